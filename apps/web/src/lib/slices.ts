/** Less than a frame, so that nobody feels it. */
const SLICE_MILLISECONDS = 8;

/** Runs through the steps of a long work and answers what it returns; the page draws and reacts in between. */
export async function finishInSlices<T>(steps: Iterator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MILLISECONDS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
