import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import type { Written } from '../texts/mail.ts';
import { strengthOf } from '../texts/requests.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { fold } from '../words/words.ts';

/** A short answer below or above what it quotes. */
export interface Answer {
  /** What is answered: names the task where the answer does not. */
  about: string;
  /** The answer and what it is to, as somebody would say it who names the task; null where it says by itself what it says. */
  said: string | null;
  /** As it was written. */
  written: string;
}

/**
 * 'Yes' to 'Did you order the flour?' says 'Done: order the flour', 'on Thursday' to 'When will you repair the gate?' says
 * 'Repair the gate: on Thursday'.
 *
 * @returns null where nothing is quoted, or what is written is no short answer
 */
export function answerToQuoted({ own, quoted }: Pick<Written, 'own' | 'quoted'>, reading: Reading): Answer | null {
  const [answer, asked] = [own, quoted].map((lines) => sentencesOf(lines).map(({ text }) => text));
  const written = answer?.join(' ') ?? '';
  if (asked === undefined || written === '' || written.length > LONGEST_ANSWER) return null;
  const question = asked.findLast((text) => text.includes('?'));
  const about = question ?? asked.find((text) => strengthOf(text, false) >= 2) ?? asked.at(-1);
  return about === undefined ? null : { about, said: saidBy(written, bare(about), reading), written };
}

/** @param asked without what stands around it */
function saidBy(answer: string, asked: string, reading: Reading): string | null {
  const folded = fold(answer);
  const isToCome = surest(findDues(answer, reading))?.hasDay ?? false;
  const done = withoutOpening(asked, ASKS_IF_DONE);
  if (done !== null && AGREES.test(folded) && !HOLDS_BACK.test(folded) && !isToCome) return `Done: ${done}`;
  if (done !== null && DENIES.test(folded)) return `Not done: ${done}. ${answer}`;
  const when = withoutOpening(asked, ASKS_WHEN);
  return when !== null && isToCome ? `${when}: ${answer}` : null;
}

function bare(asked: string): string {
  return asked.replace(/^[¿¡\s]+|[?!.\s]+$/g, '');
}

function withoutOpening(question: string, opening: RegExp): string | null {
  const length = opening.exec(fold(question))?.[0].length ?? 0;
  return length === 0 ? null : question.slice(length);
}

/** What says more says it by itself. */
const LONGEST_ANSWER = 80;

const GREETED = '(?:(?:hi|hey|hello|hallo|hola|bonjour|salut)[^,.!]{0,30}[,.!] )?(?:\\p{Lu}?\\p{L}+, )?';
const ASKS_IF_DONE = new RegExp(
  `^${GREETED}(?:(?:did|have|has) (?:you|u|anybody|anyone|somebody|someone|we|they|he|she) (?:already |yet |ever )?|(?:is|are|was|were|has|have) (?=(?:the|our|my|your|this|that|all)\\b)|(?:hast du|habt ihr|haben sie|habt|ist|sind) (?:schon |bereits )?|(?:has|habeis|ha|han) (?:ya )?(?=\\p{L}+[aei]do\\b)|(?:esta|estan) (?:ya )?|(?:as-tu|avez-vous|tu as|vous avez|est-ce que (?:tu as|vous avez)) (?:deja )?)`,
  'u',
);
const ASKS_WHEN = new RegExp(
  `^${GREETED}(?:(?:by |until )?when (?:will|can|do|does|is|are|could|would|should) (?:you |we |they |he |she |i )?|(?:bis )?wann (?:wird|werden|kannst du|konnen wir|ist|sind|kommt) |(?:para )?cuando (?:esta|estara|puedes|podras|vas a) |(?:pour )?quand (?:est-ce que tu |peux-tu |sera |seront )?)`,
  'u',
);
const AGREES =
  /^(?:yes|yep|yeah|yup|ja|jep|jawohl|si|oui|of course|sure|correct|indeed|all done|done|erledigt|hecho|fait)\b/;
const DENIES = /^(?:no|nope|not yet|not quite|nein|noch nicht|aun no|todavia no|non|pas encore)\b/;
const HOLDS_BACK =
  /\b(?:but|not|only|almost|nearly|half|part|most|except|will|going to|gonna|tomorrow|later|once|if|when|until|aber|nicht|nur|fast|halb|morgen|wird|sobald|pero|casi|manana|cuando|mais|presque|demain|quand)\b|\?/;
