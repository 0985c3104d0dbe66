import type { ReactNode } from 'react';
import styles from './CenteredNote.module.css';

interface CenteredNoteProps {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** What may be done next. */
  help?: ReactNode;
  /** A failure is read out at once. */
  isFailure?: boolean;
  children?: ReactNode;
}

/** What stands where content would be: nothing there, or something went wrong. */
export function CenteredNote({ icon, title, text, help, isFailure = false, children }: CenteredNoteProps) {
  return (
    <div className={styles.note} role={isFailure ? 'alert' : undefined}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {help && <p className={styles.text}>{help}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
