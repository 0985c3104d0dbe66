// Apart from assistant.ts, as every first view loads these.

/** What is said of something handed over that is not on the screen (SPEC §2 'Hand-over inputs'). */
export const HAND_OVER_MESSAGES = {
  unreadable: 'What was handed over could not be read, or is older than an hour.',
  tooManyWaiting: 'Too much is waiting already. Look at that first.',
  setAside: 'Set aside. Nothing was changed.',
  /** Of a text with several tasks. */
  setAsideWith: (others: number) =>
    `Set aside, with ${others === 1 ? 'the other task' : `the ${others} other tasks`} of this text. Nothing was changed.`,
} as const;
