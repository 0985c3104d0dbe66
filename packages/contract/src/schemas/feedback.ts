import { z } from 'zod';
import { FEEDBACK_LIMITS, FEEDBACK_MESSAGES } from '../feedback.ts';
import { VALIDATION } from '../messages.ts';
import { email, id, instant, personName, storable } from '../schemas.ts';

/** SPEC §3 'Feedback', §5: all three are required. */
export const newFeedback = z.strictObject({
  name: personName,
  email: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
  feedback: z
    .string({ error: FEEDBACK_MESSAGES.required })
    .refine(storable, { error: VALIDATION.textInvalid, abort: true })
    .trim()
    .min(1, { error: FEEDBACK_MESSAGES.required, abort: true })
    .min(FEEDBACK_LIMITS.lengthMin, { error: FEEDBACK_MESSAGES.tooShort })
    .max(FEEDBACK_LIMITS.lengthMax, { error: FEEDBACK_MESSAGES.tooLong }),
});
export type NewFeedback = z.output<typeof newFeedback>;

/** What somebody has written to the operator, for the super administrator. */
export const receivedFeedback = z.strictObject({
  id,
  /** As they were typed: nobody has checked them. */
  name: z.string(),
  email: z.string(),
  feedback: z.string(),
  createdAt: instant,
  /** Whose session it came from; null where from none. */
  user: z
    .strictObject({
      id,
      name: z.string(),
      /** Null once the person is deleted. */
      email: z.string().nullable(),
      isEmailVerified: z.boolean(),
      /** Null for a personal account and for a super administrator. */
      companyName: z.string().nullable(),
    })
    .nullable(),
});
export type ReceivedFeedback = z.output<typeof receivedFeedback>;
