import type { Created, Question } from '@taskwell/assistant/chat/question';
import { findRepetition } from '@taskwell/assistant/chat/read-created';
import type { ExtractedTask } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { LIMITS } from '@taskwell/contract/limits';
import { ANSWERS } from './chat-words.ts';
import type { MessageToAnswer, Reply } from './engine.ts';
import type { Reader } from './reading.ts';

/** The tasks that a message of the chat asks to create, as proposals. */

type Creating = Extract<Question<Person>, { kind: 'create' }>;

export async function proposeTask(
  { people, now, timeZone }: MessageToAnswer,
  { text, assignee, leftOut, isForAll }: Creating,
  reader: Reader,
): Promise<Reply> {
  const [, title, beside = ''] = QUOTED_FIRST.exec(text) ?? [];
  const isNamed = title !== undefined && beside !== '';
  const { others, othersLeftOut, ...read } = await reader.extract(isNamed ? beside : text, people, { now, timeZone });
  const named = isNamed ? { ...read, title, description: '' } : read;
  const task = { ...named, assignee: assignee ?? read.assignee };
  if (others.length > 0) return proposals([task, ...others], now, othersLeftOut);
  const repetition = findRepetition(text);
  const response = [
    ANSWERS.create(task.title, leftOut),
    ...(isForAll ? [ANSWERS.forAll] : []),
    ...passedNotice([task], now),
    ...(repetition === null ? [] : [ANSWERS.noRepetition(repetition)]),
  ].join(' ');
  return { response, taskIds: [], proposals: [{ action: 'createTask', task, replaces: null }] };
}

/** 'Create a task “Try it again” for next Thursday': its title is what is quoted. */
const QUOTED_FIRST = new RegExp(`^["“„«]([^"“”„«»]{2,${LIMITS.titleLength}})["”“»],?\\s*(.*)$`, 's');

export async function proposeTasks(
  { people, now, timeZone }: MessageToAnswer,
  tasks: readonly Created<Person>[],
  reader: Reader,
): Promise<Reply> {
  // Each is a text to be read, of which one message may not keep too many busy.
  const fitting = tasks.slice(0, ASSISTANT_LIMITS.tasksProposed);
  const read = fitting.map(async ({ text, assignee }) => {
    const task = await reader.extract(text, people, { now, timeZone });
    return { ...task, assignee: assignee ?? task.assignee };
  });
  return proposals(await Promise.all(read), now, tasks.length - fitting.length);
}

/**
 * A card for each, as many as one message may propose.
 *
 * @param noRoom how many more there are
 */
function proposals(tasks: readonly ExtractedTask<Person>[], now: Date, noRoom = 0): Reply {
  const fitting = tasks.slice(0, ASSISTANT_LIMITS.tasksProposed);
  return {
    response: [
      ANSWERS.createSeveral(fitting.length, noRoom + tasks.length - fitting.length),
      ...passedNotice(fitting, now),
    ].join(' '),
    taskIds: [],
    proposals: fitting.map(({ title, description, priority, dueDate, assignee }) => ({
      action: 'createTask',
      task: { title, description, priority, dueDate, assignee },
      replaces: null,
    })),
  };
}

/** What is said where one of them is to be done 'today at 9', and it is evening. */
export function passedNotice(tasks: readonly Pick<ExtractedTask<Person>, 'dueDate'>[], now: Date): string[] {
  return tasks.some(({ dueDate }) => dueDate !== null && dueDate <= now) ? [ANSWERS.hasPassed] : [];
}
