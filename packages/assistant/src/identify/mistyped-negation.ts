import { isKnownWord } from '../words/typing-mistakes.ts';
import { isOneMistakeApart, lettersIn } from '../words/words.ts';

const NEGATIONS =
  "not never hardly barely nearly almost isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't couldn't nicht niemals".split(
    ' ',
  );

/** 'Ist nich fertig', 'isn t done', 'n ot done', 'ain't done' */
const LOOSELY =
  /\b(?:nt|aint|ain't|nich|nix|(?:ist|sind|is|isch) net|n ot|(?:is|are|was|were|has|have|did|does|do|could)n t|n (?:est|a|ont|sont) pas)\b/;

/** 'Is nt done', 'ins't finished': whoever meant that must not find it done. @param folded */
export function mistypesNegation(folded: string): boolean {
  return (
    LOOSELY.test(folded) ||
    lettersIn(folded).some(
      (word) => !isKnownWord(word) && NEGATIONS.some((other) => word !== other && isOneMistakeApart(word, other)),
    )
  );
}
