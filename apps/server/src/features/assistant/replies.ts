import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import type { Reply } from './engine.ts';

/** One answer, one below the other. */
export function together(replies: readonly Reply[]): Reply {
  // 'Complete it and complete it' is said once; of two tasks of one title each counts.
  const different = [...new Map(replies.map((reply) => [JSON.stringify(reply), reply])).values()];
  return {
    response: different.map(({ response }) => response).join('\n'),
    taskIds: [...new Set(different.flatMap(({ taskIds }) => taskIds))].slice(0, ASSISTANT_LIMITS.tasksNamed),
    proposals: different.flatMap(({ proposals }) => proposals),
    dropped: different.flatMap(({ dropped = [] }) => dropped),
  };
}

/** An answer that names no task and proposes nothing. */
export function words(response: string): Reply {
  return { response, taskIds: [], proposals: [] };
}
