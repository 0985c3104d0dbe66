import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { beginChange, type Done, notifyDone } from './undo.ts';

/**
 * A change that is on the screen before the server has it. Every change made in place goes this way: what it paints, what
 * it sends and how it is rolled back stand beside each other, and nothing else is left to whoever makes it.
 */
export interface OptimisticChange<T> {
  /** Reads that may be on their way: they would paint the old state over the change. */
  reads: readonly QueryKey[];
  /** Paints it. */
  apply: () => void;
  send: () => Promise<T>;
  /** Takes over what the server answers. */
  confirm?: (answer: T) => void;
  /** What is then said, and how it is taken back. Left out where it is said elsewhere. */
  done?: Done<T> | undefined;
  /** Takes what was painted off the screen, for whoever wants it back before the server has answered. */
  withdraw?: (() => void) | undefined;
  /** Paints the state before again; left out where reading again does. */
  rollBack?: (error: unknown) => void;
  /** Says why it was rolled back. Left out, the failure goes to whoever made the change. */
  report?: (error: unknown) => void;
  /** Reads again what it touches, whatever has come of it. */
  settle: () => void;
  /** Changes of one scope are sent one after the other, in the order in which they were made. */
  scope?: string;
}

/**
 * Makes the change; settles once the server has answered.
 *
 * @throws what `send` throws, unless the change reports it
 */
export async function changeOptimistically<T>(client: QueryClient, change: OptimisticChange<T>): Promise<void> {
  const { reads, apply, send, confirm, done, withdraw, rollBack, report, settle, scope } = change;
  for (const queryKey of reads) client.cancelQueries({ queryKey });
  // Not left to the mutation's onMutate, which comes a moment later: the next change may be made on this one.
  apply();
  const begun = done?.undo ? beginChange(withdraw) : null;
  const mutation = client.getMutationCache().build(client, {
    mutationFn: send,
    // In braces, as what is read again is not waited for.
    onSuccess: (answer: T) => {
      confirm?.(answer);
      if (done) notifyDone(done, answer, begun);
    },
    onError: (error) => {
      begun?.drop();
      rollBack?.(error);
    },
    onSettled: () => {
      settle();
    },
    ...(scope !== undefined && { scope: { id: scope } }),
  });
  try {
    await mutation.execute(undefined);
  } catch (error) {
    if (report === undefined) throw error;
    report(error);
  }
}

/** How many changes of the scope the server has not answered: reading again would paint over them. */
export function countOfScope(client: QueryClient, scope: string): number {
  return client.isMutating({ predicate: ({ options }) => options.scope?.id === scope });
}
