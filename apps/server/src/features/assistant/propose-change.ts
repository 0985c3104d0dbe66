import type { Question } from '@taskwell/assistant/chat/question';
import { dueAfter } from '@taskwell/assistant/dates/read-postponed';
import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { shortenText } from '@taskwell/contract/text';
import { ANSWERS } from './chat-words.ts';
import type { MessageToAnswer, Proposal, Reply } from './engine.ts';

/** What a line of the chat asks about one task, or to be done with it. */
export type AboutTask = Extract<
  Question<Person>,
  {
    kind:
      | 'summary'
      | 'changes'
      | 'comments'
      | 'origin'
      | 'undate'
      | 'complete'
      | 'status'
      | 'priority'
      | 'subtask'
      | 'postpone'
      | 'assign'
      | 'coAssign'
      | 'elsewhere'
      | 'comment';
  }
>;

/** What only asks about a task, and changes nothing of it. */
export type AskingAbout = Extract<AboutTask, { kind: (typeof ASKING)[number] }>;

const ASKING = ['summary', 'changes', 'comments', 'origin'] as const;

export function isAsking(question: AboutTask): question is AskingAbout {
  return ASKING.some((kind) => kind === question.kind);
}

/** The change of a task that a line asks for, where the caller may make it; otherwise why there is nothing to confirm. */
export function proposeChange(
  { actor, now, timeZone }: MessageToAnswer,
  task: Task,
  question: Exclude<AboutTask, AskingAbout>,
): Pick<Reply, 'response' | 'proposals'> {
  const { id: taskId, title, status, priority, abilities, dueDate: dueBefore, externalContact } = task;
  const offer = (mayDo: boolean, response: string, proposed: Proposal) =>
    mayDo ? { response, proposals: [proposed] } : { response: notAllowed(task, actor.userId), proposals: [] };
  switch (question.kind) {
    case 'subtask':
      return { response: ANSWERS.subtask(title), proposals: [] };
    case 'elsewhere':
      return { response: ANSWERS.elsewhere(title), proposals: [] };
    case 'undate':
      if (dueBefore === null) return { response: ANSWERS.isUndated(title), proposals: [] };
      return offer(abilities.edit, ANSWERS.undate(title), { action: 'changeDueDate', taskId, dueDate: null });
    case 'coAssign':
      return { response: ANSWERS.coAssign(title, question.person.name), proposals: [] };
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
      const { replaced } = question;
      if (replaced !== null && task.coAssignees.some(({ userId }) => userId === replaced.id))
        return { response: ANSWERS.coAssign(title, replaced.name), proposals: [] };
      if (question.assignee === null) return whoOfAlike(task, question.alike, actor.userId);
      if (question.assignee === 'me') {
        if (actor.isPersonal && abilities.edit) {
          const isWithContact = externalContact !== null;
          return { response: isWithContact ? ANSWERS.elsewhere(title) : ANSWERS.yoursAnyway(title), proposals: [] };
        }
        return offer(abilities.edit, ANSWERS.assign(title, 'you'), {
          action: 'assign',
          taskId,
          assigneeId: actor.userId,
        });
      }
      const { id: assigneeId, name } = question.assignee;
      const leadId = actor.isPersonal ? task.externalContactId : task.assigneeId;
      const lead = (externalContact ?? task.assignee)?.name ?? (actor.isPersonal ? 'you' : 'nobody');
      const words =
        replaced === null || replaced.id === leadId
          ? ANSWERS.assign(title, name, question.leftOut)
          : ANSWERS.otherLead(title, replaced.name, lead, name);
      return offer(abilities.edit, words, {
        action: 'assign',
        taskId,
        assigneeId,
      });
    }
    case 'comment': {
      const content = shortenText(question.content, LIMITS.commentLength);
      return offer(abilities.comment, ANSWERS.comment(title), { action: 'comment', taskId, content });
    }
  }
}

/** Where several have the name: a proposal for each, as long as their names tell them apart. */
function whoOfAlike(task: Task, alike: readonly Person[], actorId: number) {
  const { id: taskId, title } = task;
  if (alike.length === 0) return { response: ANSWERS.toWhom(title), proposals: [] };
  if (!task.abilities.edit) return { response: notAllowed(task, actorId), proposals: [] };
  const names = new Set(alike.map(({ name }) => name));
  if (names.size < alike.length || alike.length > ASSISTANT_LIMITS.candidates)
    return { response: ANSWERS.sharedName(alike), proposals: [] };
  const proposals = alike.map(({ id }): Proposal => ({ action: 'assign', taskId, assigneeId: id }));
  return { response: ANSWERS.whichPerson(title, alike), proposals };
}

/** With whom to ask instead: whoever assigned it may change it. */
function notAllowed({ title, assignerId, assigner }: Task, actorId: number): string {
  return ANSWERS.notAllowed(title, assignerId === actorId ? null : (assigner?.name ?? null));
}
