import { isKnownWord } from '../words/typing-mistakes.ts';
import { isOneMistakeApart, lettersIn } from '../words/words.ts';

const NEGATIONS =
  "not never hardly barely nearly almost isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't couldn't".split(
    ' ',
  );

/** 'Is nt done', 'ins't finished': whoever meant that must not find it done. @param folded */
export function mistypesNegation(folded: string): boolean {
  return lettersIn(folded).some(
    (word) => word === 'nt' || (!isKnownWord(word) && NEGATIONS.some((other) => isOneMistakeApart(word, other))),
  );
}
