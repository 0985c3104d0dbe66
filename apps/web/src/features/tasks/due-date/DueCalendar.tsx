import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { endOfDayIn, fromLocalInput, toLocalInput } from '../../../lib/due-words.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { usePlacement, usePressOutside } from '../../../ui/placement.ts';
import styles from './DueCalendar.module.css';

interface DueCalendarProps {
  field: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Local time to the minute, or something that is not understood. */
  value: string;
  min: string | undefined;
  onValue: (value: string) => void;
  onClose: (returnsFocus: boolean) => void;
}

/** A month and a time beside the field. Arrows move through the days, Enter takes one, Esc closes only this. */
export function DueCalendar({ field, button, value, min, onValue, onClose }: DueCalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const timeId = useId();
  usePlacement(panel, field, { onAway: () => onClose(true) });
  usePressOutside([panel, button], () => onClose(false));
  const instant = fromLocalInput(value);
  const chosen = instant ? new Date(instant) : undefined;
  const time = instant ? value.slice(TIME_AT) : '23:59';

  function take(day: Date, at: string): void {
    onValue(`${toLocalInput(day.toISOString()).slice(0, TIME_AT)}${at}`);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys for the calendar are not shortcuts of the page, nor do they close or send what is around it.
    event.stopPropagation();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    else if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose(true);
  }

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label="Calendar"
      className={styles.panel}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        const isInside = panel.current?.contains(relatedTarget) || relatedTarget === button.current;
        if (relatedTarget && !isInside) onClose(false);
      }}
    >
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        selected={chosen}
        {...(chosen && { defaultMonth: chosen })}
        {...(min !== undefined && { disabled: { before: new Date(min) } })}
        weekStartsOn={firstDayOfWeek()}
        classNames={CLASSES}
        labels={{ labelDayButton: dayName }}
        onSelect={(day) => take(day, time)}
      />
      <div className={styles.time}>
        <label htmlFor={timeId}>Time</label>
        <input
          id={timeId}
          type="time"
          className={styles.clock}
          value={time}
          onChange={(event) => {
            if (event.target.value !== '') take(chosen ?? new Date(endOfDayIn(0, new Date())), event.target.value);
          }}
        />
        <Button size="small" look="primary" onClick={() => onClose(true)}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Where in a local input's value the time begins. */
const TIME_AT = 'YYYY-MM-DDT'.length;

const STEP = buttonClass({ look: 'quiet', icon: true });

const CLASSES = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month_caption: styles.caption ?? '',
  nav: styles.nav ?? '',
  button_previous: STEP,
  button_next: STEP,
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.number ?? '',
  today: styles.today ?? '',
  selected: styles.selected ?? '',
  outside: styles.outside ?? '',
  disabled: styles.disabled ?? '',
};

const DAY_NAME = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

/** With the number as it is shown: who speaks to the computer says what is seen (WCAG 2.5.3). */
function dayName(day: Date, { today, selected }: Modifiers): string {
  return `${today ? 'Today, ' : ''}${DAY_NAME.format(day)}${selected ? ', selected' : ''}`;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** As this person's locale has it, Sunday being 0; Monday where the browser does not know. */
function firstDayOfWeek(): Weekday {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as Weekday;
}
