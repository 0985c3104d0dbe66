/** A promise's end as a value, so that no other one has to be left unheard while it is awaited. */
export function settle<T>(work: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
