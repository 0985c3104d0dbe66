import type { AskedFor, Question } from '@taskwell/assistant/chat/question';
import type { ReadLine } from '@taskwell/assistant/chat/read-line';
import type { Shown } from '@taskwell/assistant/chat/shown-tasks';
import { dayAround } from '@taskwell/assistant/dates/calendar';
import { literalTitles } from '@taskwell/assistant/identify/literal-titles';
import { stemsOf } from '@taskwell/assistant/identify/rank-tasks';
import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { OPEN_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { isDueDate } from '@taskwell/contract/rules';
import type { Task } from '@taskwell/contract/schemas';
import { taskSummary } from '@taskwell/contract/task-summary';
import { cutText, oneLine } from '@taskwell/contract/text';
import { seesWholeCompany } from '@taskwell/policy/policy';
import type { SignedInActor } from '../../platform/http/request.ts';
import { ANSWERS, type ForExamples, saidOf } from './chat-words.ts';
import type { IdentifiedTask, MessageToAnswer, Reply, SaidBefore, TasksWanted } from './engine.ts';
import { type AboutTask, proposeChange } from './propose-change.ts';
import { proposeTask, proposeTasks } from './propose-tasks.ts';
import type { Reader } from './reading.ts';

/** The built-in engine's chat: it looks up what the caller sees, and proposes. */
export async function answerQuestion(asked: MessageToAnswer, reader: Reader): Promise<Reply> {
  const { text, people, now, timeZone, before } = asked;
  const said = before && { line: before.line, tasks: before.tasks.length, list: before.list.length };
  const lines = await reader.message(text, people, { now, timeZone }, said, await titlesNamed(asked));
  const replies: Reply[] = [];
  for (const line of lines) {
    const [latest] = replies.slice(-1);
    replies.push(await answerLine(asked, line, latest ?? null, reader));
  }
  return together(replies);
}

/** Titles that stand in the message, or in the line before, word for word: no word of theirs says anything else. */
async function titlesNamed({ text, tasks, before }: MessageToAnswer): Promise<string[]> {
  const titles = (await tasks.spokenOf(text)).map(({ title }) => title);
  const said = [text, ...(before === null ? [] : [before.line])];
  return [...new Set(said.flatMap((line) => literalTitles(line, titles)).map(({ title }) => title))];
}

/** A task for each of what is said or proposed of it. */
function tasksOf({ taskIds, proposals }: Reply): number[] {
  const proposed = proposals.flatMap((each) => (each.action === 'createTask' ? [] : [each.taskId]));
  return [...new Set([...taskIds, ...proposed])];
}

/** One answer, one below the other. */
function together(replies: readonly Reply[]): Reply {
  // 'Complete it and complete it' is said once; of two tasks of one title each counts.
  const different = [...new Map(replies.map((reply) => [JSON.stringify(reply), reply])).values()];
  return {
    response: different.map(({ response }) => response).join('\n'),
    taskIds: [...new Set(different.flatMap(({ taskIds }) => taskIds))].slice(0, ASSISTANT_LIMITS.tasksNamed),
    proposals: different.flatMap(({ proposals }) => proposals),
  };
}

/** @param latest what a part of the message before has been answered, which it may point back to */
async function answerLine(
  asked: MessageToAnswer,
  { question, shown }: ReadLine<Person>,
  latest: Reply | null,
  reader: Reader,
): Promise<Reply> {
  const meant = shown === null ? [] : meantBy(shown, asked.before, latest);
  if (meant === null) return words(ANSWERS.gone);
  if (meant.length === 0 || !('about' in question || question.kind === 'about')) return answer(asked, question, reader);
  const about = question.kind === 'about' ? await saidOfShown(asked, question, meant, reader) : question;
  if (meant.length === 1 || shown?.kind !== 'it')
    return together(await Promise.all(meant.map((id) => answerWith(asked, about, id))));
  // 'It' of several may be any of them.
  return answerTask(asked, about, { task: null, candidates: meant.map((id) => ({ id })), nearest: [] });
}

/** The tasks that it points to; null for one that is not there any more. */
function meantBy(shown: Shown, before: SaidBefore | null, latest: Reply | null): number[] | null {
  if (shown.kind === 'some') {
    const list = before?.list ?? [];
    const tasks = shown.positions.flatMap((position) => list.slice(position, position + 1));
    return tasks.includes(null) ? null : tasks.flatMap((task) => task?.id ?? []);
  }
  const ofLatest = latest === null ? [] : tasksOf(latest);
  if (ofLatest.length > 0) return ofLatest;
  const tasks = before?.tasks ?? [];
  return tasks.includes(null) ? null : tasks.flatMap((task) => task?.id ?? []);
}

async function answerWith(asked: MessageToAnswer, question: AboutTask, taskId: number): Promise<Reply> {
  return answerOne(asked, question, await asked.tasks.whole(taskId));
}

/** What a line that points back says of the tasks named before, or asks about them. */
async function saidOfShown(
  { before, people, now, timeZone }: MessageToAnswer,
  question: OfOne,
  meant: readonly number[],
  reader: Reader,
): Promise<AboutTask> {
  const seen = new Map(
    [...(before?.list ?? []), ...(before?.tasks ?? [])].flatMap((task) => (task ? [[task.id, task] as const] : [])),
  );
  const tasks = [...seen.values()].filter(({ id }) => meant.includes(id));
  const said = saidOfOne(question, await reader.identify(question.text, tasks, people, { now, timeZone }));
  // 'It smells' tells something, 'show it' and 'the second one' do not.
  const tells = said.kind === 'summary' && !question.isAsked && question.otherwise.kind === 'about';
  return tells ? { kind: 'comment', about: question.named, content: question.text } : said;
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
    case 'notUnderstood':
      return words(ANSWERS.notUnderstood(question.text));
    case 'alike':
      return words(ANSWERS.sharedName(question.people));
    case 'cannot':
      return words(ANSWERS.cannot[question.what]);
    case 'thanks':
    case 'delete':
    case 'several':
    case 'press':
    case 'leave':
      return words(ANSWERS[question.kind]);
    case 'greeting':
    case 'help':
    case 'unknown':
      return words(`${ANSWERS[question.kind]}\n${ANSWERS.examples(await knownTo(asked))}`);
    default:
      return answerNamed(asked, question, reader);
  }
}

function words(response: string): Reply {
  return { response, taskIds: [], proposals: [] };
}

async function knownTo({ tasks, people, actor }: MessageToAnswer): Promise<ForExamples> {
  const found = await tasks.list({ status: [...OPEN_STATUSES], ...(!actor.isPersonal && { type: 'assigned' }) });
  const own = await Promise.all(found.tasks.slice(0, MOST_LOOKED_AT).map(({ id }) => tasks.whole(id)));
  const edited = own.findLast(({ abilities }) => abilities.edit);
  const done = own.find((task) => task.abilities.changeStatus && task !== edited) ?? edited;
  const colleague = actor.isPersonal ? undefined : people.find(({ id }) => id !== actor.userId);
  // Whoever has no task yet is shown what could be said of one.
  const invented = own.length === 0 ? INVENTED : null;
  return {
    done: done?.title ?? invented,
    edited: edited?.title ?? invented,
    name: colleague?.name ?? null,
  };
}

const MOST_LOOKED_AT = 3;
const INVENTED = 'the landing page';

/** How many there are, and the first of them: in the order of urgency, or of their days where days are asked for. */
async function answerTasks(
  { tasks, actor, now, timeZone, english }: MessageToAnswer,
  { isCount, askedFor }: Extract<Question<Person>, { kind: 'tasks' }>,
): Promise<Reply> {
  const isMyDay = askedFor.assignee === 'me' && askedFor.due === 'due-today' && askedFor.statuses.length > 1;
  const found = await tasks.list({
    ...(askedFor.statuses.length > 0 && { status: askedFor.statuses }),
    ...(askedFor.priority && { priority: askedFor.priority }),
    // Who asks what to do today has to do what is overdue too.
    ...(isMyDay ? { dueTo: dueAt(dayAround(now, timeZone).to) } : dueOf(askedFor, now)),
    ...(askedFor.search && { search: cutText(askedFor.search, LIMITS.searchLength) }),
    ...leadOf(askedFor, actor),
    isArchived: askedFor.isArchived,
    // What is asked for by its days comes in their order.
    sortBy: askedFor.due === null || askedFor.due === 'no-due-date' ? 'urgency' : 'due-asc',
  });
  const said = saidOf(askedFor, { timeZone, english }, { withOverdue: isMyDay, seesAll: seesWholeCompany(actor) });
  const told = { now, timeZone, english, withPeople: !actor.isPersonal && askedFor.assignee !== 'me' };
  const response = ANSWERS.tasks(found.total, said, isCount ? [] : found.tasks, told);
  return { response, taskIds: found.tasks.map(({ id }) => id), proposals: [] };
}

function dueOf({ due }: AskedFor<Person>, now: Date): Pick<TasksWanted, 'dueDateFilter' | 'dueFrom' | 'dueTo'> {
  if (due === null) return {};
  // By the minute, as cards say it (SPEC §4).
  if (due === 'overdue') return { dueTo: now.toISOString() };
  if (typeof due === 'string') return { dueDateFilter: due };
  return { ...(due.from && { dueFrom: dueAt(due.from) }), ...(due.to && { dueTo: dueAt(due.to) }) };
}

/** No due date is later than those of four digits. */
function dueAt(moment: Date): string {
  const at = moment.toISOString();
  return isDueDate(at) ? at : LAST_DUE_DATE;
}

const LAST_DUE_DATE = '9999-12-31T23:59:59.999Z';

/** Whose they are: one's own are also those that one is co-assignee of (SPEC §9). */
function leadOf({ assignee }: AskedFor<Person>, actor: SignedInActor): Pick<TasksWanted, 'assigneeId' | 'type'> {
  // A personal account's contacts are no members, and all of its tasks are its own.
  if (assignee === null || actor.isPersonal) return {};
  return assignee === 'me' ? { type: 'assigned' } : { assigneeId: assignee.id };
}

/** What is asked about the task that the words name, or to be done with it; with each of several: 'the oven and the rota'. */
async function answerNamed(asked: MessageToAnswer, question: AboutTask, reader: Reader): Promise<Reply> {
  const find = (about: string) => findAbout(asked, about, statusWanted(question), reader);
  const quoted = [...question.about.matchAll(QUOTED)].map(([, title = '']) => title);
  const found = quoted.length > 1 ? null : await find(question.about);
  const parts = found === null ? quoted : question.about.split(BESIDE);
  const isWhole = found !== null && found.task !== null && found.share === 1;
  if (parts.length > 1 && parts.length <= ASSISTANT_LIMITS.tasksProposed && !isWhole) {
    const each = (await Promise.all(parts.map(find))).flatMap(({ task }) => task ?? []);
    const ids = [...new Set(each.map(({ id }) => id))];
    if (ids.length === parts.length)
      return together(await Promise.all(ids.map((id) => answerWith(asked, question, id))));
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

/** What a line that is no command says of a task, or asks about it; what it says otherwise, where it names none. */
async function answerOfOne(asked: MessageToAnswer, question: OfOne, reader: Reader): Promise<Reply> {
  const { text, named, isAsked, move, otherwise } = question;
  const { tasks, people, now, timeZone } = asked;
  const spoken = await tasks.spokenOf(text);
  const read = await reader.identify(text, spoken, people, { now, timeZone });
  // 'Is the fence late?' says no more of the fence than that word; and who asks about one task wants no other.
  const isKnown = read.task !== null && !isAsked && move === null;
  const byName = isKnown ? read : await reader.identify(named, spoken, people, { now, timeZone });
  const isMeant = byName.task !== null && byName.share >= LEAST_MEANT;
  // Of 'dentist on Monday' no day names the task.
  const found = move === null ? (read.task ?? byName.task) : byName.task;
  const task = isAsked ? (isMeant ? byName.task : null) : found;
  // 'Is the cake urgent?', of two cakes, asks for no list of what is urgent.
  const saysNothing = otherwise.kind === 'unknown' || otherwise.kind === 'notUnderstood';
  const isOpen = isAsked ? otherwise.kind === 'tasks' || (saysNothing && byName.candidates.length > 1) : saysNothing;
  const candidates = task === null && isOpen ? mayBeMeant(question, byName) : [];
  const said = saidOfOne(question, read);
  const share = Math.max(read.share, byName.share);
  // 'Meeting with the landlord' has next to nothing of the task that comes nearest: it is rather something new.
  if (task !== null && !isAsked && (share === 0 || (said.kind === 'comment' && share < LEAST_COMMENTED)))
    return proposeUnknown(asked, question, reader);
  if (task !== null || candidates.length > 0) return answerTask(asked, said, { ...read, task, candidates });
  const isOfNothingElse = otherwise.kind === 'tasks' && (isAsked ? isOfAll(otherwise.askedFor) : move !== null);
  if (!isOfNothingElse) return answer(asked, otherwise, reader);
  const { nearest, candidates: alike } = byName;
  if (alike.length > 0) return answerTask(asked, said, byName);
  if (!isAsked) return proposeUnknown(asked, question, reader);
  return { response: ANSWERS.noTask(named, nearest.length), taskIds: nearest.map(({ id }) => id), proposals: [] };
}

/** Of 'is the cake urgent?' also two cakes that a single word does not tell apart. */
function mayBeMeant({ named, isAsked, otherwise }: OfOne, { candidates, nearest }: IdentifiedTask) {
  if (candidates.length > 0 || !isAsked || otherwise.kind !== 'tasks') return candidates;
  const words = new Set(stemsOf(named));
  return nearest.filter(({ title }) => stemsOf(title).some((stem) => words.has(stem)));
}

/** 'Flour tomorrow', of which there is no task: it may be a new one. */
async function proposeUnknown(asked: MessageToAnswer, { text, named }: OfOne, reader: Reader): Promise<Reply> {
  const proposed = await proposeTask(asked, { kind: 'create', text, assignee: null, leftOut: [] }, reader);
  return { ...proposed, response: `${ANSWERS.noTask(named, 0)} ${proposed.response}` };
}

/** How much of what names the task that a question is about has to be of it. */
const LEAST_MEANT = 0.5;

/** How much of a line has to be of a task for the line to be a comment on it. */
const LEAST_COMMENTED = 0.2;

/** Whether nothing narrows the list down. */
function isOfAll({ due, priority, assignee, search, isArchived }: AskedFor<Person>): boolean {
  return !isArchived && due === null && priority === null && assignee === null && search === null;
}

type OfOne = Extract<Question<Person>, { kind: 'about' }>;

/** How many words may name a task without saying anything of it. */
const MOST_NAMING = 5;

function saidOfOne({ text, isAsked, move }: OfOne, found: IdentifiedTask): AboutTask {
  const about = text;
  if (isAsked) return { kind: 'summary', about };
  if (found.assignee !== null)
    return { kind: 'assign', about, assignee: found.assignee, replaced: null, leftOut: [], alike: [] };
  if (found.priority !== null) return { kind: 'priority', about, priority: found.priority };
  if (found.status === 'COMPLETED') return { kind: 'complete', about };
  if (found.status !== null) return { kind: 'status', about, status: found.status };
  const to = move ?? (found.updateType === 'dueDate' && found.share >= LEAST_COMMENTED ? found.move : null);
  if (to !== null) return { kind: 'postpone', about, move: to };
  const isName = text.split(' ').length <= MOST_NAMING;
  return isName ? { kind: 'summary', about } : { kind: 'comment', about, content: text };
}

/** Which task is meant, or which may be. */
interface Meant {
  task: { id: number } | null;
  candidates: readonly { id: number }[];
  nearest: readonly { id: number }[];
}

/** What is asked about a task, or to be done with it; where several may be meant, with each of them. */
async function answerTask(
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
  if (question.kind === 'summary' || question.kind === 'changes' || isMany) {
    return { response, taskIds: some.map(({ id }) => id), proposals: [] };
  }
  const wholes = await Promise.all(some.map(({ id }) => asked.tasks.whole(id)));
  const proposals = wholes.flatMap((each) => proposeChange(asked, each, question).proposals);
  return { response, taskIds: proposals.length > 0 ? [] : some.map(({ id }) => id), proposals };
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
  return { ...about, ...proposeChange(asked, whole, question) };
}
