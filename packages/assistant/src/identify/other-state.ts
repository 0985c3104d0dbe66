import { fold } from '../words/words.ts';

/** How things are once something has been done to them, and what titles call that. */
const STATES: readonly { said: RegExp; asked: RegExp }[] = [
  {
    said: /(?:clean|spotless|sauber|blitzblank|limpi[oa]s?|propres?)$/,
    asked:
      /clean|wash|wip|polish|scrub|mop|sweep|hoover|vacuum|dust|hygien|putz|reinig|saub|wasch|wisch|spul|kehr|limpi|lav|freg|barr|nettoy|menage/,
  },
  { said: /(?:dry|trocken|sec[oa]s?|secs?|seches?)$/, asked: /dry|leak|damp|wet|paint|trock|sec|sech|dicht|stain/ },
  { said: /(?:empty|leer|vaci[oa]s?|vides?)$/, asked: /empt|clear|drain|bin|leer|raum|vaci|vid/ },
  { said: /(?:tidy|aufgeraumt|ordenad[oa]s?|ranges?|rangees?)$/, asked: /tid|clear|sort|clean|ordn|raum|orden|rang/ },
  { said: /(?:sharp|scharf|afilad[oa]s?|aiguisee?s?)$/, asked: /sharp|knife|knives|scharf|schleif|messer|afil|aiguis/ },
];

const IS_SO =
  /^[^,;:.!?]{3,60} (?:is|are|ist|sind|esta|estan|est|sont) (?:(?:now|all|finally|both|jetzt|wieder|alle|ya|muy|bien|enfin|so|very|sehr) )*\p{L}+[\s.!]*$/u;

/** Whether a text says of a thing only how it is, where the title asks for something else: 'the windows are clean' of 'Ideas for the window'. */
export function isOtherState(title: string, text: string): boolean {
  const [named, said] = [fold(title), fold(text.trim()).replace(/[\s.!]+$/, '')];
  return IS_SO.test(said) && STATES.some((state) => state.said.test(said) && !state.asked.test(named));
}
