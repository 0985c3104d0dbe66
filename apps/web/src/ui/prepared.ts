import { savesData, useAfterFirstView } from '../lib/first-view.ts';

/** Fetches what is likely to be opened next once the first view is there, so that it opens at once. */
export function usePrepared(...parts: readonly { prepare: () => void }[]): void {
  useAfterFirstView(() => {
    if (!savesData()) for (const { prepare } of parts) prepare();
  });
}
