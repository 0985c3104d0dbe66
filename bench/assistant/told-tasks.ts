import { readFile } from 'node:fs/promises';
import type { KnownTask } from '@taskwell/assistant/identify/rank-tasks';

/** Tasks of some people, and what they write of one of them, or of none. */
export interface ToldBoard {
  tasks: KnownTask[];
  /** `index` of the task that is meant; null for none. */
  messages: { text: string; index: number | null }[];
}

const FILE = new URL('told-tasks.txt', import.meta.url);

/**
 * The boards of told-tasks.txt. How a line begins says what it is: '# ' a board, '= ' a task ('title | description'), '+ ' a
 * message about the task above it, '- ' one about none of the board's.
 *
 * @throws where a line is of another form
 */
export async function toldTasks(): Promise<ToldBoard[]> {
  const boards: ToldBoard[] = [];
  for (const [at, line] of (await readFile(FILE, 'utf8')).trimEnd().split('\n').entries()) {
    const [kind, rest] = [line.slice(0, 2), line.slice(2)];
    const board = boards.at(-1);
    const [title = '', description = null] = rest.split(' | ');
    if (kind === '# ') boards.push({ tasks: [], messages: [] });
    else if (board !== undefined && kind === '= ') board.tasks.push({ title, description });
    else if (board !== undefined && kind === '- ') board.messages.push({ text: rest, index: null });
    else if (board !== undefined && board.tasks.length > 0 && kind === '+ ')
      board.messages.push({ text: rest, index: board.tasks.length - 1 });
    else throw new Error(`told-tasks.txt, line ${at + 1}: '${line}'`);
  }
  return boards;
}
