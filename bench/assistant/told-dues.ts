import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ToldDue {
  text: string;
  /** Where in it the words stand that say when it is due; null where it is not. */
  due: { start: number; end: number } | null;
}

/**
 * The lines of told-dues.tsv: a text each, with [[ ]] around the words that say when it is due.
 *
 * @throws Error for a line of another form
 */
export async function toldDues(): Promise<ToldDue[]> {
  const file = await readFile(join(import.meta.dirname, 'told-dues.tsv'), 'utf8');
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', words, after, ...more] = line.split(/\[\[|\]\]/);
      if (words === undefined && !line.includes('[')) return { text: line, due: null };
      if (words === undefined || after === undefined || more.length > 0) throw new Error(`told-dues.tsv: ${line}`);
      const due = { start: before.length, end: before.length + words.length };
      return { text: before + words + after, due };
    });
}
