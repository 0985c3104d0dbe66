import { VALIDATION } from '@taskwell/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { exactTime, fromLocalInput, localInputWords, toLocalInput } from '../../../lib/due-words.ts';
import { preload } from '../../../lib/preload.ts';
import { CLOCK } from '../../../lib/wall-clock.ts';

/** The parser brings a whole grammar of dates along; it comes when somebody is about to type. */
const importParser = () => import('@taskwell/quick-add/find-due-date');
type Parser = Awaited<ReturnType<typeof importParser>>;

export interface DueText {
  /** What the field shows. */
  text: string;
  /** The moment that was understood, whether it has passed, or that nothing was; undefined where nobody has typed. */
  hint: string | undefined;
  prepare: () => void;
  type: (text: string) => void;
  leave: () => void;
}

interface DueTextOptions {
  /** Local time to the minute, as toLocalInput gives it; what was typed as long as it is not understood. */
  value: string;
  /** The first that may be chosen, in the same form; without it any may, passed or not. */
  min?: string | undefined;
  onValue: (value: string) => void;
}

/**
 * What was typed, as useDueText understands it once it can.
 *
 * @returns the text as it is where it is no moment
 */
export async function understoodDueText(text: string): Promise<string> {
  return understand(text, await importParser()) ?? text;
}

/**
 * A form's values with the due date as it is understood: whoever types fast presses Save before what reads dates has come.
 * What cannot be read stays, and is said to be no date.
 */
export function withUnderstoodDue<V extends { dueDate: string }>(values: V): V | Promise<V> {
  if (values.dueDate === '' || fromLocalInput(values.dueDate) !== undefined) return values;
  return understoodDueText(values.dueDate).then(
    (dueDate) => ({ ...values, dueDate }),
    () => values,
  );
}

/** A due date as text: shown in words, typed as people say it ('friday 5pm', 'yesterday'). */
export function useDueText({ value, min, onValue }: DueTextOptions): DueText {
  // A draft may hold what was not understood when it was typed.
  const [typed, setTyped] = useState<string | null>(fromLocalInput(value) === undefined ? value : null);
  const [hasLeft, setLeft] = useState(false);
  const [parser, setParser] = useState<Parser | null>(null);
  const understood = typed === null ? null : understand(typed, parser);
  // Chosen by other means since: what was typed is over.
  const isTyping = typed !== null && value === (understood ?? typed);

  const isShown = !hasLeft || understood === null;

  const prepare = () => preload(async () => setParser(await importParser()));

  const takeUnderstood = useEffectEvent(() => {
    if (isTypedRaw(typed, value) && understood !== null) onValue(understood);
  });
  useEffect(() => {
    if (parser) takeUnderstood();
  }, [parser]);
  const isDraft = typed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read as soon as it is back
  useEffect(() => {
    if (isDraft) prepare();
  }, [isDraft]);

  return {
    text: typed !== null && isShown && (isTyping || isTypedRaw(typed, value)) ? typed : wordsOf(value),
    hint: isTyping && typed.trim() !== '' ? hintOf(understood, parser, min) : undefined,
    prepare,
    type: (text) => {
      setLeft(false);
      setTyped(text);
      onValue(understand(text, parser) ?? text);
    },
    // What it says of the moment stays: nothing below may move as somebody presses it.
    leave: () => setLeft(true),
  };
}

function isTypedRaw(typed: string | null, value: string): boolean {
  return typed !== null && typed === value;
}

function wordsOf(value: string): string {
  return value === '' ? '' : localInputWords(value);
}

/** A local input's value; null where the text as a whole is no moment. */
function understand(text: string, parser: Parser | null): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (fromLocalInput(trimmed)) return trimmed;
  const moment = parser?.readMoment(trimmed, new Date(), CLOCK) ?? null;
  return moment && toLocalInput(moment.toISOString());
}

function hintOf(understood: string | null, parser: Parser | null, min: string | undefined): string | undefined {
  if (understood === null) return parser === null ? undefined : VALIDATION.dueDateNotUnderstood;
  const instant = fromLocalInput(understood) ?? '';
  const exact = exactTime(instant);
  if (min !== undefined && understood < min) return `${exact}. ${VALIDATION.dueDatePast}`;
  return Date.parse(instant) < Date.now() ? `${exact}, which has passed` : exact;
}
