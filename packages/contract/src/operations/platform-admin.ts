import { z } from 'zod';
import { ROLES } from '../labels.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { companyDetails, companySummary, dayFigures, planCount, roleCount } from '../platform-admin-schemas.ts';
import { COMPANY_STATUS_ACTIONS, CONSOLE_LIMITS, CONSOLE_MESSAGES, REPORTS } from '../platform-console.ts';
import { user } from '../schemas/people.ts';
import { limitOf, messageAnswer, offsetPagination, pageNumber, password, pathId, searchText } from '../schemas.ts';

const params = z.strictObject({ id: pathId });
const figureDays = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: VALIDATION.fieldInvalid('days') })
  .transform(Number)
  .pipe(z.int().max(CONSOLE_LIMITS.figureDaysMax, { error: VALIDATION.fieldInvalid('days') }))
  .default(CONSOLE_LIMITS.figureDays);
const userAnswer = z.strictObject({ success: z.literal(true), data: user });
const detailsAnswer = z.strictObject({ success: z.literal(true), data: companyDetails });

/** SPEC §7 'Super admin and security', DECISIONS §2 and §5. */
export const platformAdminOperations = define({
  'GET /super-admin/companies': {
    summary: 'List all companies and personal accounts',
    description:
      'Newest first, by pages that are counted; `search` finds a part of the name or email address. Each comes with its health score (DECISIONS §5).',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({
      page: pageNumber,
      limit: limitOf(CONSOLE_LIMITS.companiesPageSize),
      search: searchText.optional(),
    }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ companies: z.array(companySummary), pagination: offsetPagination }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/companies/{id}': {
    summary: 'Read a company with its people',
    description: `What speaks against its health, when it is to be purged, and the first ${CONSOLE_LIMITS.companyUsersShown} of its users, administrators first; userCount is how many there are in all. That it was read stands on the company's own history.`,
    tag: 'Super Admin',
    access: 'super-admin',
    params,
    recorded: true,
    status: 200,
    response: detailsAnswer,
    errors: ['FORBIDDEN'],
  },
  'PUT /super-admin/companies/{id}/status': {
    summary: 'Suspend or restore a company',
    description:
      "suspend marks it for deletion, without a date, and ends every session of its people at once, live streams included. activate takes back that mark and any date on which it would be purged, an owner's deletion included; the people sign in again, sessions of before stay ended. A company that is as asked for already stays as it is, and its history too: the answer is the same, so a repeated request does no harm.",
    tag: 'Super Admin',
    access: 'super-admin',
    params,
    body: z.strictObject({ action: z.enum(COMPANY_STATUS_ACTIONS, { error: CONSOLE_MESSAGES.companyActionInvalid }) }),
    status: 200,
    response: detailsAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/users/search': {
    summary: 'Search the people of all companies',
    description: 'Newest first, by pages that are counted; `search` finds a part of the name or email address.',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({
      page: pageNumber,
      limit: limitOf(CONSOLE_LIMITS.usersPageSize),
      search: searchText.optional(),
      role: z.enum(ROLES, { error: VALIDATION.fieldInvalid('role') }).optional(),
    }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ users: z.array(user), pagination: offsetPagination }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/users/{id}': {
    summary: 'Read one person with their company',
    description: "That they were looked at stands on their company's own history.",
    tag: 'Super Admin',
    access: 'super-admin',
    params,
    recorded: true,
    status: 200,
    response: userAnswer,
    errors: ['FORBIDDEN'],
  },
  'PUT /super-admin/users/{id}/reset-password': {
    summary: "Reset somebody's password",
    description:
      'Ends their sessions; they are told by mail that it was reset, not what it is. Not of a super administrator.',
    tag: 'Super Admin',
    access: 'super-admin',
    params,
    body: z.strictObject({ newPassword: password }),
    status: 200,
    response: messageAnswer,
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'mailPerson'],
    errors: ['FORBIDDEN'],
  },
  'PUT /super-admin/users/{id}/verification': {
    summary: "Mark somebody's address as verified, or not",
    description:
      'Unverified, they enter a code from their mailbox before they sign in again, and keep the address for 7 days meanwhile. Where it is so already, nothing changes. Not of a super administrator.',
    tag: 'Super Admin',
    access: 'super-admin',
    params,
    body: z.strictObject({ isEmailVerified: z.boolean({ error: VALIDATION.fieldInvalid('isEmailVerified') }) }),
    status: 200,
    response: userAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/system/health': {
    summary: 'Sum up the platform',
    description:
      'How many there are of what, what is new within the days (UTC, with today), and how healthy the companies are: healthy from 80, critical below 60, warning between. Health is at most a few minutes old.',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({ days: figureDays }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({
        overview: z.strictObject({
          totalCompanies: z.int(),
          totalUsers: z.int(),
          totalTasks: z.int(),
          recentUsers: z.int(),
          recentCompanies: z.int(),
          recentTasks: z.int(),
        }),
        companyHealth: z.strictObject({ healthy: z.int(), warning: z.int(), critical: z.int() }),
        subscriptionDistribution: z.array(planCount),
        roleDistribution: z.array(roleCount),
      }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/analytics': {
    summary: 'Read what happened on each of the last days',
    description:
      'In all companies, oldest day first, in UTC and with today; and how plans and roles are distributed now.',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({ days: figureDays }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({
        days: z.array(dayFigures),
        subscriptionDistribution: z.array(planCount),
        roleDistribution: z.array(roleCount),
      }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /super-admin/analytics/export': {
    summary: 'Export a report as CSV',
    description:
      'revenue: what each company pays a month by the price list. engagement: who signs in and works, by company, over 7 and 30 days. features: how often each action was done within the days. all: the figures of each day.',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({ report: z.enum(REPORTS, { error: VALIDATION.fieldInvalid('report') }), days: figureDays }),
    status: 200,
    response: z.string(),
    file: 'text/csv',
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
});
