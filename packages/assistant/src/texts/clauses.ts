import { fold } from '../words/words.ts';
import { obliges, type RequestStrength, strengthOf } from './requests.ts';

/** Sentences with more are lists. */
const MOST_CLAUSES = 12;

/** A part of a sentence that says something of its own. */
export interface Clause {
  start: number;
  text: string;
}

/** What a clause begins with that asks somebody, or says of somebody what they do. */
const BEGINS_CLAUSE =
  "(?:please|pls|plz|kindly|can|could|would|will|someone|somebody|anyone|we|i|you|u|he|she|they|it|let's|bitte|kannst|konntest|konnen|kann|wir|ich|du|sie|er|man|jemand|por favor|puedes|podrias|hay que|hace falta|faut|il faut|on|nous|vous|tu|merci de|peux|pouvez)";
const BOUNDARY = new RegExp(
  `[,;:](?=\\s)|\\s[-–—]+(?=\\s)|[?!](?=\\s)|\\s(?=(?:and|but|so|und|aber|also|daher|y|pero|asi que|et|mais|donc) (?:then |dann )?${BEGINS_CLAUSE}\\b)`,
  'g',
);
/** What it begins with where it says why, when or which. */
const IS_SUBORDINATE =
  /^\W*(?:if|when|whenever|since|because|as|that|which|who|whose|where|while|before|after|until|unless|although|whether|weil|dass|da|wenn|falls|damit|ob|obwohl|bevor|nachdem|sobald|porque|que|si|cuando|como|aunque|para que|parce que|car|qui|quand|puisque|lorsque|afin|des que|otherwise|sonst|andernfalls|si no|sinon|sans quoi|faute de quoi|de lo contrario|or else)\b/;
/** 'Needs changing' goes on about what was named before it. */
const HAS_NO_SUBJECT =
  /^\W*(?:and |but |und |aber |y |et )?(?:is|are|was|were|has|have|had|needs?|must|should|shall|ought|does|muss|mussen|soll|sollte|ist|sind|hat|wird|debe|deben|tiene|esta|doit|doivent|est|sont|faut le|hay que hacerlo)\b/;
/** 'We should book …', 'he must get …': somebody who is to do it. */
const NAMES_WHO =
  /^\W*(?:and |but |so |und |aber |also |y |et )?(?:i|we|you|u|he|she|they|someone|somebody|everybody|everyone|let's|it (?:would|'d|might) be|wir|ich|du|sie|er|man|ihr|jemand|hay que|tenemos|tengo|necesitamos|necesito|il (?:nous )?faut|on|nous|je|vous|tu)\b/;
/** 'So the payroll has to be finished …' */
const IS_OBLIGED =
  /^\W*(?:so |therefore |hence |thus |deshalb |also |daher |asi que |donc )(?:the|our|all|every|each|both|der|die|das|unsere?|alle|el|la|los|las|le|les|nos|notre) .{2,50}? (?:has to|have to|must|needs? to|should|muss|mussen|soll|sollen|debe|deben|tiene que|doit|doivent)\b/;
const COURTESY = /\b(?:please|pls|plz|thanks?|bitte|danke|por favor|gracias|s'il (?:te|vous) plait|merci|stp|svp)\b/g;
/** 'Roof: ', before what is to be done with it. */
const TOPIC = /^[^.!?,;]{2,30}:$/;

/** The clauses of a sentence, in their order; each reaches to the beginning of the next. */
export function clausesOf(sentence: string): Clause[] {
  const folded = fold(sentence);
  const starts = [0];
  for (const { index, 0: mark } of folded.matchAll(BOUNDARY)) {
    starts.push(index + mark.length);
    if (starts.length === MOST_CLAUSES) break;
  }
  return starts
    .map((start, at) => {
      const written = sentence.slice(start, starts[at + 1]);
      return { start: start + written.length - written.trimStart().length, text: written.trim() };
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Where in a sentence the clause stands that asks for something, and how strongly it asks; null where none does. */
export interface Asking {
  /** With the topic named before it. */
  start: number;
  strength: RequestStrength;
}

export function askingIn(sentence: string): Asking | null {
  const clauses = clausesOf(sentence);
  const [first] = clauses;
  if (first === undefined || clauses.length === 1 || asks(first) > 0) return null;
  if (areOfAppointment(clauses)) return null;
  const strengths = clauses.map(asks);
  const strength: RequestStrength = strengths.includes(3) ? 3 : 2;
  const at = strengths.indexOf(strength);
  if (at === -1) return null;
  const before = clauses[at - 1];
  const start = before !== undefined && TOPIC.test(before.text) ? before.start : clauses[at]?.start;
  return { start: start ?? 0, strength };
}

/** 'Dentist Monday 9:15, bring the insurance card' is about the dentist, whatever is needed there. */
export function isAppointment(sentence: string): boolean {
  return areOfAppointment(clausesOf(sentence));
}

function areOfAppointment([first, second]: readonly Clause[]): boolean {
  return IS_AT_HOUR.test(fold(first?.text ?? '')) && BRINGS.test(fold(second?.text ?? ''));
}

const IS_AT_HOUR =
  /^(?!.*\b(?:is|are|comes?|at the latest|by|before|until)\b).{3,40}\b\d{1,2}(?:[:.]\d{2}|h| ?(?:[ap]m|uhr)\b)/;
const BRINGS =
  /^(?:(?:please|pls|bitte|and) )?(?:bring|take|wear|pack)\b(?! (?:it|them) (?:back|to)\b)|\bmitbringen$|^llevar\b|^apporter\b/;

/** Whether the clause says why, when or which of another. */
export function isSubordinate({ text }: Clause): boolean {
  return IS_SUBORDINATE.test(fold(text));
}

function asks({ text }: Clause): RequestStrength {
  const folded = fold(text);
  const isCourtesy = folded.replace(COURTESY, '').replace(/[^\p{L}]/gu, '') === '';
  if (isCourtesy || IS_SUBORDINATE.test(folded) || HAS_NO_SUBJECT.test(folded) || !text.includes(' ')) return 0;
  if (/\b(?:don't|do not|dont|nicht)\b/.test(folded) && !/\b(?:forget|vergessen)\b/.test(folded)) return 0;
  const strength = strengthOf(text, false);
  return strength === 3 || (strength === 2 && obliges(text) && (NAMES_WHO.test(folded) || IS_OBLIGED.test(folded)))
    ? strength
    : 0;
}
