import { ASSISTANT_LIMITS } from './assistant-limits.ts';
import { HAND_OVER_MESSAGES } from './hand-over-messages.ts';
import { LIMITS } from './limits.ts';
import { quotedTitle } from './text.ts';

export { ASSISTANT_LIMITS, UPDATE_TYPES } from './assistant-limits.ts';

// Apart from limits.ts and messages.ts, which every first view loads: only the assistant needs these.

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

/** SPEC §5 and §8 'Assistant popup' and 'AI chat'. */
export const ASSISTANT_MESSAGES = {
  textRequired: 'Please enter some text',
  textTooLong: `Text must be ${ASSISTANT_LIMITS.textLength} characters or less`,
  messageTooLong: `Message must be ${ASSISTANT_LIMITS.messageLength} characters or less`,
  readAtInvalid: 'readAt must be a date and time between 1970 and 9999',
  chatFailed: 'AI service error',
  greeting: (name: string) =>
    `Hello ${name}! Ask me about your tasks, or tell me what to do with one. I change nothing before you confirm it.`,
  /** What was sent before the answer was there. */
  askedNext: 'Asked next',
  answerNotes: {
    stopped: 'You stopped this answer',
    replaced: 'The language model broke off; this is the answer instead',
  },
  conversationCleared: 'Conversation cleared',
  taskChangedSince: 'This task has been changed since I proposed this.',
  /** Of what is to be taken back. */
  taskChangedSinceDone: 'This task has been changed since. Take back what came last first, or change it in the task.',
  /** Of a new task whose creation is to be taken back, which deletes it. */
  taskHasMoreSince:
    'This task has comments, subtasks or co-assignees by now, which would be deleted with it. Delete it in the task if you mean that.',
  taskGoneSince: 'This task was deleted, or you no longer have access to it.',
  personGoneSince: 'Nobody can give this person tasks any more. Choose somebody else.',
  /** What became of a proposal. */
  made: 'Done',
  already: 'Already done: it was so before, and nothing was changed now',
  takenBack: 'Taken back',
  newTaskStays: 'Creating this task is not taken back, as you may not delete it.',
  declined: 'Not done',
  edited: 'Opened as a form',
  proposedAnew: 'Proposed anew below',
  popupSignIn: 'Please login to your task manager first',
  popupFailed: 'Failed to open task manager. Please try again.',
  popupOpened: 'Opened in your task manager. Nothing is changed before you confirm it there.',
  popupByHand: 'The assistant could not read it, so only the text was handed over.',
  handedOver: 'This was filled in for you. Check it: nothing is changed before you confirm it.',
  leftOut: (count: number) =>
    count === 1
      ? 'The last character had no room and was left out.'
      : `The last ${count} characters had no room and were left out.`,
  /** The same in a form, of a text that was handed over. */
  textCut: (count: number) =>
    `The text was longer than ${ASSISTANT_LIMITS.textLength.toLocaleString('en')} characters; its ${count === 1 ? 'last one was' : `last ${count.toLocaleString('en')} were`} left out.`,
  /** Of a text with more tasks than come with it. */
  tasksCut: (count: number) =>
    `${count === 1 ? 'One more task' : `${count} more tasks`} of this text had no room: please hand ${count === 1 ? 'it' : 'them'} over afterwards.`,
  /** Of a text that came with a link, before anybody has looked at it. */
  textWaits:
    'This text was handed over to you. The assistant reads it when you say so; nothing is changed before you confirm it.',
  /** While the assistant does. */
  reading: 'Reading the text…',
  /** SPEC §9: every new task is due so. What has passed is no due date. */
  noDateRead: `No date to come was read, so the due date is in ${LIMITS.defaultDueDays} days, as for every new task.`,
  moreWaiting: (count: number) => `${count} more waiting`,
  oneOfSeveral: (number: number, total: number) =>
    `Task ${number} of ${total} of this text${number < total ? '; the next one follows' : ''}.`,
  /** On the page that a person gets instead of one whose address hands too much over. */
  addressTooLong:
    'A link can hand over only so much. Copy the text itself, open the assistant and paste it there; nothing was changed.',
  tooManyWaiting: HAND_OVER_MESSAGES.tooManyWaiting,
  /** Of what was pasted into the chat. */
  chatLeftOut: (count: number) =>
    `${count === 1 ? 'The last character had no room here and was' : `The last ${count} characters had no room here and were`} left out. “Create from text” takes up to ${ASSISTANT_LIMITS.textLength}.`,
  noTaskFound: 'No task was found that this speaks of. You can create one from it.',
  chooseTask: 'Choose a task',
  /** Before why. */
  howSure: (confidence: number) => `${Math.round(100 * confidence)}% sure that it is this task`,
  severalTasks: 'Several tasks fit. Which one is meant?',
  isThisTask: 'Is this the task that is meant?',
  whichTask: 'Which task is meant?',
  notSaidDone: 'The text does not say that it is done.',
  updateInstead: 'Update the task instead',
  completedAlready: 'This task is completed already.',
  /** Where the task went while a form about it was open. */
  createInstead: 'Create a new task',
  /** Where no change of a form is ticked. */
  nothingTicked: 'Tick at least one of these changes, or cancel.',
  changeSaved: (words: string) => `Saved: ${words}`,
  /** Of several changes, some of which could not be made; `reason` is a sentence. */
  partlySaved: (saved: readonly string[], unsaved: readonly string[], reason: string) =>
    `Saved: ${sentenceOf(saved)} Not saved: ${sentenceOf(unsaved)} ${reason}`,
  completedWithoutComment: (reason: string) => `The task is completed, but the comment was not added. ${reason}`,
  /** Where a subtask was to be added to a task of which the person may not change the subtasks. */
  noSubtaskThere: (title: string) => `You may not add subtasks to ${quotedTitle(title)}: choose another task.`,
  /** Where a text asks for a change that the person may not make, and only a comment is offered. */
  notYoursToChange: 'You may not change that yourself: a comment tells those who may.',
  nothingAllowed: 'You may see this task, but not make these changes.',
  taskCompleted: (content: string) => `✅ Task completed: ${content}`,
} as const;

/** Words that were cut, or are a sentence, have their end. */
function sentenceOf(words: readonly string[]): string {
  const listed = words.join('; ');
  return /[.!?…]$/.test(listed) ? listed : `${listed}.`;
}
