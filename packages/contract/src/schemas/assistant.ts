import { z } from 'zod';
import { ASSISTANT_ENGINES, ASSISTANT_LIMITS, ASSISTANT_MESSAGES, UPDATE_TYPES } from '../assistant.ts';
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { isDueDate } from '../rules.ts';
import { description, dueDate, id, instant, priority, seenText, status, title } from '../schemas.ts';

/** A text of any kind, and when it is read. */
export const assistantText = z.strictObject({
  text: seenText(ASSISTANT_LIMITS.textLength, ASSISTANT_MESSAGES.textRequired, ASSISTANT_MESSAGES.textTooLong),
  /** What 'tomorrow' and 'by Friday' are counted from; by default the moment of the call. */
  readAt: z
    .string({ error: ASSISTANT_MESSAGES.readAtInvalid })
    .refine(isDueDate, ASSISTANT_MESSAGES.readAtInvalid)
    .optional(),
});

const person = z.strictObject({ id, name: z.string() });
const namedPerson = person.extend({ name: z.string().max(LIMITS.nameLength) });

/** What a text asks for, as a proposal (SPEC §3 'Assistant extraction result'); nothing is written. */
export const proposedTask = z.strictObject({
  title: z.string().max(LIMITS.titleLength),
  description: z.string().max(LIMITS.descriptionLength).nullable(),
  priority,
  dueDate: instant.nullable(),
  /** A colleague; null where the text asks nobody whom the caller may assign. */
  assignee: person.nullable(),
  /** For personal accounts, who assign to their contacts. */
  externalContact: person.nullable(),
});
export type ProposedTask = z.output<typeof proposedTask>;

/** A new task that the chat proposed, as it comes back to be changed before anybody creates it. */
const proposedBefore = proposedTask.extend({
  title,
  description,
  dueDate,
  assignee: namedPerson.nullable(),
  externalContact: namedPerson.nullable(),
});

/** What somebody writes to the chat. */
const chatText = seenText(
  ASSISTANT_LIMITS.messageLength,
  ASSISTANT_MESSAGES.textRequired,
  ASSISTANT_MESSAGES.messageTooLong,
);

/** A line of the chat. */
export const chatMessage = z.strictObject({
  message: chatText,
  readAt: assistantText.shape.readAt,
  /** What was said just before, for 'move it to Friday' and 'the second': the message, and the tasks that its answer named. */
  before: z
    .strictObject({
      message: chatText,
      /** The messages before that one, the latest last: 'and Mei?' may follow up one that followed up itself. */
      earlier: z.array(chatText).max(ASSISTANT_LIMITS.messagesBefore).optional(),
      /** In the order of the answer; those that the caller does not see any more count for nothing. */
      taskIds: z.array(id).max(ASSISTANT_LIMITS.tasksNamed),
      /** The tasks of the last answer that named several, where that was an earlier one: 'the first' is of these. */
      listIds: z.array(id).max(ASSISTANT_LIMITS.tasksNamed).optional(),
      /**
       * New tasks that the answer proposed and that are not created yet, which 'it' and 'the second' then are: 'no, for Nora'
       * proposes them anew, with `replaces`.
       */
      proposed: z.array(proposedBefore).max(ASSISTANT_LIMITS.tasksProposed).optional(),
      /** The places, from 0, of those of them that the last answer proposed, where 'it' is no other. */
      latest: z.array(z.int().min(0)).max(ASSISTANT_LIMITS.tasksProposed).optional(),
    })
    .optional(),
});

/** What a line of the chat may point back to. */
export type SaidBefore = NonNullable<z.input<typeof chatMessage>['before']>;

export const assistantEngine = z.enum(ASSISTANT_ENGINES);

/** A change that the text asks for and that the caller may make; a client confirms it and makes it with the call named. */
export const suggestedAction = z.discriminatedUnion('action', [
  /** PATCH /tasks/{id}/status */
  z.strictObject({ action: z.literal('changeStatus'), status }),
  /** PATCH /tasks/{id}/priority */
  z.strictObject({ action: z.literal('changePriority'), priority }),
  /** PUT /tasks/{id} */
  z.strictObject({ action: z.literal('changeDueDate'), dueDate: instant }),
  /** PUT /tasks/{id}: a colleague, for a personal account a contact */
  z.strictObject({ action: z.literal('assign'), assignee: person }),
  /** POST /comments/task/{taskId} */
  z.strictObject({ action: z.literal('comment'), content: z.string().max(LIMITS.commentLength) }),
  /** POST /tasks/{id}/subtasks */
  z.strictObject({ action: z.literal('addSubtask'), title: z.string().max(LIMITS.titleLength) }),
]);
export type SuggestedAction = z.output<typeof suggestedAction>;

const tasksToChoose = z.array(z.strictObject({ taskId: id, title: z.string() })).max(ASSISTANT_LIMITS.candidates);

/** Which task a text speaks of, and what it says of it (SPEC §3 'Update identification result'). */
export const identifiedUpdate = z.strictObject({
  taskFound: z.boolean(),
  taskId: id.nullable(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  updateType: z.enum(UPDATE_TYPES).nullable(),
  updateContent: z.string().max(ASSISTANT_LIMITS.updateContentLength),
  /** On the task; where somebody has to choose it, on any of those. */
  suggestedActions: z.array(suggestedAction),
  /** Why, in words. */
  reasoning: z.string().max(ASSISTANT_LIMITS.reasoningLength),
  originalText: z.string(),
  /** The subtask that the text asks for; null for any other update. */
  subtaskData: proposedTask.nullable(),
  /** Tasks that fit alike, among which the caller chooses; empty where one fits or none. */
  candidates: tasksToChoose,
  /** Where none fits and there are no candidates: the tasks that come nearest, for whoever looks for another one. */
  nearest: tasksToChoose,
  /** What the text says of further tasks, in its words and order, each to be read by itself; all else is of the first. */
  furtherTexts: z.array(z.string().min(1).max(ASSISTANT_LIMITS.textLength)).max(ASSISTANT_LIMITS.furtherTasks),
});
export type IdentifiedUpdate = z.output<typeof identifiedUpdate>;

const onTask = { taskId: id, title: z.string(), version: z.int().min(1) };

/** What the chat proposes; a client confirms it with the person and makes it with the call named, with If-Match. */
export const chatAction = z.discriminatedUnion('action', [
  /** POST /tasks */
  z.strictObject({
    action: z.literal('createTask'),
    task: proposedTask,
    /** The place in `before.proposed` of the one that it takes the place of; null for a further task, and not in what browsers kept. */
    replaces: z.int().min(0).nullable().optional(),
  }),
  /** PATCH /tasks/{id}/status */
  z.strictObject({ action: z.literal('changeStatus'), ...onTask, status }),
  /** PATCH /tasks/{id}/priority */
  z.strictObject({ action: z.literal('changePriority'), ...onTask, priority }),
  /** PUT /tasks/{id} */
  z.strictObject({
    action: z.literal('changeDueDate'),
    ...onTask,
    /** Null to take it away. */
    dueDate: instant.nullable(),
    /** When it was due as this was proposed; not in what browsers kept of earlier conversations. */
    dueBefore: instant.nullable().optional(),
  }),
  /** PUT /tasks/{id} */
  z.strictObject({ action: z.literal('assign'), ...onTask, assignee: person }),
  /** POST /comments/task/{taskId} */
  z.strictObject({ action: z.literal('comment'), ...onTask, content: z.string().max(LIMITS.commentLength) }),
]);
export type ChatAction = z.output<typeof chatAction>;

export const chatAnswer = z.strictObject({
  response: z.string().min(1).max(ASSISTANT_LIMITS.responseLength),
  /** Tasks that the answer names, to be opened. */
  tasks: z.array(z.strictObject({ id, title: z.string() })).max(ASSISTANT_LIMITS.tasksNamed),
  actions: z.array(chatAction),
  /** The places in `before.proposed` of those that are not proposed any more: 'drop the second'. */
  dropped: z.array(z.int().min(0)).optional(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;

/** An answer of the chat while it is made. */
export const chatEvent = z.discriminatedUnion('kind', [
  /** What is said next, to be read and nothing else: no task and no proposal comes of it. */
  z.strictObject({ kind: z.literal('words'), text: z.string().min(1).max(ASSISTANT_LIMITS.responseLength) }),
  /** What was said so far is void: a language model looks something up first, or broke off. */
  z.strictObject({ kind: z.literal('withdrawn') }),
  chatAnswer.extend({ kind: z.literal('answer'), engine: assistantEngine }),
  z.strictObject({
    kind: z.literal('failed'),
    error: z.string(),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  }),
]);
export type ChatEvent = z.output<typeof chatEvent>;
