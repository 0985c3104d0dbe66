import { Fragment, type RefObject, useEffect, useRef } from 'react';
import styles from './QuickAdd.module.css';
import type { QuickAddLine } from './quick-add-line.ts';

interface LineMarksProps {
  line: QuickAddLine;
  input: RefObject<HTMLInputElement | null>;
}

/** Marks, behind the text of the field, the words that were understood; it scrolls with the field. */
export function LineMarks({ line: { text, parsed }, input }: LineMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const follow = () => layer.current?.style.setProperty('translate', `${-field.scrollLeft}px`);
    follow();
    field.addEventListener('scroll', follow);
    return () => field.removeEventListener('scroll', follow);
  });
  const parts = [parsed?.dueDate, parsed?.priority, parsed?.assignee]
    .filter((part) => part != null)
    .sort((one, other) => one.start - other.start);
  return (
    <div className={styles.marks} aria-hidden>
      <div ref={layer} dir="auto">
        {parts.map(({ key, start, end }, index) => (
          <Fragment key={key}>
            {text.slice(parts[index - 1]?.end ?? 0, start)}
            <mark className={styles.mark}>{text.slice(start, end)}</mark>
          </Fragment>
        ))}
        {parts.length > 0 && text.slice(parts.at(-1)?.end)}
      </div>
    </div>
  );
}
