import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withOnePath } from './icons.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@tabler/icons-react/dist/esm/icons/IconX.mjs'));
const read = (name: string) => readFile(join(folder, `${name}.mjs`), 'utf8');
const pathsIn = (code: string) => [...code.matchAll(/"path", ?\{/g)].length;
const movesIn = (code: string) => [...code.matchAll(/M-?\d/g)].length;

it('an icon of several strokes is drawn with one path that has all of them', async () => {
  const code = await read('IconCalendarDue');
  const lean = withOnePath(code);
  expect([pathsIn(code), pathsIn(lean)]).toEqual([5, 1]);
  expect(movesIn(lean)).toBe(movesIn(code));
});

it('a filled icon stays as it is, as its areas might cut each other out', async () => {
  const code = await read('IconStarFilled');
  expect(withOnePath(code)).toBe(code);
});
