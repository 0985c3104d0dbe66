import type { ExtractedTask, Extraction } from '@taskwell/assistant/extract-task';
import { nameWords, type Person } from '@taskwell/assistant/people';
import { searchStems } from '@taskwell/assistant/rank-tasks';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import type { Answer } from '@taskwell/contract/operations';
import { canInCompany, canOnTask } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { forbidden } from '../../platform/failure.ts';
import { type ActorInput, companyOf, type SignedInActor } from '../../platform/request.ts';
import { findNamedContacts } from '../contacts/contacts.access.ts';
import { findNamed } from '../people/people.access.ts';
import { accessTask, findSpokenOf } from '../tasks/tasks.access.ts';
import { answerQuestion } from './assistant.chat.ts';
import { builtInEngine } from './built-in-engine.ts';
import { proposed } from './proposed-task.ts';
import { suggestedActions } from './suggested-actions.ts';

/** Reads texts and answers questions (SPEC §7 'AI'). It proposes: nothing here writes (decision 31). */
export function createAssistant() {
  const engine = builtInEngine;

  /** What a text asks for, as a task that its reader may confirm. */
  async function extract({
    tx,
    actor,
    body,
    timeZone,
  }: ActorInput<'POST /ai/extract-task'>): Promise<Omit<Answer<'POST /ai/extract-task'>, 'success'>> {
    if (!canInCompany(actor, 'askAssistant')) throw forbidden();
    const people = await assignable(tx, actor, body.text);
    const now = readingTime(body.readAt);
    const { others, ...task } = await engine.extract({ text: body.text, people, now, timeZone });
    return {
      taskData: { ...proposed(task, actor), furtherTasks: others.map((other) => proposed(other, actor)) },
      engine: engine.name,
    };
  }

  /** Which of the tasks that the caller sees a text speaks of, and what it says of it. */
  async function identify({
    tx,
    actor,
    body,
    timeZone,
  }: ActorInput<'POST /ai/identify-task-update'>): Promise<Omit<Answer<'POST /ai/identify-task-update'>, 'success'>> {
    if (!canInCompany(actor, 'askAssistant')) throw forbidden();
    const { text } = body;
    const stems = searchStems(text, ASSISTANT_LIMITS.wordsSearched);
    const seen = { actor, companyId: companyOf(actor), stems, limit: ASSISTANT_LIMITS.tasksCompared };
    const input = { text, tasks: await findSpokenOf(tx, seen), now: readingTime(body.readAt), timeZone };
    const found = await engine.identify(input);
    // An engine names a task; whether the caller may see it, and what it may do with it, is decided here.
    const task = found.task && (await accessTask(tx, actor, found.task.id));
    const isSubtask = task !== null && found.updateType === 'subtask' && canOnTask(actor, 'addSubtask', task.relation);
    const subtask = isSubtask ? await engine.extract({ ...input, people: await assignable(tx, actor, text) }) : null;
    return {
      updateData: {
        taskFound: task !== null,
        taskId: task?.id ?? null,
        confidence: found.confidence,
        updateType: found.updateType,
        updateContent: found.content,
        suggestedActions: task === null ? [] : suggestedActions(actor, task, found, subtask?.title ?? null),
        reasoning: found.reasoning,
        originalText: text,
        subtaskData: subtask && proposed(withoutOthers(subtask), actor),
        candidates: found.candidates.map(({ id, title }) => ({ taskId: id, title })),
      },
      engine: engine.name,
    };
  }

  /** Answers a question about what the caller sees, or proposes what it asks for. */
  async function chat({
    tx,
    actor,
    body: { message, readAt },
    timeZone,
  }: ActorInput<'POST /ai/chat'>): Promise<Omit<Answer<'POST /ai/chat'>, 'success'>> {
    if (!canInCompany(actor, 'askAssistant')) throw forbidden();
    const people = await assignable(tx, actor, message);
    const answer = await answerQuestion({ tx, actor, message, people, now: readingTime(readAt), timeZone });
    return { ...answer, engine: builtInEngine.name };
  }

  return { extract, identify, chat };
}

function readingTime(readAt: string | undefined): Date {
  return readAt === undefined ? new Date() : new Date(readAt);
}

function withoutOthers({ others: _, ...task }: Extraction<Person>): ExtractedTask<Person> {
  return task;
}

/** Whom the caller may assign and the text may mean: colleagues, of a personal account its contacts (SPEC §5 'Task'). */
async function assignable(tx: Transaction, actor: SignedInActor, text: string): Promise<Person[]> {
  const companyId = companyOf(actor);
  const words = nameWords(text, ASSISTANT_LIMITS.textLength / 2);
  if (actor.isPersonal) {
    return findNamedContacts(tx, { companyId, userId: actor.userId }, words, ASSISTANT_LIMITS.peopleRead);
  }
  return findNamed(tx, companyId, words, ASSISTANT_LIMITS.peopleRead);
}
