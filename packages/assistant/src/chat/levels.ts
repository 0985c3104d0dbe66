import type { TaskPriority } from '@taskwell/contract/labels';
import { fold } from '../words/words.ts';

/** The first that a line has: 'not urgent' has 'urgent', too. */
const LEVELS: readonly (readonly [TaskPriority, RegExp])[] = [
  [
    'LOW',
    /\b(?:low(?:est|er)?|not (?:that |so |very )?(?:urgent|important)|no (?:rush|hurry)|whenever|niedrige?|geringe?|nicht (?:mehr )?(?:so )?(?:dringend|eilig|wichtig)|no (?:es |tan |muy |corre )*(?:urgente|importante|prisa)|baja|sin prisa|basse|(?:pas|plus) (?:si |tres )?(?:urgente?|pressee?|importante?))\b/,
  ],
  ['URGENT', /\b(?:urgent|asap|dringend|eilig|urgente)\b/],
  ['HIGH', /\b(?:high(?:est|er)?|important|hoch|hohe|wichtig|alta|importante|haute)\b/],
  ['MEDIUM', /\b(?:medium|normal|mittel|media|moyenne)\b/],
];

/** 'High' and 'urgent' of 'high or urgent', with what may stand around them; none where one stands alone. */
export function levelsBeside(line: string): TaskPriority[] {
  const [, one = '', other = ''] = BESIDE.exec(fold(line)) ?? [];
  return [one, other].flatMap((word) => levelIn(word)?.priority ?? []);
}

const LEVEL =
  '(urgent(?:es?)?|high|medium|normal|low|dringend\\w*|hohe\\w*|hoch|mittlere\\w*|niedrige\\w*|urgentes?|alta|media|baja|haute|moyenne|basse)';
const BESIDE = new RegExp(`\\b${LEVEL}(?: prio(?:rity)?)?,? (?:or|and|oder|und|o|y|ou|et|&) ${LEVEL}\\b`);

/** 'No urgent, just medium' is medium. */
export function withoutDeniedLevel(line: string): string {
  const match = DENIED.exec(fold(line));
  if (match === null) return line;
  const [denied, instead] = [match.indices?.[1] ?? [0, 0], line.slice(match[0].length)];
  return levelAlone(line.slice(...denied)) !== null && levelIn(instead) !== null ? instead : line;
}

const DENIED =
  /^(?:no|not|nicht|kein|non|pas)[\s,]+(?:that |so |very |mas |plus )?(\p{L}+)(?: prio(?:rity)?)?,? (?:(?:but|just|only|rather|sondern|nur|sino|solo|mais|seulement) )*/du;

/** How pressing a line says that something is, where it says nothing else; null otherwise. */
export function levelAlone(line: string): TaskPriority | null {
  const words = line.trim();
  const level = levelIn(words);
  return level !== null && level.start === 0 && level.end === words.length ? level.priority : null;
}

/** The words of a line that say how pressing something is; null where none does. */
export function levelIn(line: string): { priority: TaskPriority; start: number; end: number } | null {
  const folded = fold(line);
  for (const [priority, words] of LEVELS) {
    const match = words.exec(folded);
    if (match !== null) return { priority, start: match.index, end: match.index + match[0].length };
  }
  return null;
}
