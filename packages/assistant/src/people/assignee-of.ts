import type { Source } from '../extract/candidate.ts';
import { capitalised } from '../titles/title.ts';
import { fold } from '../words/words.ts';
import type { Asked } from './assignee.ts';
import type { NameFinder, Person } from './people.ts';

export function assigneeOf<P extends Person>(
  { context, main, names }: Source<P>,
  greeted: string,
  recipients: string,
): P | null {
  const all = context.flatMap(({ asked }) => asked);
  const stated = all.find(({ score }) => score === 6) ?? (main && best(main.asked, 4));
  if (stated) return stated.person;
  if (main && MYSELF.test(fold(main.text))) return null;
  const addressee = names.greeted(greeted);
  if (addressee !== null) return addressee;
  const lead = main?.strength === 3 ? main.asked.find(({ score }) => score === 2) : undefined;
  const other = lead ?? best(all, 5) ?? best(all, 4);
  if (other) return other.person;
  const addressed = [...new Set(names.find(recipients).map(({ person }) => person))];
  return addressed.length === 1 ? (addressed[0] ?? null) : null;
}

const MYSELF =
  /\b(?:remind me|note to self|erinnere mich)\b|^\W*(?:(?:so|ok|and|also|then|today|tomorrow)[, ]+)*(?:i'?ll|i will|i (?:still |also )?(?:have|need) to|ich muss|tengo que|je dois)\b/;

export function best<P extends Person>(asked: readonly Asked<P>[], least: number): Asked<P> | null {
  const score = Math.max(0, ...asked.map((each) => each.score));
  return score < least ? null : (asked.find((each) => each.score === score) ?? null);
}

export function speakerNamed<P extends Person>(speaker: string | null, names: NameFinder<P>): P | null {
  return speaker === null ? null : (names.find(`${capitalised(speaker)},`)[0]?.person ?? null);
}
