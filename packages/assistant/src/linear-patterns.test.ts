import { readdirSync, readFileSync } from 'node:fs';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

// Whoever may write a text may write one of 2,000 equal signs. A pattern that tries many ways to divide them among its parts
// takes seconds for it (CWE-1333), in a thread that reads for every tenant.

const FOLDERS = ['./', '../../quick-add/src/'].map((folder) => new URL(folder, import.meta.url));

it.each(sources())('%s has no pattern that can divide a text in many ways', (_, source) => {
  const faults = patternsIn(parseAst(source, { lang: 'ts' })).flatMap(({ pattern, flags }) => {
    const { reports } = analyse(new RegExpParser({ ecmaVersion: 2025 }).parseLiteral(`/${pattern}/${flags}`), {
      // From how many places it is tried is bounded by the length of the text.
      reportTypes: { Move: false },
    });
    return reports.map(({ type, exponential }) => `${exponential ? 'exponential' : type}: ${pattern}`);
  });
  expect(faults).toEqual([]);
});

function sources(): [name: string, source: string][] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

interface Pattern {
  pattern: string;
  flags: string;
}

/** The literal patterns of a syntax tree (ESTree). */
function patternsIn(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'regex' in node && node.regex ? [node.regex as Pattern] : [];
  return [...own, ...Object.values(node).flatMap(patternsIn)];
}
