import { readFile } from 'node:fs/promises';
import type { UpdateType } from '@taskwell/assistant/identify/update-type';
import { UPDATE_TYPES } from '@taskwell/contract/assistant-limits';

/** What somebody tells of a task that exists already, and the kinds of update that people accept it for. */
export interface ToldUpdate {
  text: string;
  types: UpdateType[];
}

export function isUpdateType(name: string): name is UpdateType {
  return UPDATE_TYPES.some((type) => type === name);
}

const FILE = new URL('told-updates.tsv', import.meta.url);

/**
 * The labelled lines of `told-updates.tsv`: types joined by '/', a tab, the text.
 *
 * @throws where a line is of another form
 */
export async function toldUpdates(): Promise<ToldUpdate[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, at) => {
    const [labels = '', text, ...rest] = line.split('\t');
    const types = labels.split('/').filter(isUpdateType);
    if (text === undefined || rest.length > 0 || types.length === 0 || types.join('/') !== labels)
      throw new Error(`told-updates.tsv, line ${at + 1}: '${line}'`);
    return { text, types };
  });
}
