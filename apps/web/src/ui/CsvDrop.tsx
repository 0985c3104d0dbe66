import { IconFileTypeCsv } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import styles from './CsvDrop.module.css';

interface CsvDropProps {
  label: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** A CSV file, chosen or dropped. */
export function CsvDrop({ label, isBusy = false, onFile }: CsvDropProps) {
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isBusy) onFile(file);
  }
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileTypeCsv size="1.75rem" stroke={1.5} aria-hidden />
      <span>
        <b>{label}</b> or drop it here
      </span>
      <input
        type="file"
        accept=".csv,text/csv"
        className={styles.input}
        // Not disabled meanwhile: it would lose the focus.
        aria-disabled={isBusy}
        data-autofocus
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file, corrected, may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
