// Apart from assistant.ts, as every first view loads these.

/** What is said of something handed over that is not on the screen (SPEC §2 'Hand-over inputs'). */
export const HAND_OVER_MESSAGES = {
  unreadable: 'What was handed over could not be read, is older than an hour, or is from somebody else.',
  tooLong: 'What was handed over was too long. Copy the text itself, open the assistant and paste it there.',
  tooManyWaiting: 'Too much is waiting already. Look at that first.',
  /**
   * @param others tasks of the same text that go with it
   * @param isFirst whether none of its text has been made before
   */
  setAside: (others: number, isFirst: boolean) => {
    const rest = others === 1 ? 'the other task' : `the ${others} other tasks`;
    return `Set aside${others === 0 ? '' : `, with ${rest} of this text`}.${isFirst ? ' Nothing was changed.' : ''}`;
  },
} as const;
