import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { taskSummary } from '@taskwell/contract/task-summary';
import { oneLine } from '@taskwell/contract/text';
import { ANSWERS } from './chat-words.ts';
import type { IdentifiedTask, MessageToAnswer, Reply } from './engine.ts';
import { type AboutTask, isAsking, proposeChange } from './propose-change.ts';
import type { Reader } from './reading.ts';
import { together } from './replies.ts';

/** What is asked about the task that the words name, or to be done with it; with each of several: 'the oven and the rota'. */
export async function answerNamed(asked: MessageToAnswer, question: AboutTask, reader: Reader): Promise<Reply> {
  const find = (about: string) => findAbout(asked, about, statusWanted(question), reader);
  const quoted = [...question.about.matchAll(QUOTED)].map(([, title = '']) => title);
  const found = quoted.length > 1 ? null : await find(question.about);
  const parts = found === null ? quoted : question.about.split(BESIDE);
  const isWhole = found !== null && found.task !== null && found.share === 1;
  if (parts.length > 1 && parts.length <= ASSISTANT_LIMITS.tasksProposed && !isWhole) {
    const each = await Promise.all(parts.map(find));
    const ids = new Set(each.flatMap(({ task }) => task?.id ?? []));
    // Of 'the books and the dentist' either is answered, though one of them may be none that there is.
    if (ids.size === parts.length || (found?.task && ids.has(found.task.id)))
      return together(
        await Promise.all(
          each.map((one, at) => answerTask(asked, { ...question, about: parts[at] ?? question.about }, one)),
        ),
      );
  }
  return answerTask(asked, question, found ?? (await find(question.about)));
}

const QUOTED = /“([^“”]+)”/g;
/** Between the names of several tasks. */
const BESIDE = /,\s*(?:and\s)?|\s(?:and|&|\+|und|y|et)\s/;

function statusWanted(question: AboutTask): TaskStatus | null {
  if (question.kind === 'complete') return 'COMPLETED';
  return question.kind === 'status' ? question.status : null;
}

/** The task that the words name, found as for a text. @param wanted the status that it is to have: those that have it are not meant */
async function findAbout(
  { tasks, people, now, timeZone }: MessageToAnswer,
  about: string,
  wanted: TaskStatus | null,
  reader: Reader,
): Promise<IdentifiedTask> {
  const spoken = await tasks.spokenOf(about);
  const find = (among: typeof spoken) => reader.identify(about, among, people, { now, timeZone });
  // Those that are not so yet, unless none of them fits, or one that is has more of the words.
  const open = await find(spoken.filter(({ status }) => status !== wanted));
  const isSettled = wanted === null || open.candidates.length > 0 || (open.task !== null && open.share === 1);
  if (isSettled) return onlyNamed(open);
  const any = await find(spoken);
  return onlyNamed(open.task !== null && any.share <= open.share ? open : any);
}

/**
 * What is to be changed has to be named: of a task that only fits in sense, or by a word of many ('the flour silo' of 'Order
 * rye flour'), it is said that it is merely the nearest.
 */
function onlyNamed(found: IdentifiedTask): IdentifiedTask {
  const [only, ...others] = found.candidates;
  if (found.task === null && only !== undefined && others.length === 0)
    return { ...found, candidates: [], nearest: [only] };
  if (found.task === null || found.share >= LEAST_NAMED) return found;
  return { ...found, task: null, nearest: [found.task] };
}

const LEAST_NAMED = 0.4;

/** Which task is meant, or which may be. */
interface Meant {
  task: { id: number } | null;
  candidates: readonly { id: number }[];
  nearest: readonly { id: number }[];
}

/** What is asked about a task, or to be done with it; where several may be meant, with each of them. */
export async function answerTask(
  asked: MessageToAnswer,
  question: AboutTask,
  { task, candidates, nearest }: Meant,
): Promise<Reply> {
  // The only one that may be meant is shown, and only a press changes it.
  const only = task ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
  if (only !== null) return answerOne(asked, question, await asked.tasks.whole(only.id));
  const some = candidates.length > 0 ? candidates : nearest;
  const response = candidates.length > 0 ? ANSWERS.which : ANSWERS.noTask(question.about, some.length);
  const isMany = some.length > ASSISTANT_LIMITS.candidates;
  if (isAsking(question) || isMany) {
    return { response, taskIds: some.map(({ id }) => id), proposals: [] };
  }
  const wholes = await Promise.all(some.map(({ id }) => asked.tasks.whole(id)));
  const changes = wholes.map((each) => proposeChange(asked, each, question));
  const proposals = changes.flatMap((each) => each.proposals);
  // One that is so already may be the one that is meant.
  const settled = changes.flatMap((each) => (each.proposals.length === 0 ? each.response : []));
  const isTold = proposals.length > 0 && settled.length > 0;
  return {
    response: isTold ? [response, ...settled].join('\n') : response,
    taskIds: proposals.length > 0 ? [] : some.map(({ id }) => id),
    proposals,
  };
}

async function answerOne(asked: MessageToAnswer, question: AboutTask, whole: Task): Promise<Reply> {
  const { tasks, actor, now, timeZone, english } = asked;
  const about = { taskIds: [whole.id], proposals: [] };
  if (question.kind === 'summary') {
    const { title, parentTask } = whole;
    const onOneLine = {
      ...whole,
      title: oneLine(title),
      parentTask: parentTask && { ...parentTask, title: oneLine(parentTask.title) },
    };
    return { response: taskSummary(onOneLine, now, timeZone, { withPeople: !actor.isPersonal }), ...about };
  }
  if (question.kind === 'changes') {
    return {
      response: ANSWERS.changes(whole.title, await tasks.changes(whole.id), { now, timeZone, english }),
      ...about,
    };
  }
  if (question.kind === 'comments') return { response: ANSWERS.comments(whole, { now, timeZone, english }), ...about };
  if (question.kind === 'origin') return { response: ANSWERS.origin(whole, { now, timeZone, english }), ...about };
  return { ...about, ...proposeChange(asked, whole, question) };
}

/** The same of a task by its id. @throws 404 where the caller does not see it */
export async function answerWith(asked: MessageToAnswer, question: AboutTask, taskId: number): Promise<Reply> {
  return answerOne(asked, question, await asked.tasks.whole(taskId));
}
