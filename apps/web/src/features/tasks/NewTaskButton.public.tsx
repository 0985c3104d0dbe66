import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import styles from './NewTaskButton.module.css';
import { useTaskNavigation } from './task-navigation.ts';

interface NewTaskButtonProps {
  look?: ButtonLook;
  /** Where it says more than what it does. */
  children?: ReactNode;
}

/** Opens the form of a new task over the page, for those who may create one. */
export function NewTaskButton({ look = 'primary', children }: NewTaskButtonProps) {
  const { create } = useTaskNavigation();
  return (
    <Button look={look} aria-keyshortcuts="c" onClick={() => create()}>
      {children ?? (
        <>
          <IconPlus size="1.1rem" aria-hidden />
          <span className={styles.words}>Add New Task</span>
        </>
      )}
    </Button>
  );
}
