/** How long a piece of work may keep others waiting. */
const TURN_MILLISECONDS = 8;

/** For long work in the server's process: called between its steps, it lets whatever waits run once a turn is over. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MILLISECONDS) return;
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    began = performance.now();
  };
}
