import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everybody whom the lines may name. */
export const PEOPLE_OF_LINES =
  'Nora Lind|Ben Okoye|Mei Tanaka|Tomasz Zielinski|Amara Okafor|Rafael Costa|Ingrid Solberg|Jonas Lindqvist|Priya Nair|Sam Doyle|Lucía Moreno|Emil Haas'.split(
    '|',
  );

export interface ToldAssignee {
  text: string;
  /** Whom it asks; null for nobody. */
  assignee: string | null;
}

/**
 * The lines of told-assignees.tsv: a text, with ' / ' between its lines, and the name of whom it asks ('-' for nobody).
 *
 * @throws Error for a line of another form
 */
export async function toldAssignees(): Promise<ToldAssignee[]> {
  const file = await readFile(join(import.meta.dirname, 'told-assignees.tsv'), 'utf8');
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const [written, name, ...more] = line.split('\t');
      if (!written || !name || more.length > 0 || !(name === '-' || PEOPLE_OF_LINES.includes(name)))
        throw new Error(`told-assignees.tsv: ${line}`);
      return { text: written.replaceAll(' / ', '\n'), assignee: name === '-' ? null : name };
    });
}
