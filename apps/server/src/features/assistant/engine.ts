import type { Extraction } from '@taskwell/assistant/extract-task';
import type { Identification } from '@taskwell/assistant/identify-task';
import type { Person } from '@taskwell/assistant/people';
import type { AssistantEngine } from '@taskwell/contract/assistant';

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
}

export type TextAboutTasks = Omit<TextToRead, 'people'> & { tasks: readonly SeenTask[] };

/** Reads texts into proposals. An engine is given all that it may know, and can change nothing (SECURITY row 17). */
export interface Engine {
  readonly name: AssistantEngine;
  extract(input: TextToRead): Promise<Extraction<Person>>;
  identify(input: TextAboutTasks): Promise<Identification<SeenTask>>;
}
