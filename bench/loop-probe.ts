/**
 * Within the app's process (node --import), nothing of the app's own: how long its event loop was held at a time. Asked by
 * the signal SIGUSR2, it tells the longest hold since it was asked before.
 */

export interface LoopAnswer {
  longestHoldMilliseconds: number;
}

const EVERY_MILLISECONDS = 1;
/** So that a hold which has just ended is counted before it is told. */
const SETTLE_MILLISECONDS = 5;

let longest = 0;
let last = performance.now();
let lastUsed = usedMilliseconds();

setInterval(() => {
  const now = performance.now();
  const used = usedMilliseconds();
  // Where the machine let this thread wait for others, the time is not the app's.
  longest = Math.max(longest, Math.min(now - last - EVERY_MILLISECONDS, used - lastUsed));
  last = now;
  lastUsed = used;
}, EVERY_MILLISECONDS).unref();

process.on('SIGUSR2', () => {
  setTimeout(() => {
    process.send?.({ longestHoldMilliseconds: longest } satisfies LoopAnswer);
    longest = 0;
  }, SETTLE_MILLISECONDS);
});

/** Processor time of the thread that runs the event loop. */
function usedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
