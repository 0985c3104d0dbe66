import { z } from 'zod';
import { id, instant, statusCounts, task, taskUpdate } from '../schemas.ts';
import { auditLog } from './audit.ts';

/** How much of each list the start pages show, and how far back they look. */
export const OVERVIEW = {
  tasksShown: 8,
  recentShown: 5,
  activityShown: 8,
  peopleShown: 8,
  ownDays: 7,
  companyDays: 14,
} as const;

/** The first of them, and how many there are in all. */
const dueTasks = z.strictObject({ total: z.int(), tasks: z.array(task) });

/** In the caller's time zone, as '2030-01-31'. */
const day = z.string();

/** Something that happened to a task of the caller's. */
const taskActivity = taskUpdate
  .omit({ changes: true, comment: true })
  .extend({ task: z.strictObject({ id, title: z.string() }) });

/**
 * What somebody has to do: of the tasks that they lead or are co-assigned to, in a personal account of all, those that are
 * not archived.
 */
export const ownOverview = z.strictObject({
  statuses: statusCounts,
  /** Open and due before today. */
  overdue: dueTasks,
  today: dueTasks,
  /** Within the seven days that begin with today, less today. */
  thisWeek: dueTasks,
  /** Open ones, those that came to the caller last first; `by` is null where nobody knows. */
  recent: z.array(
    z.strictObject({ task, assignedAt: instant, by: z.strictObject({ id, name: z.string() }).nullable() }),
  ),
  /** How many were completed on each of the last days, today's last. */
  completed: z.array(z.strictObject({ day, count: z.int() })),
  activity: z.array(taskActivity),
});
export type OwnOverview = z.output<typeof ownOverview>;

/** Somebody's open tasks, and how many of these were due before today. */
const workload = z.strictObject({ id, name: z.string(), open: z.int(), overdue: z.int() });
export type Workload = z.output<typeof workload>;

/** A company at a glance: of its tasks, those that are not archived. */
export const companyOverview = z.strictObject({
  statuses: statusCounts,
  open: z.int(),
  overdue: z.int(),
  dueToday: z.int(),
  /** Within the seven days that begin with today. */
  dueThisWeek: z.int(),
  people: z.int(),
  /** Those who lead most open tasks. */
  workload: z.array(workload),
  /** Those who lead most overdue ones. */
  overduePeople: z.array(workload),
  /** Open tasks that nobody of the company leads: unassigned, or an external contact's. */
  withoutLead: z.strictObject({ open: z.int(), overdue: z.int() }),
  /** How many tasks were created and completed on each of the last days, today's last. */
  days: z.array(z.strictObject({ day, created: z.int(), completed: z.int() })),
  activity: z.array(auditLog),
});
export type CompanyOverview = z.output<typeof companyOverview>;
