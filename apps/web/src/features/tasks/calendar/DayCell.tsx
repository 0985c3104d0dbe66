// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table, and a grid to whoever uses the keyboard
// biome-ignore-all lint/a11y/useFocusableInteractive: what is in a cell has the focus
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { formatNumber } from '@taskwell/contract/numbers';
import { isOverdue } from '@taskwell/contract/overdue';
import type { Task } from '@taskwell/contract/schemas';
import { CALENDAR, type CalendarDay } from '@taskwell/contract/schemas/calendar';
import type { KeyboardEvent } from 'react';
import type { Day } from '../../../lib/calendar-days.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusIcon } from '../PropertyIcons.tsx';
import { TaskLink } from '../TaskLink.tsx';
import { useTaskNavigation } from '../task-navigation.ts';
import { dayWords, headingWords } from './calendar-words.ts';
import styles from './MonthGrid.module.css';

interface DayCellProps {
  day: Day;
  /** What is due on it, if anything. */
  due: CalendarDay | undefined;
  now: Date;
  isToday: boolean;
  isOutside: boolean;
  isSelected: boolean;
  /** Whether it is the one in the tab order, and its tasks with it. */
  isActive: boolean;
  isBusy: boolean;
  onSelect: (day: Day) => void;
  onFocus: (day: Day) => void;
  onKeyDown: (event: KeyboardEvent, day: Day) => void;
}

/** A day: its number, its first tasks and how many more there are. On a phone the number of tasks alone. */
export function DayCell({ day, due, now, isActive, isBusy, onSelect, onFocus, onKeyDown, ...is }: DayCellProps) {
  const { open } = useTaskNavigation();
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const total = due?.total ?? 0;
  const shown = due?.tasks.slice(0, CALENDAR.tasksPerDay) ?? [];
  // What is left to do comes first, and the earliest of it: where that is not late, nothing is.
  const isLate = shown.some((task) => isOverdue(task, now));
  const tabIndex = isActive ? 0 : -1;
  return (
    <td
      ref={setNodeRef}
      role="gridcell"
      aria-selected={is.isSelected}
      className={styles.cell}
      data-outside={is.isOutside}
      data-selected={is.isSelected}
      data-over={isOver}
      onFocus={() => onFocus(day)}
    >
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-today={is.isToday}
        tabIndex={tabIndex}
        aria-label={dayWords(day, { total, isToday: is.isToday, isLate })}
        aria-current={is.isToday ? 'date' : undefined}
        onClick={() => onSelect(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
      >
        <span className={styles.number}>{Number(day.slice(-2))}</span>
        {total > 0 && (
          <span className={styles.count} data-late={isLate}>
            {formatNumber(total)}
            {isLate && '!'}
          </span>
        )}
      </button>
      {isBusy && !is.isOutside && (
        <span className={styles.blank}>
          <Skeleton height="1.1rem" />
        </span>
      )}
      {shown.length > 0 && (
        <ul className={styles.tasks}>
          {shown.map((task) => (
            <li key={task.id}>
              <Chip task={task} isLate={isOverdue(task, now)} tabIndex={tabIndex} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      {total > shown.length && (
        <button type="button" className={styles.more} tabIndex={tabIndex} onClick={() => onSelect(day)}>
          +{formatNumber(total - shown.length)} more<span className="visually-hidden"> on {headingWords(day)}</span>
        </button>
      )}
    </td>
  );
}

interface ChipProps {
  task: Task;
  isLate: boolean;
  tabIndex: number;
  onOpen: (id: number) => void;
}

/** Opens; is dragged to another day by those who may edit it, with the keyboard too: Enter opens, Space picks up. */
function Chip({ task, isLate, tabIndex, onOpen }: ChipProps) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `chip-${task.id}`,
    data: { task },
    disabled: !task.abilities.edit,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the link in it
    <span
      ref={setNodeRef}
      {...listeners}
      className={styles.chip}
      data-chip={task.id}
      data-late={isLate}
      data-done={task.status === 'COMPLETED'}
      data-lifted={isDragging}
      onKeyDown={(event) => {
        if (event.code === 'Space') listeners?.onKeyDown?.(event);
      }}
    >
      {isLate ? <IconAlertTriangle size="0.9rem" aria-hidden /> : <StatusIcon status={task.status} size="0.9rem" />}
      <TaskLink
        id={task.id}
        onOpen={onOpen}
        className={styles.title}
        tabIndex={tabIndex}
        title={`${task.title} (${isLate ? 'Overdue' : TASK_STATUS_LABELS[task.status]})`}
        aria-describedby={task.abilities.edit ? attributes['aria-describedby'] : undefined}
        draggable={false}
        dir="auto"
      >
        {isLate && <span className="visually-hidden">Overdue: </span>}
        {task.title}
      </TaskLink>
    </span>
  );
}
