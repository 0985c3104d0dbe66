// Apart from rules.ts and messages.ts, which every first view loads: names, and titles that are odd, are the server's to refuse.

import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';
import { isStorableText } from './rules.ts';

export const NAME_INVISIBLE = 'Name cannot contain line breaks or invisible characters';

/** Nothing of these is seen: spaces, controls, marks without a letter, fillers, the empty Braille sign, what is no character. */
const UNSEEN = /[\p{Noncharacter_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Controls, line breaks and what reverses or hides text; the two joiners belong to scripts and emoji. */
const MISLEADING = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether there is nothing to be seen of a text. */
export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

/**
 * A name says who did something: in lists, mails, the audit log. It must not be empty to the eye, nor look like another one.
 * Controls and formats are not for identifiers (UTS #39 with UAX #31: none of Cc and Cf but the joiners U+200C and U+200D, which
 * Persian, Indic scripts and emoji are written with); they are refused rather than removed, so that nobody has another name
 * than the one they entered.
 *
 * @param required what is said of a name of which nothing is seen
 * @returns the sentence why it may not be; null where it may
 */
export function nameProblem(name: string, required: string): string | null {
  if (isUnseen(name)) return required;
  return MISLEADING.test(name.trim()) ? NAME_INVISIBLE : null;
}

/** As the schema of a task's title says it of a text without hidden signs (see hidden-signs.ts). */
export function titleProblem(title: string): string | null {
  if (!isStorableText(title)) return VALIDATION.textInvalid;
  if (isUnseen(title)) return VALIDATION.titleRequired;
  return title.trim().length > LIMITS.titleLength ? VALIDATION.titleTooLong : null;
}
