import type { Task } from '@taskwell/contract/schemas';
import { selectRangeTo, toggleSelected, useIsSelected } from '../selection.ts';
import styles from './SelectBox.module.css';

/** Chooses a task for changes of several; with Shift all up to it. Out of sight until it may be wanted. */
export function SelectBox({ task }: { task: Task }) {
  const isSelected = useIsSelected(task.id);
  return (
    <label className={styles.box} data-select>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${task.title}`}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          if (shiftKey) selectRangeTo(task.id);
          else toggleSelected(task.id);
        }}
        onMouseDown={(event) => {
          // With Shift the browser would select text.
          if (event.shiftKey) event.preventDefault();
        }}
      />
    </label>
  );
}
