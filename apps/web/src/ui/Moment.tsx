import { useNow } from '../lib/clock.ts';
import { agoWords, exactTime } from '../lib/due-words.ts';

/** When something happened: how long ago, the exact moment on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {agoWords(at, useNow())}
    </time>
  );
}
