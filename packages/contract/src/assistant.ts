// Apart from limits.ts and messages.ts, which every first view loads: only the assistant needs these.

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

/** What a language model gets, may do and may cost; beyond each of these the built-in engine answers. */
export const MODEL_LIMITS = {
  /** For everything that one answer takes of it: the built-in engine answers within a second more. */
  milliseconds: 8_000,
  /**
   * For an answer whose words are read as they come: the first within `milliseconds`, never as long without a further one,
   * and no more than this for all of it.
   */
  streamMilliseconds: 20_000,
  /** Calls that a process of the app makes at a time, of these one for each person. */
  callsAtOnce: 8,
  /** In a row that had no answer at all; then it is left alone for as long as `restMilliseconds`. */
  failures: 5,
  restMilliseconds: 30_000,
  /** Of what comes back of one request. */
  answerBytes: 256 * 1_024,
  /** Tasks that it chooses from, those that have most in common with the text. */
  tasksSent: 20,
  /** Requests for one answer of the chat, and what it may look up meanwhile. */
  steps: 4,
  lookups: 8,
  /** Changes that one answer of the chat proposes. */
  proposals: 5,
} as const;

/** Which engine an answer comes from: the one of this product, or a language model that the operator has set up. */
export const ASSISTANT_ENGINES = ['built-in', 'model'] as const;
export type AssistantEngine = (typeof ASSISTANT_ENGINES)[number];
export const ASSISTANT_ENGINE_LABELS: Record<AssistantEngine, string> = {
  'built-in': 'Built-in assistant',
  model: 'Language model',
};

/** What a text may say of a task (SPEC §3 'Update identification result'). */
export const UPDATE_TYPES = ['status', 'comment', 'dueDate', 'priority', 'subtask', 'completion'] as const;

/** SPEC §5 and §8 'Assistant popup' and 'AI chat'. */
export const ASSISTANT_MESSAGES = {
  textRequired: 'Please enter some text',
  textTooLong: `Text must be ${ASSISTANT_LIMITS.textLength} characters or less`,
  messageTooLong: `Message must be ${ASSISTANT_LIMITS.messageLength} characters or less`,
  readAtInvalid: 'readAt must be a date and time between 1970 and 9999',
  chatFailed: 'AI service error',
  greeting: (name: string) =>
    `Hello ${name}! Ask me about your tasks, or tell me what to do with one. I change nothing before you confirm it.`,
  answerNotes: {
    stopped: 'You stopped this answer',
    replaced: 'The language model broke off; this is the answer instead',
  },
  conversationCleared: 'Conversation cleared',
  taskChangedSince: 'This task has been changed since I proposed this.',
  taskGoneSince: 'This task was deleted, or you no longer have access to it.',
  /** What became of a proposal. */
  made: 'Done',
  already: 'Already done: it was so before, and nothing was changed now',
  takenBack: 'Taken back',
  declined: 'Not done',
  edited: 'Opened as a form',
  popupSignIn: 'Please login to your task manager first',
  popupFailed: 'Failed to open task manager. Please try again.',
  popupOpened: 'Opened in your task manager. Nothing is changed before you confirm it there.',
  popupByHand: 'The assistant could not read it, so only the text was handed over.',
  handedOver: 'This was filled in for you. Check it: nothing is changed before you confirm it.',
  leftOut: (count: number) =>
    count === 1
      ? 'The last character had no room and was left out.'
      : `The last ${count} characters had no room and were left out.`,
  /** Of a text that came with a link, before anybody has looked at it. */
  textWaits:
    'This text was handed over to you. The assistant reads it when you say so; nothing is changed before you confirm it.',
  /** While the assistant does. */
  reading: 'Reading the text…',
  moreWaiting: (count: number) => `${count} more waiting`,
  oneOfSeveral: (number: number, total: number) =>
    `Task ${number} of ${total} of this text${number < total ? '; the next one follows' : ''}.`,
  handOverUnreadable: 'What was handed over could not be read, or is older than an hour.',
  /** On the page that a person gets instead of one whose address hands too much over. */
  addressTooLong:
    'A link can hand over only so much. Copy the text itself, open the assistant and paste it there; nothing was changed.',
  tooManyWaiting: 'Too much is waiting already. Look at that first.',
  setAside: 'Set aside. Nothing was changed.',
  /** Of a text with several tasks. */
  setAsideWith: (others: number) =>
    `Set aside, with ${others === 1 ? 'the other task' : `the ${others} other tasks`} of this text. Nothing was changed.`,
  /** Of what was pasted into the chat. */
  chatLeftOut: (count: number) =>
    `The last ${count} characters had no room here and were left out. “Create from text” takes up to ${ASSISTANT_LIMITS.textLength}.`,
  noTaskFound: 'No task was found that this speaks of. You can create one from it.',
  severalTasks: 'Several tasks fit. Which one is meant?',
  whichTask: 'Which task is meant?',
  completedAlready: 'This task is completed already.',
  nothingAllowed: 'You may see this task, but not make these changes.',
  taskCompleted: (content: string) => `✅ Task completed: ${content}`,
} as const;
