import type { ExtractedTask, Extraction } from '@taskwell/assistant/extract/extract-task';
import type { Identification } from '@taskwell/assistant/identify/identify-task';
import type { Person } from '@taskwell/assistant/people/people';
import type { AssistantEngine } from '@taskwell/contract/assistant';
import type { DueDateFilter, TaskPriority, TaskSort, TaskStatus, TaskType } from '@taskwell/contract/labels';
import type { Task, TaskUpdate } from '@taskwell/contract/schemas';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { NamedTask } from '../tasks/tasks.access.ts';
import type { ProposedBefore } from './proposed-task.ts';

/** What an engine is given of a request: the text, and what the caller may see of whom it may mean. */
export interface TextToRead {
  text: string;
  /** Those the caller may assign. */
  people: readonly Person[];
  /** When the text is read. */
  now: Date;
  /** IANA zone of the caller. */
  timeZone: string;
}

/** A task that the caller sees. */
export interface SeenTask {
  id: number;
  companyId: number;
  title: string;
  description: string | null;
  status: TaskStatus;
}

export interface TextAboutTasks extends TextToRead {
  tasks: readonly SeenTask[];
}

/** Which task a text speaks of and what it says of it. */
export type IdentifiedTask = Identification<SeenTask>;

/** A message of the chat, how its answer is looked up, and where its words go as they come. */
export interface MessageToAnswer extends TextToRead {
  actor: SignedInActor;
  /** The English that times and dates are written in, such as 'en-US'. */
  english: string;
  /** Null at the beginning of a conversation. */
  before: SaidBefore | null;
  tasks: TaskReads;
  words: Words;
}

/** What was said just before a message: the line, and the tasks that its answer named; null for one that is not seen any more. */
export interface SaidBefore {
  line: string;
  /** The lines before it, the latest last. */
  earlier: readonly string[];
  tasks: readonly (SeenTask | null)[];
  /** Those of the last answer that named several; the same, where that is it. */
  list: readonly (SeenTask | null)[];
  /** The ids of all of these, as the request has them. */
  listIds: readonly number[];
  /** New tasks that it proposed and nobody has created; then it named no others. */
  proposed: readonly ProposedBefore[];
  /** The places of those that were proposed last. */
  latest: readonly number[];
}

/** The words of an answer while it is made, for somebody to read; nothing else comes of them. */
export interface Words {
  say(text: string): void;
  /** What was said so far is no part of the answer. */
  withdraw(): void;
}

/** For whoever reads the answer when it is there. */
export const UNHEARD: Words = { say: () => undefined, withdraw: () => undefined };

/** Which tasks are looked for; what is left out does not narrow them down. */
export interface TasksWanted {
  status?: TaskStatus[];
  priority?: TaskPriority;
  dueDateFilter?: DueDateFilter;
  /** From this instant. */
  dueFrom?: string;
  /** Before this one. */
  dueTo?: string;
  search?: string;
  isArchived?: boolean;
  /** Only those of these ids that the caller sees. */
  among?: readonly number[];
  sortBy?: TaskSort;
  assigneeId?: number;
  /** 'assigned' for those that the caller leads or is co-assignee of. */
  type?: TaskType;
}

/** All that an engine may look up: what the caller sees, by the same access checks as every screen. */
export interface TaskReads {
  /** How many there are, and the first of them, by default in the order of urgency. */
  list(wanted: TasksWanted): Promise<{ total: number; tasks: NamedTask[] }>;
  /** Those that the words may mean. */
  spokenOf(words: string): Promise<SeenTask[]>;
  /** @throws 404 where the caller does not see it */
  whole(taskId: number): Promise<Task>;
  /** The latest of its history. @throws 404 where the caller does not see it */
  changes(taskId: number): Promise<TaskUpdate[]>;
}

/** What an engine says to a message. Tasks and people are named by their ids, and looked up again before anybody reads it. */
export interface Reply {
  response: string;
  taskIds: readonly number[];
  proposals: readonly Proposal[];
  /** The places of new tasks that were proposed before and are not to be proposed any more. */
  dropped?: readonly number[];
}

/** A change for the caller to confirm. */
export type Proposal =
  /** `replaces` is the place of the one proposed before that it takes the place of. */
  | { action: 'createTask'; task: ExtractedTask<Person>; replaces: number | null }
  | { action: 'changeStatus'; taskId: number; status: TaskStatus }
  | { action: 'changePriority'; taskId: number; priority: TaskPriority }
  | { action: 'changeDueDate'; taskId: number; dueDate: Date | null }
  | { action: 'assign'; taskId: number; assigneeId: number }
  | { action: 'comment'; taskId: number; content: string };

/** Reads texts into proposals. An engine is given all that it may know, and can change nothing (SECURITY row 17). */
export interface Engine {
  readonly name: AssistantEngine;
  extract(input: TextToRead): Promise<Extraction<Person>>;
  identify(input: TextAboutTasks): Promise<IdentifiedTask>;
  chat(input: MessageToAnswer): Promise<Reply>;
}

/** The language model as an engine, whose requests end with the signal. */
export type ModelEngine = (signal: AbortSignal) => Engine;
