import { z } from 'zod';
import { ASSISTANT_ENGINES, ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '../assistant.ts';
import { LIMITS } from '../limits.ts';
import { isDueDate } from '../rules.ts';
import { id, instant, priority, requiredText } from '../schemas.ts';

/** A text of any kind, and when it is read. */
export const assistantText = z.strictObject({
  text: requiredText(ASSISTANT_LIMITS.textLength, ASSISTANT_MESSAGES.textRequired, ASSISTANT_MESSAGES.textTooLong),
  /** What 'tomorrow' and 'by Friday' are counted from; by default the moment of the call. */
  readAt: z
    .string({ error: ASSISTANT_MESSAGES.readAtInvalid })
    .refine(isDueDate, ASSISTANT_MESSAGES.readAtInvalid)
    .optional(),
});

export const assistantEngine = z.enum(ASSISTANT_ENGINES);

const person = z.strictObject({ id, name: z.string() });

/** What a text asks for, as a proposal (SPEC §3 'Assistant extraction result'); nothing is written. */
export const proposedTask = z.strictObject({
  title: z.string().max(LIMITS.titleLength),
  description: z.string().max(LIMITS.descriptionLength).nullable(),
  priority,
  dueDate: instant.nullable(),
  /** A colleague; null where the text asks nobody whom the caller may assign. */
  assignee: person.nullable(),
  /** For personal accounts, who assign to their contacts. */
  externalContact: person.nullable(),
});
export type ProposedTask = z.output<typeof proposedTask>;
