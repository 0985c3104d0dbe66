import type { ChatAnswer } from '@taskwell/contract/schemas/assistant';

type NamedTask = ChatAnswer['tasks'][number];

export interface AnswerLine {
  /** Where each line begins in the answer, which no two share. */
  start: number;
  /** The task that the line is about, whose title stands between the other two. */
  task: NamedTask | null;
  before: string;
  after: string;
}

/**
 * An answer line by line, with the tasks that lines of a list name, in their order, so that each can be opened there.
 *
 * @returns `others`: tasks that no line names
 */
export function answerLines(
  response: string,
  tasks: ChatAnswer['tasks'],
): { lines: AnswerLine[]; others: NamedTask[] } {
  const others = [...tasks];
  const lines: AnswerLine[] = [];
  let start = 0;
  for (const text of response.split('\n')) {
    const task = others.find(({ title }) => text.startsWith(ITEM + title));
    if (task) others.splice(others.indexOf(task), 1);
    lines.push(
      task
        ? { start, task, before: ITEM, after: text.slice(ITEM.length + task.title.length) }
        : { start, task: null, before: text, after: '' },
    );
    start += text.length + 1;
  }
  return { lines, others };
}

const ITEM = '- ';
