import { z } from 'zod';
import { ASSISTANT_LIMITS } from '../assistant.ts';
import { define } from '../operation.ts';
import {
  assistantEngine,
  assistantText,
  chatAnswer,
  chatEvent,
  chatMessage,
  identifiedUpdate,
  proposedTask,
} from '../schemas/assistant.ts';

/** SPEC §7 'AI': answers are proposals, which whoever asked confirms; none of these calls changes anything. */
export const assistantOperations = define({
  'POST /ai/chat': {
    summary: 'Ask the assistant',
    description: `A message of up to ${ASSISTANT_LIMITS.messageLength} characters: how many tasks, which are overdue or due, whose, in which status, with which words; what a task is about, what changed on it; and what to do with one, or a few changes at once. \`before\` says what 'it' and 'the second' mean, tasks that there are or new ones that were proposed. It answers from what the caller sees, with times and dates as the first language of Accept-Language writes them where that is English ('6:00 PM' or '18:00'). \`actions\` are proposals for the caller to confirm; nothing is written.`,
    tag: 'AI',
    access: 'session',
    token: 'read',
    body: chatMessage,
    status: 200,
    response: chatAnswer.extend({ success: z.literal(true), engine: assistantEngine }),
    rateLimits: ['assistantPerson'],
    errors: ['FORBIDDEN'],
    heavy: 'always',
  },
  'POST /ai/chat/stream': {
    summary: 'Ask the assistant, and read its words as they come',
    description:
      'The same as POST /ai/chat, as server-sent events. `words` are those that a language model says next; they are no answer yet. `withdrawn`: what was said so far does not count. The last event is the `answer`, as POST /ai/chat gives it, with all that is proposed; or it is `failed`, with the sentence and the code of a failure. The built-in engine says all of it in the answer. To close the connection ends the work.',
    tag: 'AI',
    access: 'session',
    token: 'read',
    body: chatMessage,
    status: 200,
    response: chatEvent,
    stream: 'answer',
    rateLimits: ['assistantPerson'],
    errors: ['FORBIDDEN'],
    heavy: 'always',
  },
  'POST /ai/extract-task': {
    summary: 'Read a task from a text',
    description: `A mail, a chat line, minutes or any other text of up to ${ASSISTANT_LIMITS.textLength} characters. Days and hours are meant in the caller's zone (X-Time-Zone). Whom it asks is looked for among those the caller may assign. Of several tasks the first is the task and the others are \`furtherTasks\`; what a text has beyond ${ASSISTANT_LIMITS.furtherTasks} of these is counted in \`tasksLeftOut\`. Nothing is written.`,
    tag: 'AI',
    access: 'session',
    token: 'read',
    body: assistantText,
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      taskData: proposedTask.extend({
        furtherTasks: z.array(proposedTask).max(ASSISTANT_LIMITS.furtherTasks),
        /** How many more the text has. */
        tasksLeftOut: z.int().min(0),
      }),
      engine: assistantEngine,
    }),
    rateLimits: ['assistantPerson'],
    errors: ['FORBIDDEN'],
  },
  'POST /ai/identify-task-update': {
    summary: 'Find the task that a text speaks of',
    description:
      'Looks among the tasks that the caller sees and that are not archived. Where several fit alike, `taskFound` is false and `candidates` are those; where none does, that is the answer, with those that come `nearest`. `suggestedActions` are what the caller may do. Of a text about several tasks it answers for the first; what it says of the others are `furtherTexts`. Nothing is written.',
    tag: 'AI',
    access: 'session',
    token: 'read',
    body: assistantText,
    status: 200,
    response: z.strictObject({ success: z.literal(true), updateData: identifiedUpdate, engine: assistantEngine }),
    rateLimits: ['assistantPerson'],
    errors: ['FORBIDDEN'],
    heavy: 'always',
  },
});
