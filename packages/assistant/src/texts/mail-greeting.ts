import { GREETED } from '../people/greeted.ts';
import { fold } from '../words/words.ts';

// Whom a message greets, where it begins.

export const GREETING =
  /^(?:hi+|hello|helo|hey+|hiya|(?:my )?dear|happy (?:birthday|new year|(?:mon|tues|wednes|thurs|fri)day)|congrat(?:s|ulations)|welcome back|good (?:morning|afternoon|evening|day)|greetings|morning|hallo|hi zusammen|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|gruezi|hoi|hej|beste|ciao|oye|gents|ladies|yo|oi|sehr geehrte[rsn]?|hola|buen[oa]s (?:dias|tardes|noches)|buenas|(?:estimad|querid|apreciad)[oa]s?|bonjour|bonsoir|salut|cher|chere|chers|cheres|coucou)\b/;

/** 'Nora,' or 'Nora and Ben,' as a line of its own. */
const NAMES_ALONE = /^@?\p{Lu}[\p{L}'’.-]*(?:(?:\s|,\s|\s(?:and|und|y|et|&)\s)@?\p{Lu}[\p{L}'’.-]*){0,3}\s?[,!]$/u;

/** 'Done!' tells how it is, and greets nobody. */
const NO_NAME =
  /^(?:(?:all )?(?:done|finished|completed?|sorted|fixed|ready|paid|sent|booked|ordered)|erledigt|fertig|gemacht|bezahlt|hecho|listo|fait|ye[sp]|yeah|ja|si|oui|no|nope|nein|non|urgent|important|reminder|attention|note|help|thanks|danke|gracias|merci|great|perfect|super|ok(?:ay)?|congratulations|sorry|wow|yay)\b/;

/** Stays, so that what follows is known to be an order to a machine. */
const GREETS_MACHINE = /^\p{L}+ (?:\p{L}+ ){0,3}(?:ai|bot|chatbot|assistant|tool|model|gpt|ki|llm|system)\b[,:! ]/u;

/** 'Thanks Birgit, that works.': whom it thanks is who reads it. */
const THANKED =
  /^(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Dd]anke|[Vv]ielen Dank|[Gg]racias|[Mm]erci)(?: (?:a lot|so much|again|dir|beaucoup))?,? (\p{Lu}[\p{L}'’-]*)[,.!–]\s+/u;

/** 'Hi Nora,' at the beginning, with whatever ends it. */
export function withoutGreeting(lines: string[]): { greeted: string; rest: string[] } {
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = lines[at]?.trim() ?? '';
  const folded = fold(line);
  const thanked = THANKED.exec(line);
  if (thanked) return { greeted: thanked[1] ?? '', rest: [line.slice(thanked[0].length), ...lines.slice(at + 1)] };
  const hello = GREETS_MACHINE.test(folded) ? null : GREETING.exec(folded);
  if (!hello && NAMES_ALONE.test(line) && !NO_NAME.test(folded))
    return { greeted: line.replace(/[,!:]+$/, ''), rest: lines.slice(at + 1) };
  if (!hello) return { greeted: '', rest: lines };
  const end = endOfGreeting(line, hello[0].length);
  if (end === null) return { greeted: '', rest: lines };
  // 'hi yusuf can you …': no sign and no capital tells the name apart.
  const next = end <= hello[0].length + 1 ? (/^\s*(\p{Ll}{3,})\s/u.exec(line.slice(hello[0].length))?.[1] ?? '') : '';
  if (next !== '') return { greeted: next, rest: [line.slice(end).trim(), ...lines.slice(at + 1)] };
  const greeted = line
    .slice(hello[0].length, end)
    .replace(/[,!:.–-]+\s*$/, '')
    .trim();
  return { greeted, rest: [line.slice(end).trim(), ...lines.slice(at + 1)] };
}

/** 'Hi Ruben, …' below a paragraph that is not of the message, such as orders to machines. */
export function withoutLaterGreeting(read: { greeted: string; rest: string[] }): { greeted: string; rest: string[] } {
  if (read.greeted !== '') return read;
  const at = read.rest.findIndex((line, index) => index > 0 && HELLO.test(line.trim()));
  if (at === -1) return read;
  const later = withoutGreeting(read.rest.slice(at));
  return { greeted: later.greeted, rest: [...read.rest.slice(0, at), ...later.rest] };
}

const HELLO =
  /^(?:PS:? )?(?:Hi|Hey|Hello|Dear|Hoi|Beste|Hallo|Liebe[rs]?|Hola|Bonjour|Salut|Querid[oa]|Estimad[oa]|Apreciad[oa]|Ciao)(?: (?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Sr|Sra|Mme|M)\.?)?(?: \p{Lu}[\p{L}'’-]+){1,3}[,!:]/u;

function endOfGreeting(line: string, from: number): number | null {
  const rest = line.slice(from);
  const marked =
    /^[^,!:.\n–]{0,40}?(?:(?<=\b(?:mr|mrs|ms|dr|prof|hr|fr|sr|sra|srta))\.[^,!:.\n–]{0,40}?)?(?:[,!–]|:(?:-?[)D])?|\.(?=\s|$)|\s-\s|$)+\s*/i.exec(
      rest,
    );
  if (marked && isGreeting(marked[0])) return from + marked[0].length;
  // No sign ends it: names and 'all' do.
  const words = new RegExp(`^(?:\\s+(?:(?:${GREETED})\\b\\.?|@?\\p{Lu}[\\p{L}'’-]*))*\\s*`, 'u').exec(rest);
  return from + (words?.[0].length ?? 0);
}

const GREETS_ALL = new RegExp(`^(?:${GREETED})$`);

/** 'Mr. and Mrs. Vogt,' or 'yusuf,', but not 'Dee the ladder is still at Frank's,'. */
function isGreeting(marked: string): boolean {
  const words = marked.trim().split(/\s+/);
  const others = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !GREETS_ALL.test(fold(word).replace(/[,!:.–-]+$/, '')),
  );
  return words.length <= 6 && (others.length <= 1 || words.length <= 3);
}
