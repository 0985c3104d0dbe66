export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Settles with the work or after so long, whichever comes first; never fails. */
export async function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), pause(milliseconds)]);
}
