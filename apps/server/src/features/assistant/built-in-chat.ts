import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import type { Person } from '@taskwell/assistant/people';
import { type AskedFor, type Question, readQuestion } from '@taskwell/assistant/read-question';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { taskSummary } from '@taskwell/contract/task-summary';
import { cutText } from '@taskwell/contract/text';
import type { SignedInActor } from '../../platform/request.ts';
import { ANSWERS, saidOf } from './chat-words.ts';
import type { MessageToAnswer, Proposal, Reply, TasksWanted } from './engine.ts';

/** The built-in engine's chat: it looks up what the caller sees, and proposes. */
export async function answerQuestion(asked: MessageToAnswer): Promise<Reply> {
  const question = readQuestion(asked.text, asked.people, asked);
  switch (question.kind) {
    case 'tasks':
      return answerTasks(asked, question);
    case 'create':
      return proposeTask(asked, question.text);
    case 'unknown':
      return { response: ANSWERS.help, taskIds: [], proposals: [] };
    default:
      return answerAbout(asked, question);
  }
}

/** How many there are, and the first of them in the order of urgency. */
async function answerTasks(
  { tasks, actor, timeZone }: MessageToAnswer,
  { isCount, askedFor }: Extract<Question<Person>, { kind: 'tasks' }>,
): Promise<Reply> {
  const found = await tasks.list({
    ...(askedFor.statuses.length > 0 && { status: askedFor.statuses }),
    ...(askedFor.priority && { priority: askedFor.priority }),
    ...dueOf(askedFor),
    ...(askedFor.search && { search: cutText(askedFor.search, LIMITS.searchLength) }),
    ...leadOf(askedFor, actor),
  });
  const response = ANSWERS.tasks(found.total, saidOf(askedFor, timeZone), isCount ? [] : found.tasks, timeZone);
  return { response, taskIds: found.tasks.map(({ id }) => id), proposals: [] };
}

function dueOf({ due }: AskedFor<Person>): Pick<TasksWanted, 'dueDateFilter' | 'dueFrom' | 'dueTo'> {
  if (due === null) return {};
  if (typeof due === 'string') return { dueDateFilter: due };
  return { ...(due.from && { dueFrom: due.from.toISOString() }), ...(due.to && { dueTo: due.to.toISOString() }) };
}

function leadOf({ assignee }: AskedFor<Person>, actor: SignedInActor): { assigneeId?: number } {
  // A personal account's contacts are no members, and all of its tasks are its own.
  if (assignee === null || actor.isPersonal) return {};
  return { assigneeId: assignee === 'me' ? actor.userId : assignee.id };
}

function proposeTask({ people, now, timeZone }: MessageToAnswer, text: string): Reply {
  const { others: _, ...task } = extractTask(text, people, { now, timeZone });
  return { response: ANSWERS.create(task.title), taskIds: [], proposals: [{ action: 'createTask', task }] };
}

type AboutTask = Exclude<Question<Person>, { kind: 'tasks' | 'create' | 'unknown' }>;

/** The task that the words name is found as for a text. */
async function answerAbout(asked: MessageToAnswer, question: AboutTask): Promise<Reply> {
  const { tasks, actor, now, timeZone } = asked;
  const { task, candidates } = identifyTask(question.about, await tasks.spokenOf(question.about), { now, timeZone });
  if (task === null) {
    const response = candidates.length > 0 ? ANSWERS.which : ANSWERS.noTask(question.about);
    return { response, taskIds: candidates.map(({ id }) => id), proposals: [] };
  }
  const whole = await tasks.whole(task.id);
  const about = { taskIds: [whole.id], proposals: [] };
  if (question.kind === 'summary') {
    return { response: taskSummary(whole, now, timeZone, { withPeople: !actor.isPersonal }), ...about };
  }
  if (question.kind === 'changes') {
    return { response: ANSWERS.changes(whole.title, await tasks.changes(whole.id), timeZone), ...about };
  }
  return { ...about, ...proposal(whole, question) };
}

function proposal(
  { id: taskId, title, abilities }: Task,
  question: Exclude<AboutTask, { kind: 'summary' | 'changes' }>,
): Pick<Reply, 'response' | 'proposals'> {
  const offer = (mayDo: boolean, response: string, proposed: Proposal) =>
    mayDo ? { response, proposals: [proposed] } : { response: ANSWERS.notAllowed(title), proposals: [] };
  switch (question.kind) {
    case 'complete':
      return offer(abilities.changeStatus, ANSWERS.complete(title), {
        action: 'changeStatus',
        taskId,
        status: 'COMPLETED',
      });
    case 'postpone': {
      const { dueDate } = question;
      if (dueDate === null) return { response: ANSWERS.whenTo(title), proposals: [] };
      return offer(abilities.edit, ANSWERS.postpone(title), { action: 'changeDueDate', taskId, dueDate });
    }
    case 'assign': {
      if (question.assignee === null) return { response: ANSWERS.toWhom(title), proposals: [] };
      const { id: assigneeId, name } = question.assignee;
      return offer(abilities.edit, ANSWERS.assign(title, name), { action: 'assign', taskId, assigneeId });
    }
    case 'comment': {
      const content = cutText(question.content, LIMITS.commentLength);
      return offer(abilities.comment, ANSWERS.comment(title), { action: 'comment', taskId, content });
    }
  }
}
