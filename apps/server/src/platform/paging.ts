import { VALIDATION } from '@taskwell/contract/messages';
import { isStorableText } from '@taskwell/contract/rules';
import { invalidFields } from './failure.ts';

/** The sort keys of the last row of a page, as text; null where the row has none. */
export type Cursor = (string | null)[];

/** An opaque cursor, bound to the order it was made for. */
export function encodeCursor(order: string, keys: Cursor): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/** Reads a cursor back; anything else than what encodeCursor made for this order is invalid input. */
export function decodeCursor(order: string, text: string, keyCount: number): Cursor {
  const keys = parse(text);
  const [madeFor, ...rest] = keys ?? [];
  if (madeFor !== order || rest.length !== keyCount) throw invalidCursor();
  return rest;
}

export function invalidCursor() {
  return invalidFields({ cursor: VALIDATION.fieldInvalid('cursor') });
}

function parse(text: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) && value.every(isKey) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isKey(part: unknown): boolean {
  return part === null || (typeof part === 'string' && isStorableText(part));
}

/** A LIKE pattern that finds the words as typed, wherever they stand. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
