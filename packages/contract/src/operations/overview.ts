import { z } from 'zod';
import { define } from '../operation.ts';
import { companyOverview, OVERVIEW, ownOverview } from '../schemas/overview.ts';

const succeeded = z.literal(true);

/** What the start pages show (DECISIONS §4 '/admin', '/employee', '/personal-dashboard'); header X-Time-Zone decides what today is. */
export const overviewOperations = define({
  'GET /overview/mine': {
    summary: "Read the caller's day",
    description: `What is overdue, due today and within the week of the tasks that the caller leads or is co-assigned to (in a personal account of all), the first ${OVERVIEW.tasksShown} of each with how many there are, what came last and what happened to them. Open are To Do, In Progress and On Hold.`,
    tag: 'Overview',
    access: 'session',
    token: 'read',
    status: 200,
    response: z.strictObject({ success: succeeded, data: ownOverview }),
    errors: ['FORBIDDEN'],
  },
  'GET /overview/company': {
    summary: 'Read a company at a glance',
    description: `For ADMIN and SYSDMIN of a company: its tasks by status, who leads how many and how many of these are overdue (the first ${OVERVIEW.peopleShown} each), what was created and completed in ${OVERVIEW.companyDays} days, and the newest entries of the audit log.`,
    tag: 'Overview',
    access: 'session',
    token: 'read',
    status: 200,
    response: z.strictObject({ success: succeeded, data: companyOverview }),
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
});
