import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { firstWeekday } from '../../../lib/calendar-days.ts';
import { endOfDayIn, fromLocalInput } from '../../../lib/due-words.ts';
import { ENGLISH } from '../../../lib/english.ts';
import { CLOCK } from '../../../lib/wall-clock.ts';
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
  const isUnderstood = Boolean(fromLocalInput(value));
  const chosen = isUnderstood ? deviceDay(value) : undefined;
  const time = isUnderstood ? value.slice(TIME_AT) : '23:59';

  function take(day: Date, at: string): void {
    onValue(`${dayText(day)}T${at}`);
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
        today={CLOCK.toLocal(new Date())}
        {...(min !== undefined && { disabled: { before: deviceDay(min) } })}
        weekStartsOn={firstWeekday()}
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
            if (event.target.value !== '') take(chosen ?? deviceDay(endOfDayIn(0, new Date())), event.target.value);
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

/** The library knows days as the device's own; this is that of a local input. */
function deviceDay(localInput: string): Date {
  const [year = 1970, month = 1, day = 1] = localInput
    .slice(0, TIME_AT - 1)
    .split('-')
    .map(Number);
  return new Date(year, month - 1, day);
}

function dayText(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

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

const DAY_NAME = new Intl.DateTimeFormat(ENGLISH, { dateStyle: 'full' });

/** With the number as it is shown: who speaks to the computer says what is seen (WCAG 2.5.3). */
function dayName(day: Date, { today, selected }: Modifiers): string {
  return `${today ? 'Today, ' : ''}${DAY_NAME.format(day)}${selected ? ', selected' : ''}`;
}
