import type { AskedFor, Question } from '@taskwell/assistant/chat/question';
import type { ReadLine, SaidBefore as SaidInLine } from '@taskwell/assistant/chat/read-line';
import type { Shown } from '@taskwell/assistant/chat/shown-tasks';
import { literalTitles } from '@taskwell/assistant/identify/literal-titles';
import type { Person } from '@taskwell/assistant/people/people';
import { stemOf } from '@taskwell/assistant/words/word-stem';
import { fold, wordsIn } from '@taskwell/assistant/words/words';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { OPEN_STATUSES } from '@taskwell/contract/labels';
import { answerNamed, answerTask, answerWith } from './answer-named.ts';
import { answerTasks } from './answer-tasks.ts';
import { askedOfShown } from './asked-of-shown.ts';
import { ANSWERS, type ForExamples } from './chat-words.ts';
import type { IdentifiedTask, MessageToAnswer, Reply, SaidBefore, SeenTask } from './engine.ts';
import { ofProposed, proposeAnew } from './propose-anew.ts';
import type { AboutTask } from './propose-change.ts';
import { proposeTask, proposeTasks } from './propose-tasks.ts';
import type { Reader } from './reading.ts';
import { together, words } from './replies.ts';

/** The built-in engine's chat: it looks up what the caller sees, and proposes. */
export async function answerQuestion(asked: MessageToAnswer, reader: Reader): Promise<Reply> {
  const { text, people, now, timeZone, before } = asked;
  const said = before && saidOf(before);
  const lines = await reader.message(text, people, { now, timeZone }, said, await titlesNamed(asked));
  const meant = lines.map((line) => ofProposed(line, before));
  const replies = proposeAnew(
    asked,
    meant.filter((line) => 'amendments' in line),
  );
  for (const line of meant) {
    if ('amendments' in line) continue;
    const [latest] = replies.slice(-1);
    replies.push(await answerLine(asked, line, latest ?? null, reader));
  }
  return together(replies);
}

/** How much there is to point back to. */
function saidOf({ line, earlier, tasks, list, proposed }: SaidBefore): SaidInLine {
  if (proposed.length > 0) return { line, earlier, tasks: proposed.length, areNew: true };
  return { line, earlier, tasks: tasks.length, list: list.length };
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

/** @param latest what a part of the message before has been answered, which it may point back to */
async function answerLine(
  asked: MessageToAnswer,
  { question, shown }: ReadLine<Person>,
  latest: Reply | null,
  reader: Reader,
): Promise<Reply> {
  const meant = shown === null ? [] : meantBy(shown, asked.before, latest);
  const amongShown = askedOfShown(asked, question);
  if (amongShown !== null) return answerTasks(asked, amongShown.question, amongShown.ids);
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
      return (await answerTitle(asked, question)) ?? proposeTask(asked, question, reader);
    case 'createSeveral':
      return proposeTasks(asked, question.tasks, reader);
    case 'about':
      return answerOfOne(asked, question, reader);
    case 'incomplete':
      return words(ANSWERS.incomplete[question.what]);
    case 'leftOut':
      return words(ANSWERS.leftOut(question.count));
    case 'notUnderstood':
      return words(ANSWERS.notUnderstood(question.text));
    case 'alike':
      return words(ANSWERS.sharedName(question.people));
    case 'helperOfNew':
      return words(ANSWERS.helperOfNew(question.person.name));
    case 'cannot':
      return words(ANSWERS.cannot[question.what]);
    case 'thanks':
    case 'delete':
    case 'several':
    case 'press':
    case 'leave':
    case 'notCreated':
    case 'forWhom':
      return words(ANSWERS[question.kind]);
    case 'greeting':
    case 'help':
    case 'unknown':
      return words(`${ANSWERS[question.kind]}\n${ANSWERS.examples(await knownTo(asked))}`);
    default:
      return answerNamed(asked, question, reader);
  }
}

/** 'Order rye flour', where a task that is not over is called so: who types its title means that one. */
async function answerTitle(
  asked: MessageToAnswer,
  { text }: Extract<Question<Person>, { kind: 'create' }>,
): Promise<Reply | null> {
  const bare = (words: string) => fold(words).replace(/[\s.!]+$/, '');
  if (bare(text) !== bare(asked.text.trim())) return null;
  const seen = (await asked.tasks.spokenOf(text)).filter(({ title }) => bare(title) === bare(text));
  const open = seen.filter(({ status }) => OPEN_STATUSES.some((each) => each === status));
  if (open.length === 0) return null;
  const question = { kind: 'summary', about: text } as const;
  const candidates = open.slice(0, ASSISTANT_LIMITS.candidates);
  const reply = await answerTask(asked, question, { task: null, candidates, nearest: [] });
  return { ...reply, response: `${reply.response}\n${ANSWERS.anotherSo(text.trim())}` };
}

/** Of the caller, for examples that can be sent as they are. */
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

/** What a line that is no command says of a task, or asks about it; what it says otherwise, where it names none. */
async function answerOfOne(asked: MessageToAnswer, question: OfOne, reader: Reader): Promise<Reply> {
  const { text, named, isAsked, move, otherwise, mayBeNew } = question;
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
  if (task !== null || candidates.length > 0) {
    const reply = await answerTask(asked, said, { ...read, task, candidates });
    const isTold = mayBeNew && said.kind === 'comment';
    const isDoubtful = task === null ? candidates.length === 1 : task === read.task && read.confidence < LEAST_CERTAIN;
    return isDoubtful && isTold ? orNew(asked, question, reply, reader) : reply;
  }
  const [nearest] = read.nearest;
  if (saysNothing && !isAsked && nearest !== undefined && isSo(nearest, read))
    return answerTask(asked, { kind: 'complete', about: text }, { task: nearest, candidates: [], nearest: [] });
  // 'Is the zebra overdue?' asks for no list of what is.
  const isOfNothingElse =
    otherwise.kind === 'tasks' && (isAsked ? isOfAll(otherwise.askedFor) || OF_ONE.test(text) : move !== null);
  if (!isAsked && mayBeNew && otherwise.kind === 'unknown') return proposeUnknown(asked, question, reader);
  if (!isOfNothingElse) return answer(asked, otherwise, reader);
  const { candidates: alike } = byName;
  if (alike.length > 0) return answerTask(asked, said, byName);
  if (!isAsked) return proposeUnknown(asked, question, reader);
  return {
    response: ANSWERS.noTask(namedIn(question), byName.nearest.length),
    taskIds: byName.nearest.map(({ id }) => id),
    proposals: [],
  };
}

/** 'The belt is replaced', where it is so already: a task that is over comes nearest only to what says that it is. */
function isSo(nearest: SeenTask, { status }: IdentifiedTask): boolean {
  return status === 'COMPLETED' && nearest.status === status;
}

/** What is said of a task less surely may as well be something new: 'the van leaks', of 'Wash the van'. */
const LEAST_CERTAIN = 0.75;

/** Of 'is the cake urgent?' also two cakes that a single word does not tell apart. */
function mayBeMeant({ named, isAsked, otherwise }: OfOne, { candidates, nearest }: IdentifiedTask) {
  if (candidates.length > 0 || !isAsked || otherwise.kind !== 'tasks') return candidates;
  const stemsIn = (text: string) => wordsIn(fold(text)).map(stemOf);
  const words = new Set(stemsIn(named));
  return nearest.filter(({ title }) => stemsIn(title).some((stem) => words.has(stem)));
}

/** 'We are low on yeast', which may be said of a task that there is, or ask for a new one: either can be pressed. */
async function orNew(asked: MessageToAnswer, { text }: OfOne, reply: Reply, reader: Reader): Promise<Reply> {
  const anew = await proposeTask(asked, creationOf(text), reader);
  return {
    ...reply,
    response: `${reply.response} ${ANSWERS.orNew} ${anew.response}`,
    proposals: [...reply.proposals, ...anew.proposals],
  };
}

function creationOf(text: string) {
  return { kind: 'create', text, assignee: null, leftOut: [] } satisfies Question<Person>;
}

/** 'Flour tomorrow', of which there is no task: it may be a new one. */
async function proposeUnknown(asked: MessageToAnswer, question: OfOne, reader: Reader): Promise<Reply> {
  const proposed = await proposeTask(asked, creationOf(question.text), reader);
  return { ...proposed, response: `${ANSWERS.noTask(namedIn(question), 0)} ${proposed.response}` };
}

/** The words that name the task, where they stand together: 'mixer broken' of 'the mixer is broken' nobody has said. */
function namedIn({ text, named }: OfOne): string | null {
  return text.includes(named) ? named : null;
}

const OF_ONE =
  /^\W*(?:is|are|was(?! (?:ist|sind|steht|stehen|hat|haben|muss|soll|gibt|kommt)\b)|were|has|have|when|wann|ist|sind|cuando|cuándo|quand)\b/i;

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

/** 'Wedding cake is 80% done' */
const TELLS = /\p{L} (?:is|are|was|were|has|have|ist|sind|war|hat|est[aá]n?|est|sont) \S|\d ?%/iu;

function saidOfOne({ text, isAsked, move, mayBeNew }: OfOne, found: IdentifiedTask): AboutTask {
  const about = text;
  if (isAsked) return { kind: 'summary', about };
  if (found.assignee !== null)
    return { kind: 'assign', about, assignee: found.assignee, replaced: null, leftOut: [], alike: [] };
  if (found.priority !== null) return { kind: 'priority', about, priority: found.priority };
  if (found.status === 'COMPLETED') return { kind: 'complete', about };
  if (found.status !== null) return { kind: 'status', about, status: found.status };
  const to = move ?? (found.updateType === 'dueDate' && found.share >= LEAST_COMMENTED ? found.move : null);
  if (to !== null) return { kind: 'postpone', about, move: to };
  const isName = !mayBeNew && !TELLS.test(text) && text.split(' ').length <= MOST_NAMING;
  return isName ? { kind: 'summary', about } : { kind: 'comment', about, content: text };
}
