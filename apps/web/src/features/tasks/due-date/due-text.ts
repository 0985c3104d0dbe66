import { useEffect, useEffectEvent, useState } from 'react';
import { exactTime, fromLocalInput, shortDateTime, toLocalInput } from '../../../lib/due-words.ts';
import { preload } from '../../../lib/preload.ts';

/** The parser brings a whole grammar of dates along; it comes when somebody is about to type. */
const importParser = () => import('@taskwell/quick-add/parse-quick-add');
type Parser = Awaited<ReturnType<typeof importParser>>;

export interface DueText {
  /** What the field shows. */
  text: string;
  /** The moment that was understood, or that it was not; undefined while nobody types. */
  hint: string | undefined;
  prepare: () => void;
  type: (text: string) => void;
  leave: () => void;
}

/**
 * A due date as text: shown in words, typed as people say it ('friday 5pm').
 *
 * @param value local time to the minute, as toLocalInput gives it; what was typed as long as it is not understood
 */
export function useDueText(value: string, onValue: (value: string) => void): DueText {
  const [typed, setTyped] = useState<string | null>(null);
  const [parser, setParser] = useState<Parser | null>(null);
  const understood = typed === null ? null : understand(typed, parser);
  // Chosen by other means since: what was typed is over.
  const isTyping = typed !== null && value === (understood ?? typed);

  const takeUnderstood = useEffectEvent(() => {
    if (isTypedRaw(typed, value) && understood !== null) onValue(understood);
  });
  useEffect(() => {
    if (parser) takeUnderstood();
  }, [parser]);

  return {
    text: typed !== null && (isTyping || isTypedRaw(typed, value)) ? typed : wordsOf(value),
    hint: isTyping && typed.trim() !== '' ? hintOf(understood, parser) : undefined,
    prepare: () => preload(async () => setParser(await importParser())),
    type: (text) => {
      setTyped(text);
      onValue(understand(text, parser) ?? text);
    },
    leave: () => {
      if (understood !== null) setTyped(null);
    },
  };
}

function isTypedRaw(typed: string | null, value: string): boolean {
  return typed !== null && typed === value;
}

function wordsOf(value: string): string {
  return value === '' ? '' : shortDateTime(value);
}

/** A local input's value; null where the text as a whole is no moment ahead. */
function understand(text: string, parser: Parser | null): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (fromLocalInput(trimmed)) return trimmed;
  const { title, dueDate, priority } =
    parser?.parseQuickAdd(trimmed, { now: new Date(), people: [], me: null, refused: [] }) ?? {};
  return dueDate && title === '' && !priority ? toLocalInput(dueDate.value.toISOString()) : null;
}

function hintOf(understood: string | null, parser: Parser | null): string | undefined {
  if (understood !== null) return exactTime(fromLocalInput(understood) ?? '');
  return parser === null ? undefined : 'Not understood. Try “friday 5pm”, or choose a day.';
}
