/** What changed, for GET /events: kinds and ids only, the reader fetches what it may see. */
export const EVENT_KINDS = [
  'task.created',
  'task.changed',
  'task.deleted',
  /** Comments, subtasks or people of a task, with or without a new version of its own. */
  'task.related',
  /** More tasks than are worth an event each. */
  'tasks.changed',
  'notification.created',
  /** The invitations that somebody received. */
  'invitations.changed',
  /** What those who manage a company's people see of one of them. */
  'person.changed',
  'session.ended',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface LiveEvent {
  kind: EventKind;
  /** Of the task or person; 0 where the kind says all. */
  id: number;
  /** Of the task, where it has a new one. */
  version: number;
}
