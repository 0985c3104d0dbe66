import type { NewFeedback, ReceivedFeedback } from '@taskwell/contract/schemas/feedback';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

// As the system: the table is nobody's but the operator's.

export interface Writer {
  userId: number;
  companyId: number | null;
}

export async function insertFeedback(
  tx: SystemTransaction,
  written: NewFeedback,
  writer: Writer | null,
): Promise<void> {
  await tx.db
    .insertInto('feedback')
    .values({
      name: written.name,
      email: written.email,
      content: written.feedback,
      user_id: writer?.userId ?? null,
      company_id: writer?.companyId ?? null,
    })
    .execute();
}

export async function countFeedback(tx: SystemTransaction): Promise<number> {
  const { total } = await tx.db
    .selectFrom('feedback')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page, newest first. Its ids are found in an index alone, so that a page far back looks at no rows before it. */
export async function listFeedback(
  tx: SystemTransaction,
  { page, limit }: { page: number; limit: number },
): Promise<ReceivedFeedback[]> {
  const onPage = tx.db
    .selectFrom('feedback')
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await tx.db
    .selectFrom('feedback as f')
    .leftJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('companies as c', (join) => join.onRef('c.id', '=', 'f.company_id').on('c.is_personal', '=', false))
    .select(['f.id', 'f.name', 'f.email', 'f.content', 'f.created_at'])
    .select(['u.id as user_id', 'u.name as user_name', 'u.email as user_email', 'u.is_email_verified'])
    .select('c.name as company_name')
    .where('f.id', 'in', onPage)
    .orderBy('f.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    feedback: row.content,
    createdAt: row.created_at.toISOString(),
    user:
      row.user_id === null
        ? null
        : {
            id: row.user_id,
            name: row.user_name ?? '',
            email: row.user_email,
            isEmailVerified: row.is_email_verified ?? false,
            companyName: row.company_name,
          },
  }));
}
