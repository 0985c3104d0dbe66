import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { endOfDayIn } from '../../../lib/due-words.ts';
import type { FieldBinding } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { lazyPart } from '../../../ui/LazyPart.tsx';
import styles from './DueDateField.module.css';
import { useDueText } from './due-text.ts';

const DueCalendar = lazyPart(() => import('./DueCalendar.tsx'), 'DueCalendar');

const QUICK = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
] as const;

/** The longest way to say a moment. */
const MOST_CHARACTERS = 60;

/** A date and time: typed in words, chosen in a calendar, or one of those that most people mean. */
export function DueDateField({ min, name, value, error, onValue }: FieldBinding<string> & { min?: string }) {
  const due = useDueText({ value, min, onValue });
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close(returnsFocus: boolean): void {
    setOpen(false);
    if (returnsFocus) button.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.due}>
      <FieldFrame label="Due date" error={error} hint={due.hint && <span role="status">{due.hint}</span>}>
        {({ className, ...control }) => (
          <div ref={field} className={styles.field}>
            <input
              {...control}
              name={name}
              type="text"
              className={`${className} ${styles.input}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={MOST_CHARACTERS}
              placeholder="friday 5pm"
              value={due.text}
              onFocus={(event) => {
                due.prepare();
                event.target.select();
              }}
              onChange={(event) => due.type(event.target.value)}
              onBlur={due.leave}
            />
            <button
              ref={button}
              type="button"
              className={styles.choose}
              aria-label="Choose date"
              title="Choose date"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={DueCalendar.prepare}
              onFocus={DueCalendar.prepare}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size="1.1rem" aria-hidden />
            </button>
            <Suspense>
              {isOpen && (
                <DueCalendar field={field} button={button} value={value} min={min} onValue={onValue} onClose={close} />
              )}
            </Suspense>
          </div>
        )}
      </FieldFrame>
      <div className={styles.quick}>
        {QUICK.map(({ label, days }) => (
          <Button key={label} look="link" size="small" onClick={() => onValue(endOfDayIn(days, new Date()))}>
            {label}
          </Button>
        ))}
        {value !== '' && (
          <Button look="link" size="small" onClick={() => onValue('')}>
            No due date
          </Button>
        )}
      </div>
    </div>
  );
}
