import { z } from 'zod';
import { FEEDBACK_LIMITS } from '../feedback.ts';
import { define } from '../operation.ts';
import { newFeedback, receivedFeedback } from '../schemas/feedback.ts';
import { limitOf, messageAnswer, offsetPagination, pageNumber } from '../schemas.ts';

/** SPEC §7 'Audit and feedback', DECISIONS §4 '/contact'. */
export const feedbackOperations = define({
  'POST /feedback': {
    summary: 'Write to the operator',
    description: `For everybody, with or without a session; with one it is noted whose. Kept for ${FEEDBACK_LIMITS.keptDays} days, and mailed to SUPPORT_EMAIL where the operator has set one.`,
    tag: 'Feedback',
    access: 'public',
    body: newFeedback,
    status: 201,
    response: messageAnswer,
    handles: ['mail'],
    rateLimits: ['feedbackAddress', 'feedbackAuthor'],
  },
  'GET /super-admin/feedback': {
    summary: 'List what people have written to the operator',
    description:
      'Newest first, by pages that are counted. Name and email are as they were typed; `user` is who was signed in.',
    tag: 'Super Admin',
    access: 'super-admin',
    query: z.object({ page: pageNumber, limit: limitOf(FEEDBACK_LIMITS.pageSize) }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ feedback: z.array(receivedFeedback), pagination: offsetPagination }),
    }),
    errors: ['FORBIDDEN'],
  },
});
