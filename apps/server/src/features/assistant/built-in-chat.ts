import { dayAround } from '@taskwell/assistant/calendar';
import type { ExtractedTask } from '@taskwell/assistant/extract-task';
import type { Identification } from '@taskwell/assistant/identify-task';
import type { Person } from '@taskwell/assistant/people';
import type { AskedFor, Question } from '@taskwell/assistant/question';
import { findRepetition } from '@taskwell/assistant/read-created';
import { dueAfter } from '@taskwell/assistant/read-postponed';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { OPEN_STATUSES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, type TaskStatus } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { taskSummary } from '@taskwell/contract/task-summary';
import { cutText } from '@taskwell/contract/text';
import type { SignedInActor } from '../../platform/http/request.ts';
import { ANSWERS, saidOf } from './chat-words.ts';
import type { MessageToAnswer, Proposal, Reply, SeenTask, TasksWanted } from './engine.ts';
import type { Reader } from './reading.ts';

/** The built-in engine's chat: it looks up what the caller sees, and proposes. */
export async function answerQuestion(asked: MessageToAnswer, reader: Reader): Promise<Reply> {
  const { text, people, now, timeZone } = asked;
  return answer(asked, await reader.question(text, people, { now, timeZone }), reader);
}

async function answer(asked: MessageToAnswer, question: Question<Person>, reader: Reader): Promise<Reply> {
  switch (question.kind) {
    case 'tasks':
      return answerTasks(asked, question);
    case 'create':
      return proposeTask(asked, question, reader);
    case 'createSeveral':
      return proposeTasks(asked, question.texts, reader);
    case 'about':
      return answerOfOne(asked, question, reader);
    case 'incomplete':
      return words(ANSWERS.incomplete[question.what]);
    case 'cannot':
      return words(ANSWERS.cannot[question.what]);
    case 'thanks':
    case 'delete':
    case 'several':
    case 'press':
      return words(ANSWERS[question.kind]);
    case 'greeting':
    case 'help':
    case 'unknown':
      return words(`${ANSWERS[question.kind]}\n${ANSWERS.examples(await knownTo(asked))}`);
    default:
      return answerTask(asked, question, await findAbout(asked, question.about, statusWanted(question), reader));
  }
}

function words(response: string): Reply {
  return { response, taskIds: [], proposals: [] };
}

/** Of the caller's own, for examples that can be sent as they are. */
async function knownTo({ tasks, people, actor }: MessageToAnswer): Promise<{ titles: string[]; name: string | null }> {
  const found = await tasks.list({ status: [...OPEN_STATUSES], ...(!actor.isPersonal && { type: 'assigned' }) });
  const colleague = actor.isPersonal ? undefined : people.find(({ id }) => id !== actor.userId);
  return { titles: found.tasks.slice(0, 2).map(({ title }) => title), name: colleague?.name ?? null };
}

/** How many there are, and the first of them in the order of urgency. */
async function answerTasks(
  { tasks, actor, now, timeZone }: MessageToAnswer,
  { isCount, askedFor }: Extract<Question<Person>, { kind: 'tasks' }>,
): Promise<Reply> {
  const isMyDay = askedFor.assignee === 'me' && askedFor.due === 'due-today' && askedFor.statuses.length > 1;
  const found = await tasks.list({
    ...(askedFor.statuses.length > 0 && { status: askedFor.statuses }),
    ...(askedFor.priority && { priority: askedFor.priority }),
    // Who asks what to do today has to do what is overdue too.
    ...(isMyDay ? { dueTo: dayAround(now, timeZone).to.toISOString() } : dueOf(askedFor)),
    ...(askedFor.search && { search: cutText(askedFor.search, LIMITS.searchLength) }),
    ...leadOf(askedFor, actor),
  });
  const said = saidOf(askedFor, timeZone, isMyDay);
  const told = { now, timeZone, withPeople: !actor.isPersonal && askedFor.assignee !== 'me' };
  const response = ANSWERS.tasks(found.total, said, isCount ? [] : found.tasks, told);
  return { response, taskIds: found.tasks.map(({ id }) => id), proposals: [] };
}

function dueOf({ due }: AskedFor<Person>): Pick<TasksWanted, 'dueDateFilter' | 'dueFrom' | 'dueTo'> {
  if (due === null) return {};
  if (typeof due === 'string') return { dueDateFilter: due };
  return { ...(due.from && { dueFrom: due.from.toISOString() }), ...(due.to && { dueTo: due.to.toISOString() }) };
}

/** Whose they are: one's own are also those that one is co-assignee of (SPEC §9). */
function leadOf({ assignee }: AskedFor<Person>, actor: SignedInActor): Pick<TasksWanted, 'assigneeId' | 'type'> {
  // A personal account's contacts are no members, and all of its tasks are its own.
  if (assignee === null || actor.isPersonal) return {};
  return assignee === 'me' ? { type: 'assigned' } : { assigneeId: assignee.id };
}

async function proposeTask(
  { people, now, timeZone }: MessageToAnswer,
  { text, assignee, leftOut }: Creating,
  reader: Reader,
): Promise<Reply> {
  const { others, ...read } = await reader.extract(text, people, { now, timeZone });
  const task = { ...read, assignee: assignee ?? read.assignee };
  if (others.length > 0) return proposals([task, ...others]);
  const question = ANSWERS.create(task.title, leftOut);
  const repetition = findRepetition(text);
  const response = repetition === null ? question : `${question} ${ANSWERS.noRepetition(repetition)}`;
  return { response, taskIds: [], proposals: [{ action: 'createTask', task }] };
}

async function proposeTasks(
  { people, now, timeZone }: MessageToAnswer,
  texts: readonly string[],
  reader: Reader,
): Promise<Reply> {
  return proposals(await Promise.all(texts.map((text) => reader.extract(text, people, { now, timeZone }))));
}

/** A card for each, as many as one message may propose. */
function proposals(tasks: readonly ExtractedTask<Person>[]): Reply {
  const fitting = tasks.slice(0, ASSISTANT_LIMITS.tasksProposed);
  return {
    response: ANSWERS.createSeveral(fitting.length, tasks.length - fitting.length),
    taskIds: [],
    proposals: fitting.map(({ title, description, priority, dueDate, assignee }) => ({
      action: 'createTask',
      task: { title, description, priority, dueDate, assignee },
    })),
  };
}

type Creating = Extract<Question<Person>, { kind: 'create' }>;

type AboutTask = Extract<
  Question<Person>,
  { kind: 'summary' | 'changes' | 'complete' | 'status' | 'priority' | 'subtask' | 'postpone' | 'assign' | 'comment' }
>;

function statusWanted(question: AboutTask): TaskStatus | null {
  if (question.kind === 'complete') return 'COMPLETED';
  return question.kind === 'status' ? question.status : null;
}

/** The task that the words name, found as for a text. @param wanted the status that it is to have: those that have it are not meant */
async function findAbout(
  { tasks, now, timeZone }: MessageToAnswer,
  about: string,
  wanted: TaskStatus | null,
  reader: Reader,
): Promise<Identification<SeenTask>> {
  const spoken = await tasks.spokenOf(about);
  // Those that are not so yet, unless none of them fits.
  const open = await reader.identify(
    about,
    spoken.filter(({ status }) => status !== wanted),
    { now, timeZone },
  );
  const isOpen = wanted === null || open.task !== null || open.candidates.length > 0;
  return isOpen ? open : reader.identify(about, spoken, { now, timeZone });
}

/** What a line that is no command says of a task, or asks about it; what it says otherwise, where it names none. */
async function answerOfOne(asked: MessageToAnswer, question: OfOne, reader: Reader): Promise<Reply> {
  const { text, named, isAsked, otherwise } = question;
  const { tasks, now, timeZone } = asked;
  const spoken = await tasks.spokenOf(text);
  const read = await reader.identify(text, spoken, { now, timeZone });
  // 'Is the fence late?' says no more of the fence than that word; and who asks about one task wants no other.
  const isKnown = read.task !== null && !isAsked;
  const byName = isKnown ? read : await reader.identify(named, spoken, { now, timeZone });
  const isMeant = byName.task !== null && byName.share >= LEAST_MEANT;
  const task = isAsked ? (isMeant ? byName.task : null) : (read.task ?? byName.task);
  const isOpen = task === null && otherwise.kind === 'unknown' && !(isAsked && byName.candidates.length === 1);
  const candidates = isOpen ? byName.candidates : [];
  if (task !== null || candidates.length > 0)
    return answerTask(asked, saidOfOne(question, read), { ...read, task, candidates });
  const isOfNothingElse = isAsked && otherwise.kind === 'tasks' && isOfAll(otherwise.askedFor);
  if (!isOfNothingElse) return answer(asked, otherwise, reader);
  const { nearest, candidates: alike } = byName;
  if (alike.length > 0) return answerTask(asked, saidOfOne(question, read), byName);
  return { response: ANSWERS.noTask(named, nearest.length), taskIds: nearest.map(({ id }) => id), proposals: [] };
}

/** How much of what names the task that a question is about has to be of it. */
const LEAST_MEANT = 0.5;

/** Whether nothing narrows the list down. */
function isOfAll({ due, priority, assignee, search }: AskedFor<Person>): boolean {
  return due === null && priority === null && assignee === null && search === null;
}

type OfOne = Extract<Question<Person>, { kind: 'about' }>;

/** How many words may name a task without saying anything of it. */
const MOST_NAMING = 5;

function saidOfOne({ text, isAsked, move }: OfOne, found: Identification<SeenTask>): AboutTask {
  const about = text;
  if (isAsked) return { kind: 'summary', about };
  if (found.priority !== null) return { kind: 'priority', about, priority: found.priority };
  if (found.status === 'COMPLETED') return { kind: 'complete', about };
  if (found.status !== null) return { kind: 'status', about, status: found.status };
  if (move !== null) return { kind: 'postpone', about, move };
  const isName = text.split(' ').length <= MOST_NAMING;
  return isName ? { kind: 'summary', about } : { kind: 'comment', about, content: text };
}

/** What is asked about a task, or to be done with it; where several may be meant, with each of them. */
async function answerTask(
  asked: MessageToAnswer,
  question: AboutTask,
  { task, candidates, nearest }: Identification<SeenTask>,
): Promise<Reply> {
  // The only one that may be meant is shown, and only a press changes it.
  const only = task ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
  if (only !== null) return answerOne(asked, question, await asked.tasks.whole(only.id));
  const some = candidates.length > 0 ? candidates : nearest;
  const response = candidates.length > 0 ? ANSWERS.which : ANSWERS.noTask(question.about, some.length);
  if (question.kind === 'summary' || question.kind === 'changes') {
    return { response, taskIds: some.map(({ id }) => id), proposals: [] };
  }
  const wholes = await Promise.all(some.map(({ id }) => asked.tasks.whole(id)));
  const proposals = wholes.flatMap((each) => proposal(asked, each, question).proposals);
  return { response, taskIds: proposals.length > 0 ? [] : some.map(({ id }) => id), proposals };
}

async function answerOne(asked: MessageToAnswer, question: AboutTask, whole: Task): Promise<Reply> {
  const { tasks, actor, now, timeZone } = asked;
  const about = { taskIds: [whole.id], proposals: [] };
  if (question.kind === 'summary') {
    return { response: taskSummary(whole, now, timeZone, { withPeople: !actor.isPersonal }), ...about };
  }
  if (question.kind === 'changes') {
    return { response: ANSWERS.changes(whole.title, await tasks.changes(whole.id), { now, timeZone }), ...about };
  }
  return { ...about, ...proposal(asked, whole, question) };
}

function proposal(
  { actor, now, timeZone }: MessageToAnswer,
  { id: taskId, title, status, priority, abilities, dueDate: dueBefore }: Task,
  question: Exclude<AboutTask, { kind: 'summary' | 'changes' }>,
): Pick<Reply, 'response' | 'proposals'> {
  const offer = (mayDo: boolean, response: string, proposed: Proposal) =>
    mayDo ? { response, proposals: [proposed] } : { response: ANSWERS.notAllowed(title), proposals: [] };
  switch (question.kind) {
    case 'subtask':
      return { response: ANSWERS.subtask(title), proposals: [] };
    case 'complete':
    case 'status': {
      const wanted = question.kind === 'complete' ? 'COMPLETED' : question.status;
      if (status === wanted) return { response: ANSWERS.isSo(title, TASK_STATUS_LABELS[status]), proposals: [] };
      const words = question.kind === 'complete' ? ANSWERS.complete(title) : ANSWERS.status(title, wanted);
      return offer(abilities.changeStatus, words, { action: 'changeStatus', taskId, status: wanted });
    }
    case 'priority': {
      const { priority: wanted } = question;
      if (priority === wanted) return { response: ANSWERS.isSo(title, TASK_PRIORITY_LABELS[wanted]), proposals: [] };
      return offer(abilities.changePriority, ANSWERS.priority(title, wanted), {
        action: 'changePriority',
        taskId,
        priority: wanted,
      });
    }
    case 'postpone': {
      const before = dueBefore === null ? null : new Date(dueBefore);
      const dueDate = question.move && dueAfter(question.move, before, { now, timeZone });
      if (dueDate === null) return { response: ANSWERS.whenTo(title), proposals: [] };
      if (dueDate.getTime() === before?.getTime()) return { response: ANSWERS.isDueThen(title), proposals: [] };
      return offer(abilities.edit, ANSWERS.postpone(title), { action: 'changeDueDate', taskId, dueDate });
    }
    case 'assign': {
      if (question.assignee === null) return { response: ANSWERS.toWhom(title), proposals: [] };
      if (question.assignee === 'me') {
        if (actor.isPersonal) return { response: ANSWERS.yoursAnyway(title), proposals: [] };
        return offer(abilities.edit, ANSWERS.assign(title, 'you'), {
          action: 'assign',
          taskId,
          assigneeId: actor.userId,
        });
      }
      const { id: assigneeId, name } = question.assignee;
      return offer(abilities.edit, ANSWERS.assign(title, name), { action: 'assign', taskId, assigneeId });
    }
    case 'comment': {
      const content = cutText(question.content, LIMITS.commentLength);
      return offer(abilities.comment, ANSWERS.comment(title), { action: 'comment', taskId, content });
    }
  }
}
