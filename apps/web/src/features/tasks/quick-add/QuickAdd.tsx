import { IconBolt, IconX } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { QUICK_ADD_MESSAGES } from '@taskwell/contract/quick-add-messages';
import type { User } from '@taskwell/contract/schemas/people';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { exactTime, momentWords } from '../../../lib/due-words.ts';
import { useShortcuts } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { PriorityIcon } from '../PropertyIcons.tsx';
import { LineMarks } from './LineMarks.tsx';
import styles from './QuickAdd.module.css';
import { type QuickAddLine, useQuickAdd } from './quick-add-line.ts';
import { QUICK_ADD_HASH } from './quick-add-step.ts';
import { QUICK_ADD_EXAMPLE } from './quick-add-words.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestions, useSuggestions } from './suggestions.ts';

const LONGEST_LINE = 300;

/** One line that becomes a task. What it is understood as stands below it before anything is saved. */
export function QuickAdd({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [isActive, setActive] = useState(false);
  const line = useQuickAdd(user);
  const suggestions = useSuggestions(line, user, input);
  const id = useId();
  const isOpen = isActive && line.text.trim() !== '' && (line.parsed !== null || line.failure !== null);
  const isSuggesting = isOpen && suggestions.options.length > 0;
  useShortcuts({ q: () => input.current?.focus() });
  useAskedFor((text) => {
    if (text && line.text.trim() === '') line.setText(text);
    input.current?.focus();
  });

  return (
    <form
      className={styles.quickAdd}
      onSubmit={(event) => {
        event.preventDefault();
        line.submit();
        // The button that was pressed goes with the line, and the next one may be typed.
        input.current?.focus();
      }}
      onFocus={() => setActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
      }}
    >
      <LineMarks line={line} input={input} />
      <IconBolt size="1.1rem" aria-hidden className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        dir="auto"
        role="combobox"
        aria-label="Quick add"
        aria-autocomplete="list"
        aria-expanded={isSuggesting}
        aria-controls={isSuggesting ? suggestions.listId : undefined}
        aria-activedescendant={
          isSuggesting && suggestions.active ? suggestions.optionId(suggestions.active) : undefined
        }
        aria-keyshortcuts="q"
        aria-describedby={isOpen ? id : undefined}
        aria-invalid={line.problem ? true : undefined}
        placeholder={`Quick add: ${QUICK_ADD_EXAMPLE[user.isPersonal ? 'personal' : 'company']}`}
        autoComplete="off"
        maxLength={LONGEST_LINE}
        value={line.text}
        onFocus={line.prepare}
        onChange={(event) => line.setText(event.target.value)}
        onSelect={suggestions.onCaret}
        onBlur={suggestions.onLeave}
        onKeyDown={(event) => {
          if (isSuggesting && suggestions.onKey(event)) event.preventDefault();
          else if (event.key === 'Escape') leave(event.currentTarget);
        }}
      />
      {isOpen && (
        <Understood
          id={id}
          line={line}
          suggestions={isSuggesting ? suggestions : null}
          isPersonal={user.isPersonal}
          onRefuse={(key) => {
            line.refuse(key);
            // The chip that had the focus is gone.
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

/** To the list below, as from the search field; where there is none, to the page. */
function leave(field: HTMLElement): void {
  const heading = document.querySelector<HTMLElement>('#task-list-heading');
  if (heading) heading.focus();
  else field.blur();
}

/** The palette and a first day lead here by the address; the focus follows once. */
function useAskedFor(begin: (text: string | undefined) => void): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === QUICK_ADD_HASH });
  const text = useLocation({ select: ({ state }) => state.quickAdd });
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is asked for
  useEffect(() => {
    if (!isAsked) return;
    begin(text);
    navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false, state: { filters: 'kept' } });
  }, [isAsked]);
}

interface UnderstoodProps {
  id: string;
  line: QuickAddLine;
  suggestions: Suggestions | null;
  isPersonal: boolean;
  onRefuse: (key: string) => void;
}

function Understood({ id, line, suggestions, isPersonal, onRefuse }: UnderstoodProps) {
  const { parsed, problem, failure } = line;
  const refuse = (part: { key: string } | null) => () => part && onRefuse(part.key);
  return (
    <div id={id} className={styles.panel}>
      {suggestions && <SuggestionList suggestions={suggestions} />}
      {parsed && (
        <>
          <span className={styles.title} dir="auto">
            {parsed.title || 'Title?'}
          </span>
          <span className={styles.counter} data-over={parsed.title.length > LIMITS.titleLength}>
            {parsed.title.length}/{LIMITS.titleLength}
          </span>
          {parsed.dueDate && (
            <Chip
              name="due date"
              hint={exactTime(parsed.dueDate.value.toISOString())}
              onRemove={refuse(parsed.dueDate)}
            >
              {dueDateWords(parsed.dueDate.value, new Date())}
            </Chip>
          )}
          {parsed.priority && (
            <Chip name="priority" onRemove={refuse(parsed.priority)}>
              <PriorityIcon priority={parsed.priority.value} />
              {TASK_PRIORITY_LABELS[parsed.priority.value]}
            </Chip>
          )}
          {parsed.assignee && (
            <Chip name="assignee" onRemove={refuse(parsed.assignee)}>
              {parsed.assignee.value.name}
            </Chip>
          )}
          {!parsed.assignee && !isPersonal && <span className={styles.hint}>for you</span>}
        </>
      )}
      <span className={styles.end}>
        <Button look="primary" size="small" type="submit">
          Add
        </Button>
      </span>
      {parsed?.repetition && (
        <p className={styles.note} role="status">
          {QUICK_ADD_MESSAGES.repetition(parsed.repetition)}
        </p>
      )}
      {(problem ?? failure) && (
        <p className={styles.problem} role="alert">
          {problem ?? failure}
        </p>
      )}
    </div>
  );
}

/** A time of today that has passed is said to be what it is. */
function dueDateWords(due: Date, now: Date): string {
  return due < now ? `${momentWords(due, now)}, overdue` : momentWords(due, now);
}

interface ChipProps {
  name: string;
  hint?: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A part that has been understood; taking it away gives its words back to the title. */
function Chip({ name, hint, onRemove, children }: ChipProps) {
  return (
    <span className={styles.chip} title={hint}>
      <span className="visually-hidden">{name}: </span>
      {children}
      <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconX size="0.85rem" aria-hidden />
      </button>
    </span>
  );
}
