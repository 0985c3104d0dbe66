// Apart from assistant.ts, as every first view loads these: whatever is handed over is read with them.

/** SPEC §9 'Business constants' and §5 'Assistant popup'. */
export const ASSISTANT_LIMITS = {
  /** Of a text that is pasted or handed over. */
  textLength: 2_000,
  /** SPEC §8 'Assistant popup': what becomes of a text as the content of an update. */
  updateContentLength: 500,
  /** That are offered beside the first task of a text. */
  furtherTasks: 10,
  /** Of a message in the chat. */
  messageLength: 500,
  /** That come with a message beside the last, which it may follow up. */
  messagesBefore: 3,
  /** That wait while one is answered; then the field keeps what is typed. */
  messagesWaiting: 5,
  /** New tasks that one message of the chat proposes. */
  tasksProposed: 5,
  /** That an answer of the chat names. */
  tasksNamed: 10,
  /** Among which somebody chooses where a text fits several tasks alike. */
  candidates: 5,
  /** With which a text is compared; of more, those that have a word of it. */
  tasksCompared: 400,
  /** Words of a text that tasks are looked for with, where there are more. */
  wordsSearched: 6,
  /** Of the people whom a text may name; of a larger company those whose names are in the text are asked for. */
  peopleRead: 1_000,
  /** Messages of the chat that a browser keeps; the oldest go first … */
  conversationMessages: 100,
  /** … and so do they beyond so many characters, as browsers give an app five million for everything. */
  conversationLength: 100_000,
  /** Of what an answer of the chat says, and of why a task was chosen. */
  responseLength: 4_000,
  reasoningLength: 1_000,
} as const;

/** What a text may say of a task (SPEC §3 'Update identification result'). */
export const UPDATE_TYPES = ['status', 'comment', 'dueDate', 'priority', 'subtask', 'completion'] as const;
