import { meansExhausted } from '../../http/failure.ts';
import type { Statement } from './connection.ts';

/**
 * Fills a table anew. An emptied table begins in a new file, so this needs room on the disk whatever is free within the
 * files that are there.
 */
const PROBE: readonly Statement[] = [
  { text: 'truncate storage_probes' },
  { text: `insert into storage_probes select repeat('x', 1000) from generate_series(1, 100)` },
];
/** However often the health is asked for. */
const PAUSE_MILLISECONDS = 1_000;

/**
 * Whether the database can write: told by the changes that failed for want of disk or memory, and from then on until a
 * probe succeeds, so that it costs nothing as long as all is well.
 *
 * @param write runs statements as one transaction
 */
export function watchStorage(write: (probe: readonly Statement[]) => Promise<unknown>) {
  let failure: unknown = null;
  let probed = 0;
  let probing: Promise<void> | null = null;

  async function probe(): Promise<void> {
    try {
      await write(PROBE);
      failure = null;
    } catch (error) {
      failure = error;
    }
    probed = performance.now();
  }

  return {
    /** Told of whatever ended a transaction. */
    note(error: unknown): void {
      if (meansExhausted(error)) failure = error;
    },
    /** @throws why it cannot write */
    async check(): Promise<void> {
      if (failure === null) return;
      if (performance.now() - probed > PAUSE_MILLISECONDS) {
        probing ??= probe().finally(() => {
          probing = null;
        });
        await probing;
      }
      if (failure !== null) throw failure;
    },
  };
}
