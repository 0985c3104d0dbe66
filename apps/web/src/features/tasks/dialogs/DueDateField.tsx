import { endOfDayIn } from '../../../lib/due-words.ts';
import type { FieldBinding } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './DueDateField.module.css';

const QUICK = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
] as const;

/** The platform's own date and time entry, to the minute, and the dates most people mean. */
export function DueDateField({ min, ...field }: FieldBinding<string> & { min?: string }) {
  return (
    <div className={styles.due}>
      <TextField {...field} label="Due date" type="datetime-local" min={min} max="9999-12-31T23:59" />
      <div className={styles.quick}>
        {QUICK.map(({ label, days }) => (
          <Button key={label} look="link" size="small" onClick={() => field.onValue(endOfDayIn(days, new Date()))}>
            {label}
          </Button>
        ))}
        {field.value !== '' && (
          <Button look="link" size="small" onClick={() => field.onValue('')}>
            No due date
          </Button>
        )}
      </div>
    </div>
  );
}
