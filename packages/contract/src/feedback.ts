// Apart from limits.ts and messages.ts, which every first view loads: only the forms of feedback and its inbox need these.

/** SPEC §5 and §9 'Feedback'. */
export const FEEDBACK_LIMITS = {
  lengthMin: 10,
  lengthMax: 2_000,
  /** How long it is kept. */
  keptDays: 365,
  pageSize: 20,
} as const;

/** SPEC §5 and §8 'Feedback', and what is said when it went well. */
export const FEEDBACK_MESSAGES = {
  required: 'Feedback is required',
  tooShort: `Feedback must be at least ${FEEDBACK_LIMITS.lengthMin} characters`,
  tooLong: `Feedback must be ${FEEDBACK_LIMITS.lengthMax} characters or less`,
  submit: 'Failed to submit feedback. Please try again.',
  submitted: 'Thank you! Your feedback has been sent.',
  fetch: 'Failed to fetch feedback',
} as const;
