import { FEEDBACK_MESSAGES } from '@taskwell/contract/feedback';
import type { Answer } from '@taskwell/contract/operations';
import type { NewFeedback } from '@taskwell/contract/schemas/feedback';
import type { User } from '@taskwell/contract/schemas/people';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { ActorInput, Input } from '../../platform/http/request.ts';
import { numberedPage } from '../../platform/queries/paging.ts';
import type { Services } from '../../platform/services.ts';
import { readAccount } from '../accounts/accounts.service.ts';
import { countFeedback, insertFeedback, listFeedback } from './feedback.queries.ts';

/** What people write to the operator (SPEC §5 'Feedback', DECISIONS §4 '/contact'; decision 28). */
export function createFeedback({ config, database, mailer, throttle }: Services) {
  /**
   * Keeps it, with who was signed in, and mails it to the operator where there is an address for that.
   *
   * @throws 429 for one person, or one mailbox that is named, who writes too often
   */
  async function submit({ body, tokenHash }: Input<'POST /feedback'>): Promise<{ message: string }> {
    const isTaken =
      tokenHash !== null &&
      (await database.asActor(tokenHash, false, (tx, session) =>
        tx.asSystem('feedback', async (system) => {
          await take(system, body, await readAccount(system, session.user_id));
          return true;
        }),
      ));
    // A session that is over is as none: what was written is not lost for that.
    if (!isTaken) await database.asSystem('feedback', (tx) => take(tx, body, null));
    return { message: FEEDBACK_MESSAGES.submitted };
  }

  async function take(tx: SystemTransaction, written: NewFeedback, writer: User | null): Promise<void> {
    // Whoever is signed in is not held back by others who name their mailbox.
    await throttle.spend('feedbackAuthor', writer === null ? `mailbox ${written.email}` : `person ${writer.id}`);
    await insertFeedback(tx, written, writer && { userId: writer.id, companyId: writer.companyId });
    if (config.supportEmail === null) return;
    await mailer.queue(tx, {
      template: 'feedback',
      recipient: config.supportEmail,
      props: {
        ...written,
        writer: writer && { name: writer.name, companyName: writer.isPersonal ? null : writer.companyName },
        replyTo: replyAddress(written, writer),
        link: `${config.appUrl}/super-admin?tab=feedback`,
      },
      account: null,
      causedBy: 'writer',
      // Goes with the company, as the feedback does.
      companyId: writer?.companyId ?? null,
      expiresAt: null,
    });
  }

  async function list({
    tx,
    query,
  }: ActorInput<'GET /super-admin/feedback'>): Promise<Answer<'GET /super-admin/feedback'>['data']> {
    return tx.asSystem('platform console', async (system) => {
      const [feedback, total] = await Promise.all([listFeedback(system, query), countFeedback(system)]);
      return { feedback, pagination: numberedPage(query, total) };
    });
  }

  return { submit, list };
}

/**
 * Where an answer may go by itself: only to an address that the writer has shown to be theirs. Answers of programs, and
 * of people in a hurry, would otherwise reach whomever a stranger names.
 */
function replyAddress(written: NewFeedback, writer: User | null): string | null {
  return writer?.isEmailVerified && writer.email === written.email ? writer.email : null;
}
