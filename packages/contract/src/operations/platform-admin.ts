import { z } from 'zod';
import { define } from '../operation.ts';
import { companyDetails, companySummary } from '../platform-admin-schemas.ts';
import { COMPANY_STATUS_ACTIONS, CONSOLE_LIMITS, CONSOLE_MESSAGES } from '../platform-console.ts';
import { limitOf, offsetPagination, pageNumber, pathId, searchText } from '../schemas.ts';

const params = z.strictObject({ id: pathId });
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
});
