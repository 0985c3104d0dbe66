import type { NewEmployee } from '@taskwell/contract/employee-csv';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { sendOnce } from '../../../lib/send-once.ts';

export interface ImportResult {
  imported: number;
  /** How many of them get their welcome mail later. */
  waiting: number;
  /** Those that did not become employees, and why. */
  failed: { person: NewEmployee; error: string }[];
  /** Those never sent, because the person stopped. */
  unsent: NewEmployee[];
  /** Those whose call failed, or that came after it: they may be sent again. */
  retryable: NewEmployee[];
}

interface UploadOptions {
  onProgress: (sent: number) => void;
  /** Asked between two calls. */
  isStopped: () => boolean;
}

export const NOTHING_IMPORTED: ImportResult = { imported: 0, waiting: 0, failed: [], unsent: [], retryable: [] };

/** Those that may be sent once more, in their order. */
export function remainingOf({ retryable, unsent }: ImportResult): NewEmployee[] {
  return [...retryable, ...unsent];
}

/**
 * Sends people in calls of a size that the server takes. A call that fails ends the upload; what is in is in. Sent once
 * more, they are added to the result from before: whoever failed for good there is still to be named.
 */
export async function uploadPeople(
  people: readonly NewEmployee[],
  options: UploadOptions,
  before: ImportResult = NOTHING_IMPORTED,
): Promise<ImportResult> {
  const failedBefore = before.failed.filter(({ person }) => !before.retryable.includes(person));
  const { imported, waiting } = before;
  const result: ImportResult = { ...NOTHING_IMPORTED, imported, waiting, failed: failedBefore };
  for (let start = 0; start < people.length; start += LIMITS.importPeoplePerCall) {
    if (options.isStopped()) return { ...result, unsent: people.slice(start) };
    try {
      await uploadOnce(people.slice(start, start + LIMITS.importPeoplePerCall), result);
    } catch (failure) {
      const error = failureSentence(failure, FAILURES.createEmployee);
      const rest = people.slice(start);
      result.failed.push(...rest.map((person) => ({ person, error })));
      return { ...result, retryable: rest };
    }
    options.onProgress(Math.min(start + LIMITS.importPeoplePerCall, people.length));
  }
  return result;
}

async function uploadOnce(people: readonly NewEmployee[], result: ImportResult): Promise<void> {
  const body = { people: people.map(({ name, email, role }) => ({ name, email, role })) };
  // An answer that was lost is given again.
  const { data } = await sendOnce('import-people', body, (idempotencyKey) =>
    api.call('POST /users/import', { body, idempotencyKey }),
  );
  const byEmail = new Map(people.map((person) => [person.email, person]));
  for (const { email, error } of data.failed) {
    const person = byEmail.get(email);
    if (person) result.failed.push({ person, error });
  }
  result.imported += data.imported;
  result.waiting += data.waiting;
}
