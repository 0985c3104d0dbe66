export { findRepetition } from '@taskwell/quick-add/parse-quick-add';

import { TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { priorityIn } from '../extract/priority.ts';
import { type Mention, nameFinder, type Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { levelAlone } from './levels.ts';
import type { Created } from './question.ts';

/** Between the names of several people. */
const BESIDE = /^\s?(?:,|and|&|\+|und|y|et|e)\s?(?:and\s)?$/;
/** A present for somebody is not theirs to buy. */
const THEIRS =
  /\b(?:presents?|gifts?|cards?|cakes?|flowers|birthday|party|surprise|rooms?|tables?|tickets?|flights?|hotel|seats?|geschenke?|regalos?|cadeaux?)\b[^,;:]*$/;

/**
 * Of a task that somebody asks the chat to create: whom it is for. 'for Nora' says so at the beginning, and at the end; 'a
 * present for Nora' does not.
 */
export function readCreated<P extends Person>(written: string, people: readonly P[], reading: Reading): Created<P> {
  const forAll = FOR_ALL.exec(written)?.[1];
  if (forAll !== undefined) return { ...readCreated(forAll, people, reading), isForAll: true };
  const text = withLevel(written, reading);
  const names = nameFinder(people).find(text);
  return (
    givenTo(text, names) ??
    atBeginning(text, names) ??
    atEnd(text, names, reading) ?? { text, assignee: null, leftOut: [] }
  );
}

/** 'For everybody to sign the sheet', 'the team: sign the sheet'; what is 'for the team' at the end may be their lunch. */
const FOR_ALL =
  /^(?:(?:for|für|para|pour) )?(?:every(?:body|one)|all of (?:us|them|you)|each of (?:us|them)|the (?:whole |entire )?team|alle|todos|tou(?:te)?s|tout le monde)(?: to |\s?[:,] ?)(\S.*)$/is;

/** '…, high' and '… monday 8am high' as '…, high priority', in English, which a text says it in. */
function withLevel(text: string, reading: Reading): string {
  const [, words = '', comma, last = ''] = /^(.+?)(,?) (\S+)$/s.exec(text.trim()) ?? [];
  const level = levelAlone(last);
  // 'Keep the fire low' says no priority: without a comma it is one behind a day alone.
  const isBehind = comma === ',' || findDues(words, reading).some(({ end, hasDay }) => hasDay && end === words.length);
  return level === null || !isBehind ? text : `${words}, ${TASK_PRIORITY_LABELS[level].toLowerCase()} priority`;
}

/** '… and assign it to Nora' */
function givenTo<P extends Person>(text: string, names: readonly Mention<P>[]): Created<P> | null {
  const first = names.findIndex(({ start }) => GIVEN.test(text.slice(0, start)));
  const group = first === -1 ? [] : together(text, names.slice(first));
  const isLast = /^[\s.!]*$/.test(text.slice(group.at(-1)?.end ?? 0));
  return group.length > 0 && isLast ? created(text.slice(0, group[0]?.start).replace(GIVEN, ''), group) : null;
}

const GIVEN = /[\s,]+(?:and )?(?:then )?(?:(?:assign|give) (?:it|that|this)|assign(?:ed)?) to $/i;

function atBeginning<P extends Person>(text: string, names: readonly Mention<P>[]): Created<P> | null {
  const first = names.findIndex(({ start }) => /^(?:(?:for|fur|para|pour)\s)?@?$/.test(fold(text.slice(0, start))));
  const group = first === -1 ? [] : together(text, names.slice(first));
  // 'Nora, …' may be read by whoever reads whom a text asks; 'Nora and Ben, …' are several.
  if (group[0]?.start === 0 && group.length < 2) return null;
  const end = group.at(-1)?.end ?? 0;
  const rest = /^\s?(?:[:,–-]|to\b)\s*(\S.*)$/s.exec(text.slice(end))?.[1];
  return group.length === 0 || rest === undefined ? null : created(rest, group);
}

function atEnd<P extends Person>(text: string, names: readonly Mention<P>[], reading: Reading): Created<P> | null {
  const first = names.findIndex(({ start }) => /[\s,](?:for|fur|para|pour)\s$/.test(fold(text.slice(0, start))));
  const group = first === -1 ? [] : together(text, names.slice(first));
  const end = group.at(-1)?.end ?? 0;
  if (group.length === 0 || !saysNoMore(text.slice(end), reading)) return null;
  const before = text
    .slice(0, group[0]?.start)
    .replace(/\S+\s*$/, '')
    .replace(/[\s,;]+$/, '');
  return THEIRS.test(fold(before)) ? null : created(`${before}${text.slice(end)}`, group);
}

/** Only when, or how pressing it is. */
function saysNoMore(text: string, reading: Reading): boolean {
  const due = surest(findDues(text, reading));
  const rest = due === null ? text : text.slice(0, due.start) + text.slice(due.end);
  return /^[\s,.;!?–-]*$/.test(rest) || (priorityIn(rest) !== 'MEDIUM' && rest.trim().split(/\s+/).length <= 3);
}

/** Those named one beside the other: 'Nora and Ben'. */
export function together<P extends Person>(text: string, names: readonly Mention<P>[]): Mention<P>[] {
  const end = names.findIndex((name, index) => {
    const next = names[index + 1];
    return next === undefined || !BESIDE.test(fold(text.slice(name.end, next.start)));
  });
  return names.slice(0, end + 1);
}

function created<P extends Person>(text: string, group: readonly Mention<P>[]): Created<P> {
  const [first, ...others] = [...new Set(group.map(({ person }) => person))];
  return { text: text.trim(), assignee: first ?? null, leftOut: others };
}
