import type { Question } from '@taskwell/assistant/chat/question';
import type { Person } from '@taskwell/assistant/people/people';
import { fold } from '@taskwell/assistant/words/words';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import type { MessageToAnswer } from './engine.ts';

type Tasks = Extract<Question<Person>, { kind: 'tasks' }>;

/**
 * 'Which of them are overdue?' and 'how many of those are urgent?': what is asked of the tasks that were named before, and of
 * no others; null for any other message.
 */
export function askedOfShown(
  { text, before }: MessageToAnswer,
  question: Question<Person>,
): { question: Tasks; ids: readonly number[] } | null {
  if (before === null || before.listIds.length === 0 || !OF_THEM.test(fold(text))) return null;
  const asked = question.kind === 'about' && question.isAsked ? question.otherwise : question;
  if (asked.kind !== 'tasks') return null;
  // Only the first of a long list are named; what is asked of it is then asked of all of the list.
  const mayHaveMore = before.list.length === ASSISTANT_LIMITS.tasksNamed && !before.list.includes(null);
  if (question.kind === 'tasks' && mayHaveMore) return null;
  // They were found by the words that they were looked for with.
  return { question: { ...asked, askedFor: { ...asked.askedFor, search: null } }, ids: before.listIds };
}

const OF_THEM =
  /\b(?:(?:of|among) (?:all (?:of )?)?(?:them|these|those)\b(?! \p{L}+ (?:tasks?|ones)\b)|davon|von (?:denen|diesen)|de (?:ellas|esas|estas)|d'entre elles|lesquelles)\b/u;
