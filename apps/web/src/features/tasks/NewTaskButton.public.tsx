import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { useTaskNavigation } from './task-navigation.ts';

/** Opens the form of a new task over the page, for those who may create one. */
export function NewTaskButton({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) {
  const { create } = useTaskNavigation();
  return (
    <Button look={look} aria-keyshortcuts="c" onClick={create}>
      {children}
    </Button>
  );
}
