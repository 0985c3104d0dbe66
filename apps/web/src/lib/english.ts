/**
 * The English that the browser prefers, such as 'en-GB': words of dates are those of the screens around them, and their
 * order is that of the reader. Where it names none, that of the United States.
 */
export const ENGLISH = globalThis.navigator?.languages.find((language) => /^en\b/.test(language)) ?? 'en';
