import { searchStems } from '@taskwell/assistant/identify/search-stems';
import { nameWords } from '@taskwell/assistant/people/name-words';
import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import type { Answer, OperationName } from '@taskwell/contract/operations';
import type { Task } from '@taskwell/contract/schemas';
import type { ChatEvent } from '@taskwell/contract/schemas/assistant';
import { oneLine } from '@taskwell/contract/text';
import { canInCompany, canOnTask, historyToSee } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { companyOf, type ReadAsActor, type SignedInActor, type TurnsInput } from '../../platform/http/request.ts';
import { findNamedContacts } from '../contacts/contacts.access.ts';
import { findNamed } from '../people/people.access.ts';
import {
  accessTask,
  accessTaskAsJson,
  findListed,
  findSeen,
  findSpokenOf,
  namesOf,
  pageOfUpdates,
} from '../tasks/tasks.access.ts';
import type { Engine, TaskReads, Words } from './engine.ts';
import { askerOf, type Engines } from './engines.ts';
import { proposedBefore } from './proposed-task.ts';
import { readerFor } from './reading.ts';
import { settleReply, settleTask } from './settle-reply.ts';
import { suggestedActions } from './suggested-actions.ts';

/** Two calls with the same input. */
type ChatName = 'POST /ai/chat' | 'POST /ai/chat/stream';

type Answered<N extends OperationName> = Promise<Omit<Answer<N>, 'success'>>;

/**
 * Reads texts and answers questions (SPEC §7 'AI'). It proposes: nothing here writes (decision 31). What an engine may know
 * is read, the engine asked while no transaction is open, and its answer looked up in another one (decision 34).
 */
export function createAssistant(engines: Engines) {
  /** What a text asks for, as a task that its reader may confirm. */
  function extract({
    read,
    gone,
    ip,
    body,
    timeZone,
  }: TurnsInput<'POST /ai/extract-task'>): Answered<'POST /ai/extract-task'> {
    const { text } = body;
    const now = readingTime(body.readAt);
    const load = () => read(async (tx, actor) => ({ actor, people: await assignable(tx, actor, text) }));
    return engines.answer('POST /ai/extract-task', { ip, gone }, load, async (engine, { people }) => {
      const { others, othersLeftOut, ...task } = await engine.extract({ text, people, now, timeZone });
      return read(async (tx, actor) => {
        const allowed = await assignableTo(tx, actor, text, [task, ...others]);
        const furtherTasks = others.map((other) => settleTask(actor, allowed, other));
        return { taskData: { ...settleTask(actor, allowed, task), furtherTasks, tasksLeftOut: othersLeftOut } };
      });
    });
  }

  /** Which of the tasks that the caller sees a text speaks of, and what it says of it. */
  function identify({
    read,
    gone,
    ip,
    body,
    timeZone,
  }: TurnsInput<'POST /ai/identify-task-update'>): Answered<'POST /ai/identify-task-update'> {
    const { text } = body;
    const now = readingTime(body.readAt);
    const load = () =>
      read(async (tx, actor) => ({
        actor,
        tasks: await spokenOf(tx, actor, text),
        people: await assignable(tx, actor, text),
      }));
    const findSubtask = async (engine: Engine, said: string, people: readonly Person[]) => {
      const { others: _, othersLeftOut: __, ...subtask } = await engine.extract({ text: said, people, now, timeZone });
      return subtask;
    };
    return engines.answer(
      'POST /ai/identify-task-update',
      { ip, gone },
      load,
      async (engine, { actor: asker, tasks, people }) => {
        const reader = readerFor(askerOf(ip, asker));
        const [first = text, ...further] = await reader.textsOfTasks(text, tasks, people, { now, timeZone });
        const found = await engine.identify({ text: first, tasks, people, now, timeZone });
        const subtask = found.updateType === 'subtask' ? await findSubtask(engine, first, people) : null;
        return read(async (tx, actor) => {
          const task = found.task && (await accessTask(tx, actor, found.task.id));
          const others = await Promise.all(
            [...found.candidates, ...found.nearest].map(({ id }) => accessTask(tx, actor, id)),
          );
          const isSubtask = task !== null && canOnTask(actor, 'addSubtask', task.relation);
          const named = subtask === null ? [found] : [found, subtask];
          const allowed = await assignableTo(tx, actor, text, named);
          const subtaskData = subtask && isSubtask ? settleTask(actor, allowed, subtask) : null;
          const update = { ...found, assignee: allowed.find(({ id }) => id === found.assignee?.id) ?? null };
          const suggested = suggestedActions(actor, task ? [task] : others, update, {
            subtaskTitle: subtaskData?.title ?? null,
            now,
            timeZone,
          });
          return {
            updateData: {
              taskFound: task !== null,
              taskId: task?.id ?? null,
              confidence: found.confidence,
              updateType: found.updateType,
              updateContent: found.content,
              suggestedActions: suggested.actions,
              reasoning:
                task !== null && subtask === null && suggested.isDenied
                  ? `${found.reasoning} ${ASSISTANT_MESSAGES.notYoursToChange}`
                  : found.reasoning,
              originalText: text,
              subtaskData,
              candidates: found.candidates.map(referenceTo),
              nearest: found.nearest.map(referenceTo),
              furtherTexts: further.slice(0, ASSISTANT_LIMITS.furtherTasks),
            },
          };
        });
      },
    );
  }

  /** Answers a question about what the caller sees, or proposes what it asks for. */
  function chat(input: TurnsInput<ChatName>): Answered<'POST /ai/chat'> {
    return answerChat(input, null);
  }

  /** Answers a question as `chat` does; a language model's words are told while they come. */
  async function tellChat(input: TurnsInput<ChatName>, tell: (event: ChatEvent) => void): Promise<void> {
    const words: Words = {
      say: (text) => tell({ kind: 'words', text }),
      withdraw: () => tell({ kind: 'withdrawn' }),
    };
    tell({ kind: 'answer', ...(await answerChat(input, words)) });
  }

  function answerChat(
    { read, gone, ip, body, timeZone, english }: TurnsInput<ChatName>,
    reader: Words | null,
  ): Answered<'POST /ai/chat'> {
    const { message: text, before } = body;
    const now = readingTime(body.readAt);
    // A line that answers a question of the chat may leave out whom the one before named.
    const naming =
      before === undefined ? text : [text, before.message, ...(before.earlier ?? []), ...namesIn(before)].join('\n');
    const load = () =>
      read(async (tx, actor) => {
        const people = await assignable(tx, actor, naming);
        return { actor, people, before: before === undefined ? null : await saidBefore(tx, actor, people, before) };
      });
    const tasks = readsOf(read, now, timeZone);
    const attempt = async (engine: Engine, loaded: Awaited<ReturnType<typeof load>>, words: Words) => {
      const reply = await engine.chat({ text, now, timeZone, english, tasks, words, ...loaded });
      return read(async (tx, caller) => {
        const named = reply.proposals.some(({ action }) => action === 'assign' || action === 'createTask');
        const people = named ? [...(await assignable(tx, caller, naming)), ...themselves(caller)] : [];
        return settleReply({ tx, actor: caller, people }, reply);
      });
    };
    return engines.answer('POST /ai/chat', { ip, gone, reader }, load, attempt);
  }

  return { extract, identify, chat, tellChat };
}

function referenceTo({ id, title }: { id: number; title: string }) {
  return { taskId: id, title: oneLine(title) };
}

function readingTime(readAt: string | undefined): Date {
  return readAt === undefined ? new Date() : new Date(readAt);
}

/** What the chat may look up: each in a transaction of its own, as the caller. */
function readsOf(read: ReadAsActor, now: Date, timeZone: string): TaskReads {
  const spoken = new Map<string, ReturnType<TaskReads['spokenOf']>>();
  return {
    list: ({ isArchived = false, among, sortBy = 'urgency', ...wanted }) =>
      read(async (tx, actor) => {
        const limit = ASSISTANT_LIMITS.tasksNamed;
        const query = { ...wanted, sortBy, limit };
        const listed = { actor, companyId: companyOf(actor), query, archived: isArchived, timeZone, now };
        const request = among === undefined ? listed : { ...listed, among };
        const { tasks, total } = await findListed(tx, request, limit);
        return { total, tasks: await namesOf(tx, tasks) };
      }),
    spokenOf: (words) => {
      // The chat asks for those of a line before it reads the line, and again for what the line is about.
      const found = spoken.get(words) ?? read((tx, actor) => spokenOf(tx, actor, words));
      spoken.set(words, found);
      return found;
    },
    whole: (taskId) => read(async (tx, actor) => JSON.parse(await accessTaskAsJson(tx, actor, taskId)) as Task),
    changes: (taskId) =>
      read(async (tx, actor) => {
        const facts = await accessTask(tx, actor, taskId);
        const page = { limit: ASSISTANT_LIMITS.tasksNamed };
        return (await pageOfUpdates(tx, facts, historyToSee(actor, facts.relation), page)).data;
      }),
  };
}

type Before = NonNullable<TurnsInput<ChatName>['body']['before']>;

/** Whom the tasks that were proposed are for. */
function namesIn({ proposed = [] }: Before): string[] {
  return proposed.flatMap(({ assignee, externalContact }) => (assignee ?? externalContact)?.name ?? []);
}

/** @param people whom the caller may assign */
async function saidBefore(
  tx: Transaction,
  actor: SignedInActor,
  people: readonly Person[],
  { message: line, earlier = [], taskIds, listIds = taskIds, proposed = [], latest = [] }: Before,
) {
  const seen = (ids: readonly number[]) => findSeen(tx, { actor, companyId: companyOf(actor), ids: [...new Set(ids)] });
  const tasks = await seen(taskIds);
  const given = [...people, ...themselves(actor)];
  return {
    line,
    earlier,
    tasks,
    list: listIds === taskIds ? tasks : await seen(listIds),
    listIds,
    proposed: proposed.map((task) => proposedBefore(task, actor, given)),
    latest: latest.filter((place) => place < proposed.length),
  };
}

function spokenOf(tx: Transaction, actor: SignedInActor, words: string) {
  const stems = searchStems(words, ASSISTANT_LIMITS.wordsSearched);
  return findSpokenOf(tx, {
    actor,
    companyId: companyOf(actor),
    text: words,
    stems,
    limit: ASSISTANT_LIMITS.tasksCompared,
  });
}

/** Whom the caller may assign and the text may mean: colleagues, of a personal account its contacts (SPEC §5 'Task'). */
async function assignable(tx: Transaction, actor: SignedInActor, text: string): Promise<Person[]> {
  if (!canInCompany(actor, 'askAssistant')) throw forbidden();
  const companyId = companyOf(actor);
  const words = nameWords(text, ASSISTANT_LIMITS.textLength / 2);
  if (actor.isPersonal) {
    return findNamedContacts(tx, { companyId, userId: actor.userId }, words, ASSISTANT_LIMITS.peopleRead);
  }
  return findNamed(tx, companyId, words, ASSISTANT_LIMITS.peopleRead);
}

/** 'Assign it to me' names nobody. A personal account assigns to its contacts alone. */
function themselves({ isPersonal, userId: id, name }: SignedInActor): Person[] {
  return isPersonal ? [] : [{ id, name }];
}

/** The people that the caller may assign to, read anew for tasks that name somebody; nobody where none does. */
async function assignableTo(
  tx: Transaction,
  actor: SignedInActor,
  text: string,
  tasks: readonly { assignee: Person | null }[],
): Promise<Person[]> {
  return tasks.some(({ assignee }) => assignee !== null) ? assignable(tx, actor, text) : [];
}
