import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import type { PasswordReset } from '@taskwell/contract/security-schemas';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { ActorInput } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import {
  checkSharedPassword,
  confirmOwnPassword,
  endSessionsOfMembers,
  giveSharedPassword,
  hashSharedPassword,
} from '../accounts/accounts.service.ts';
import {
  findLatestReset,
  finishReset,
  holdNextMembers,
  holdRunningReset,
  insertReset,
  noteProgress,
} from './password-resets.queries.ts';

/** People of one transaction: some 50 milliseconds. */
const BATCH = 200;

/**
 * Resetting the passwords of everybody (DECISIONS §4). All members are signed out at once; their passwords are replaced in
 * short transactions, by a job that goes on where it was interrupted.
 */
export function createPasswordResets(services: Services) {
  const { database, jobs, config } = services;

  async function start(input: ActorInput<'POST /security/reset-all-passwords'>): Promise<PasswordReset> {
    const { tx, actor, body } = input;
    checkSharedPassword(config, body.newPassword, body.confirmPassword);
    await confirmOwnPassword(services, tx, actor, body.currentPassword);
    const passwordHash = await hashSharedPassword(body.newPassword);
    return tx.asSystem('platform console', async (system) => {
      if (!(await insertReset(system, actor.userId, passwordHash))) throw alreadyRunning();
      await endSessionsOfMembers(system);
      await jobs.add(system, 'security.reset-passwords', {});
      const reset = await read(system);
      if (!reset) throw new Error('the reset vanished within its transaction');
      return reset;
    });
  }

  /** How far the last one has come; null where there was none. */
  async function progress(tx: Transaction): Promise<PasswordReset | null> {
    return tx.asSystem('platform console', (system) => read(system));
  }

  async function read(tx: SystemTransaction): Promise<PasswordReset | null> {
    const reset = await findLatestReset(tx);
    if (!reset) return null;
    const { startedAt, finishedAt, ...rest } = reset;
    return { ...rest, startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  }

  /** @returns whether there may be more to do */
  async function step(tx: SystemTransaction): Promise<boolean> {
    const reset = await holdRunningReset(tx);
    if (!reset?.passwordHash) return false;
    const people = await holdNextMembers(tx, reset.reachedId, reset.lastId, BATCH);
    const last = people.at(-1);
    if (!last) {
      await finishReset(tx, reset.id);
      return false;
    }
    await giveSharedPassword(
      tx,
      people.map(({ id }) => id),
      reset.passwordHash,
    );
    for (const { id, name, companyId } of people) {
      const words = `${reset.name} reset all passwords, that of ${name} too`;
      tx.record({ companyId, actor: reset, audit: [auditEntry('PASSWORD_CHANGED', 'User', id, words)] });
    }
    await noteProgress(tx, reset.id, last.id, people.length);
    return true;
  }

  /** The job. Where it is interrupted before the end, another one is asked for. */
  async function run(signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) {
        await database.asSystem('platform console', (tx) => jobs.add(tx, 'security.reset-passwords', {}));
        return;
      }
      if (!(await database.asSystem('platform console', step))) return;
    }
  }

  return { start, progress, run, step };
}

function alreadyRunning(): Failure {
  return new Failure('ALREADY_RUNNING', SECURITY_MESSAGES.resetAllRunning);
}
