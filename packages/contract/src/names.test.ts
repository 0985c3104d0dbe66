import { expect, it } from 'vitest';
import { NAME_INVISIBLE } from './names.ts';
import { type OperationName, operation } from './operations.ts';

/** Every field in which somebody says what a person is called. */
const NAMES: [OperationName, string, object][] = [
  ['POST /auth/register', 'name', {}],
  ['POST /auth/register-personal', 'name', {}],
  ['POST /auth/register-company', 'name', {}],
  ['POST /auth/register-company', 'adminName', {}],
  ['POST /users', 'name', {}],
  ['PUT /users/{id}', 'name', {}],
  ['POST /contacts', 'name', {}],
  ['POST /feedback', 'name', {}],
];

function problemOf(name: OperationName, field: string, value: string): string | undefined {
  const issues = operation(name).body?.safeParse({ [field]: value }).error?.issues ?? [];
  return issues.find(({ path }) => path[0] === field)?.message;
}

it.each(NAMES)('%s takes no %s that hides or turns round what is read', (operationName, field) => {
  for (const bad of [
    '\u202Eevil',
    'Ada\u2066 Admin',
    'Ada\u200B',
    'Ada\nAdmin',
    'Ada\u0007',
    'A\u00ADda',
    'Ada\u2028x',
  ]) {
    expect(problemOf(operationName, field, bad), JSON.stringify(bad)).toBe(NAME_INVISIBLE);
  }
  for (const empty of ['\u200B', '\u3164\u2800', '\u200D']) {
    expect(problemOf(operationName, field, empty)).toMatch(/required/i);
  }
  // The joiners are letters to scripts and emoji.
  for (const good of ['Ada Lovelace', 'علی‌رضا', 'श्री‍मान', 'O’Neill-Çelik', '李小龍', 'דוד', '👩\u200d💻 Ada']) {
    expect(problemOf(operationName, field, good), good).toBeUndefined();
  }
});
