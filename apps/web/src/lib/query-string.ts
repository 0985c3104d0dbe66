/**
 * Search parameters as plain text (status=TODO,IN_PROGRESS), readable and the same as the API's; the router's own way
 * would write JSON.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString().replaceAll('%2C', ',')}`;
}

/** A parameter's text, or nothing where it is missing or empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The parameters of these names that have a text. */
export function textsOf<K extends string>(
  search: Record<string, unknown>,
  names: readonly K[],
): { [name in K]?: string } {
  const texts: { [name in K]?: string } = {};
  for (const name of names) {
    const text = textOf(search[name]);
    if (text) texts[name] = text;
  }
  return texts;
}

/** A parameter that is one of these words. */
export function oneOf<T extends string>(value: unknown, words: readonly T[]): T | undefined {
  return words.find((word) => word === value);
}
