import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import type { Person } from '@taskwell/assistant/people';
import { searchStems } from '@taskwell/assistant/rank-tasks';
import { type AskedFor, type Question, readQuestion } from '@taskwell/assistant/read-question';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import type { ChatAction, ChatAnswer } from '@taskwell/contract/schemas/assistant';
import { taskSummary } from '@taskwell/contract/task-summary';
import { historyToSee } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import {
  accessTask,
  accessTaskAsJson,
  findListed,
  findSpokenOf,
  namesOf,
  pageOfUpdates,
} from '../tasks/tasks.access.ts';
import { ANSWERS, saidOf } from './chat-words.ts';
import { proposed } from './proposed-task.ts';

/** A message of the chat, by somebody who may ask. */
export interface Asked {
  tx: Transaction;
  actor: SignedInActor;
  message: string;
  /** Whom a name may mean. */
  people: readonly Person[];
  now: Date;
  timeZone: string;
}

/** The built-in engine's chat: it reads what the caller sees, through the access of tasks, and proposes. */
export async function answerQuestion(asked: Asked): Promise<ChatAnswer> {
  const question = readQuestion(asked.message, asked.people, asked);
  switch (question.kind) {
    case 'tasks':
      return answerTasks(asked, question);
    case 'create':
      return proposeTask(asked, question.text);
    case 'unknown':
      return plain(ANSWERS.help);
    default:
      return answerAbout(asked, question);
  }
}

function plain(response: string): ChatAnswer {
  return { response, tasks: [], actions: [] };
}

/** How many there are, and the first of them in the order of urgency. */
async function answerTasks(
  { tx, actor, now, timeZone }: Asked,
  { isCount, askedFor }: Extract<Question<Person>, { kind: 'tasks' }>,
): Promise<ChatAnswer> {
  const query = {
    ...(askedFor.statuses.length > 0 && { status: askedFor.statuses }),
    ...(askedFor.priority && { priority: askedFor.priority }),
    ...(askedFor.due && { dueDateFilter: askedFor.due }),
    ...(askedFor.search && { search: askedFor.search.slice(0, LIMITS.searchLength) }),
    ...leadOf(askedFor, actor),
    sortBy: 'urgency' as const,
    limit: ASSISTANT_LIMITS.tasksNamed,
  };
  const request = { actor, companyId: companyOf(actor), query, archived: false, timeZone, now };
  const { tasks, total } = await findListed(tx, request, ASSISTANT_LIMITS.tasksNamed);
  const named = await namesOf(tx, tasks);
  const response = ANSWERS.tasks(total, saidOf(askedFor), isCount ? [] : named, timeZone);
  return { response, tasks: named.map(({ id, title }) => ({ id, title })), actions: [] };
}

function leadOf({ assignee }: AskedFor<Person>, actor: SignedInActor): { assigneeId?: number } {
  // A personal account's contacts are no members, and all of its tasks are its own.
  if (assignee === null || actor.isPersonal) return {};
  return { assigneeId: assignee === 'me' ? actor.userId : assignee.id };
}

function proposeTask({ actor, people, now, timeZone }: Asked, text: string): ChatAnswer {
  const { others: _, ...task } = extractTask(text, people, { now, timeZone });
  const action: ChatAction = { action: 'createTask', task: proposed(task, actor) };
  return { response: ANSWERS.create(task.title), tasks: [], actions: [action] };
}

type AboutTask = Exclude<Question<Person>, { kind: 'tasks' | 'create' | 'unknown' }>;

/** The task that the words name is found as for a text, and looked up again through its access check. */
async function answerAbout(asked: Asked, question: AboutTask): Promise<ChatAnswer> {
  const { tx, actor, now, timeZone } = asked;
  const stems = searchStems(question.about, ASSISTANT_LIMITS.wordsSearched);
  const tasks = await findSpokenOf(tx, {
    actor,
    companyId: companyOf(actor),
    stems,
    limit: ASSISTANT_LIMITS.tasksCompared,
  });
  const { task, candidates } = identifyTask(question.about, tasks, { now, timeZone });
  if (task === null) {
    const choices = candidates.map(({ id, title }) => ({ id, title }));
    return {
      response: choices.length > 0 ? ANSWERS.which : ANSWERS.noTask(question.about),
      tasks: choices,
      actions: [],
    };
  }
  const whole = JSON.parse(await accessTaskAsJson(tx, actor, task.id)) as Task;
  const about = [{ id: whole.id, title: whole.title }];
  if (question.kind === 'summary') {
    return {
      response: taskSummary(whole, now, timeZone, { withPeople: !actor.isPersonal }),
      tasks: about,
      actions: [],
    };
  }
  if (question.kind === 'changes') return { response: await changesOf(asked, whole), tasks: about, actions: [] };
  return { ...proposal(whole, question), tasks: about };
}

async function changesOf({ tx, actor, timeZone }: Asked, { id, title }: Task): Promise<string> {
  const facts = await accessTask(tx, actor, id);
  const { data } = await pageOfUpdates(tx, facts, historyToSee(actor, facts.relation), {
    limit: ASSISTANT_LIMITS.tasksNamed,
  });
  return ANSWERS.changes(title, data, timeZone);
}

function proposal(
  task: Task,
  question: Exclude<AboutTask, { kind: 'summary' | 'changes' }>,
): Pick<ChatAnswer, 'response' | 'actions'> {
  const { id: taskId, title, version, abilities } = task;
  const on = { taskId, title, version };
  const offer = (mayDo: boolean, response: string, action: ChatAction) =>
    mayDo ? { response, actions: [action] } : { response: ANSWERS.notAllowed(title), actions: [] };
  switch (question.kind) {
    case 'complete':
      return offer(abilities.changeStatus, ANSWERS.complete(title), {
        action: 'changeStatus',
        ...on,
        status: 'COMPLETED',
      });
    case 'postpone': {
      if (question.dueDate === null) return { response: ANSWERS.whenTo(title), actions: [] };
      const dueDate = question.dueDate.toISOString();
      return offer(abilities.edit, ANSWERS.postpone(title), { action: 'changeDueDate', ...on, dueDate });
    }
    case 'assign': {
      if (question.assignee === null) return { response: ANSWERS.toWhom(title), actions: [] };
      const { id, name } = question.assignee;
      return offer(abilities.edit, ANSWERS.assign(title, name), { action: 'assign', ...on, assignee: { id, name } });
    }
    case 'comment': {
      const content = question.content.slice(0, LIMITS.commentLength);
      return offer(abilities.comment, ANSWERS.comment(title), { action: 'comment', ...on, content });
    }
  }
}
