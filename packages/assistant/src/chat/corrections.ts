import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { fold } from '../words/words.ts';

/** 'Photos to Sunday, no, Monday': what comes last is meant. */
export function withoutMistake(message: string, reading: Reading): string {
  const [whole, said = '', instead = ''] = CORRECTED.exec(message) ?? [];
  const day = whole === undefined ? null : surest(findDues(said, reading));
  if (day === null || !day.hasDay || day.end < said.length || !isDay(instead, reading)) return message;
  return `${said.slice(0, day.start).trimEnd()} ${instead}`;
}

const CORRECTED =
  /^(\S.*?),? (?:no|sorry|wait|i mean|i meant|or rather|rather|nein|non|->|=>|→),? (?:to |on |by )?(\S.*)$/i;

/** 'Not Friday, Monday' and 'to Rafael, not Mei' */
export function withoutDenied(said: string): string {
  return said.replace(/^not [^,]{2,30}, (?=\S)/i, '').replace(/(?<=\S), not [^,]{2,30}$/i, '');
}

/** Whether a line says a day or a time and nothing else. */
export function isDay(said: string, reading: Reading): boolean {
  const day = surest(findDues(said, reading));
  return day !== null && fold(said.slice(0, day.start) + said.slice(day.end)).replace(AROUND_A_DAY, '') === '';
}

const AROUND_A_DAY = /\b(?:to|on|at|by|until|till|for|the|instead|then|please|auf|am|um)\b|[\s.,!?]+/g;
