import { type HandOver, nextText, waitingBehind } from '@taskwell/contract/hand-over';

/** Which of the tasks of its text a hand-over is; null where the text has one. */
export function partOf(handOver: HandOver): { number: number; total: number } | null {
  const number = handOver.number ?? 1;
  const total = number + waitingBehind(handOver);
  return total > 1 ? { number, total } : null;
}

/** The same of a text that says something of several tasks, with the way past this one. */
export function partOfText(handOver: HandOver, onDone: (next: HandOver | null) => void) {
  const next = nextText(handOver);
  return { part: partOf(handOver), onSkip: next === null ? undefined : () => onDone(next) };
}
