import type { Extraction } from '@taskwell/assistant/extract-task';
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

/** Reads texts into proposals. An engine is given all that it may know, and can change nothing (SECURITY row 17). */
export interface Engine {
  readonly name: AssistantEngine;
  extract(input: TextToRead): Promise<Extraction<Person>>;
}
