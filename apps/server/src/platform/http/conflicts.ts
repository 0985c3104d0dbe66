import type { ErrorCode } from '@taskwell/contract/errors';
import { REFUSALS } from '@taskwell/contract/refusals';
import pg from 'pg';

/** What it tells the caller that two want the same: the specified sentence, at the field that holds it. */
export interface Conflict {
  code: ErrorCode;
  sentence: string;
  /** What most calls name the field; null where the caller can choose nothing else there. */
  field: string | null;
}

/** Why no request can break the constraint: if one did all the same, it would be a fault of ours. */
export interface OutOfReach {
  because: string;
}

const GENERATED_ID: OutOfReach = { because: 'holds an id that PostgreSQL counts up itself' };
const RANDOM_TOKEN: OutOfReach = { because: 'is the hash of 256 random bits' };
const UPSERTED: OutOfReach = { because: 'is only written with ON CONFLICT' };
const CHAINED: OutOfReach = { because: 'is written by one worker at a time, which holds audit_chain_progress' };
const ALREADY_ON_TASK: Conflict = { code: 'ALREADY_ON_TASK', sentence: REFUSALS.alreadyOnTask, field: null };

/**
 * Every unique constraint and unique index of the database, by name. Looking before writing cannot keep two requests at
 * the same moment apart; the database can, and what it refuses becomes the specified answer here and nowhere else.
 */
export const UNIQUE_CONSTRAINTS: Readonly<Record<string, Conflict | OutOfReach>> = {
  users_email: { code: 'EMAIL_TAKEN', sentence: REFUSALS.emailTaken, field: 'email' },
  contacts_email: { code: 'CONTACT_EXISTS', sentence: REFUSALS.contactExists, field: 'email' },
  task_co_assignees_company_id_task_id_user_id_key: ALREADY_ON_TASK,
  task_shares_company_id_task_id_user_id_key: ALREADY_ON_TASK,

  companies_pkey: GENERATED_ID,
  password_resets_pkey: GENERATED_ID,
  users_pkey: GENERATED_ID,
  users_company_id_id_key: GENERATED_ID,
  sign_in_attempts_pkey: GENERATED_ID,
  contacts_pkey: GENERATED_ID,
  tasks_pkey: GENERATED_ID,
  task_co_assignees_pkey: GENERATED_ID,
  task_shares_pkey: GENERATED_ID,
  task_collaborators_pkey: GENERATED_ID,
  task_invitations_pkey: GENERATED_ID,
  comments_pkey: GENERATED_ID,
  audit_entries_pkey: GENERATED_ID,
  notifications_pkey: GENERATED_ID,
  events_pkey: GENERATED_ID,
  feedback_pkey: GENERATED_ID,
  mails_pkey: GENERATED_ID,
  push_subscriptions_pkey: GENERATED_ID,

  sessions_pkey: RANDOM_TOKEN,
  set_password_links_pkey: RANDOM_TOKEN,
  task_invitations_token_hash_key: RANDOM_TOKEN,

  sessions_calendar: { because: 'is written after the one before was deleted, with the account locked' },

  one_time_codes_pkey: UPSERTED,
  task_collaborators_company_id_task_id_user_id_key: UPSERTED,
  task_counts_pkey: UPSERTED,
  task_reminders_pkey: UPSERTED,
  mail_preferences_pkey: UPSERTED,
  push_subscriptions_session_hash_key: UPSERTED,
  password_resets_running: UPSERTED,
  platform_days_pkey: UPSERTED,
  platform_day_actions_pkey: { because: 'is written by who has just written its day' },
  company_health_pkey: UPSERTED,
  idempotency_keys_pkey: UPSERTED,
  throttles_pkey: UPSERTED,
  mail_budgets_pkey: UPSERTED,
  waiting_welcomes_pkey: { because: 'holds the id of a person who was added just now' },

  audit_chain_pkey: CHAINED,
  audit_chain_company_id_entry_id_key: CHAINED,
  audit_chain_progress_pkey: { because: 'has one row from the beginning' },
  audit_blocks_pkey: { because: 'is written by one worker at a time, which holds audit_blocks_progress' },
  audit_blocks_progress_pkey: { because: 'has one row from the beginning' },

  schema_migrations_pkey: { because: 'is written while migrating, by one process at a time' },
};

const UNIQUE_VIOLATION = '23505';

/** What the database refused because somebody else was faster; null for any other error. */
export function conflictBehind(error: unknown): Conflict | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return null;
  const known = UNIQUE_CONSTRAINTS[error.constraint ?? ''];
  return known && 'code' in known ? known : null;
}
