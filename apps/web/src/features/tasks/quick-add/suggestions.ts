import { TASK_PRIORITIES, TASK_PRIORITY_LABELS, type TaskPriority } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import { type WordAtCaret, withWord, wordAtCaret } from '@taskwell/quick-add/word-at-caret';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../people/colleague-queries.public.ts';
import { useFoundColleagues } from '../../people/found-colleagues.public.ts';
import { recentColleagues } from '../../people/recent-colleagues.public.ts';
import type { QuickAddLine } from './quick-add-line.ts';

const MOST_SHOWN = 6;

export interface Suggestion {
  id: string;
  label: string;
  detail?: string;
  /** What is put into the line. */
  word: string;
  person?: Person;
  priority?: TaskPriority;
}

export interface Suggestions {
  options: Suggestion[];
  /** Which one Enter or Tab takes. */
  active: Suggestion | undefined;
  listId: string;
  optionId: (option: Suggestion) => string;
  choose: (option: Suggestion) => void;
  /** Where the caret is now. */
  onCaret: () => void;
  /** The caret has left the line. */
  onLeave: () => void;
  /** @returns whether the key was for the list */
  onKey: (event: KeyboardEvent) => boolean;
}

/**
 * People at '@' and priorities at '!', while such a word is being typed. The first is meant by Enter only where the word
 * would mean nothing as it stands, so that a line which is understood is added by the first Enter, however fast it comes.
 */
export function useSuggestions(line: QuickAddLine, user: User, input: RefObject<HTMLInputElement | null>): Suggestions {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const begun = caret === null ? null : wordAtCaret(line.text, Math.min(caret, line.text.length));
  const word = begun?.start === dismissed ? null : begun;
  const options = useOptions(word, user);
  const isUnderstood = word !== null && isPartOf(line, word);
  const markedIndex = options.findIndex(({ id }) => id === marked);
  const activeIndex = markedIndex === -1 && !isUnderstood ? 0 : markedIndex;

  function choose({ word: chosen, person }: Suggestion): void {
    if (word === null) return;
    const next = withWord(line.text, word, chosen);
    flushSync(() => {
      if (person) line.pick(next.line, person);
      else line.setText(next.line);
    });
    const field = input.current;
    field?.setSelectionRange(next.caret, next.caret);
    // The browser follows the caret only while somebody types.
    if (field && next.caret === next.line.length) field.scrollLeft = field.scrollWidth;
    onCaret();
  }

  function onCaret(): void {
    const field = input.current;
    const position = field && field.selectionStart === field.selectionEnd ? field.selectionStart : null;
    setCaret(position);
    setMarked(null);
    if (position === null || wordAtCaret(field?.value ?? '', position)?.start !== dismissed) setDismissed(null);
  }

  function onKey(event: KeyboardEvent): boolean {
    const [first] = options;
    if (word === null || first === undefined || event.nativeEvent.isComposing) return false;
    const active = options[activeIndex];
    if (event.key === 'Escape') setDismissed(word.start);
    else if (event.key === 'ArrowDown') setMarked(options[(activeIndex + 1) % options.length]?.id ?? null);
    else if (event.key === 'ArrowUp') setMarked(options.at(activeIndex <= 0 ? -1 : activeIndex - 1)?.id ?? null);
    else if (event.key === 'Tab' && !event.shiftKey && word.typed !== '') choose(active ?? first);
    else if (event.key === 'Enter' && active) choose(active);
    else return false;
    return true;
  }

  return {
    options,
    active: options[activeIndex],
    listId,
    optionId: ({ id }) => `${listId}${id}`,
    choose,
    onCaret,
    onLeave: () => setCaret(null),
    onKey,
  };
}

/** Whether the word, as it stands, is understood as a person or a priority already. */
function isPartOf({ parsed }: QuickAddLine, { sign, start }: WordAtCaret): boolean {
  return (sign === '@' ? parsed?.assignee : parsed?.priority)?.start === start;
}

function useOptions(word: WordAtCaret | null, user: User): Suggestion[] {
  const isPerson = word?.sign === '@' && !user.isPersonal;
  const { found } = useFoundColleagues(isPerson ? word.typed : '', isPerson);
  if (word === null) return [];
  if (word.sign === '!') {
    return TASK_PRIORITIES.filter((priority) => begins(TASK_PRIORITY_LABELS[priority], word.typed)).map(priorityOption);
  }
  if (!isPerson) return [];
  const recent = recentColleagues(user.id).filter(({ name }) => begins(name, word.typed));
  const others = found.filter(({ id }) => id !== user.id && recent.every((person) => person.id !== id));
  // Whose name has the letters somewhere within, or only their address, comes after whose name begins so.
  const named = others.filter(({ name }) => hasWordFrom(name, word.typed));
  const containing = others.filter((person) => !named.includes(person));
  return [
    ...(begins('me', word.typed) ? [ONESELF] : []),
    ...[...recent, ...named, ...containing].map(personOption),
  ].slice(0, MOST_SHOWN);
}

function hasWordFrom(name: string, typed: string): boolean {
  return begins(name, typed) || name.split(/\s+/).some((part) => begins(part, typed));
}

function begins(text: string, typed: string): boolean {
  return text.toLowerCase().startsWith(typed.toLowerCase());
}

const ONESELF: Suggestion = { id: 'me', label: 'Me', word: '@me' };

function personOption({ id, name, email }: Person): Suggestion {
  return { id: String(id), label: name, detail: email, word: `@${name}`, person: { id, name, email } };
}

function priorityOption(priority: TaskPriority): Suggestion {
  return { id: priority, label: TASK_PRIORITY_LABELS[priority], word: `!${priority.toLowerCase()}`, priority };
}
