import { IconCornerDownRight } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import { TaskLink } from '../TaskLink.tsx';
import styles from './ParentLink.module.css';

interface ParentLinkProps {
  parent: NonNullable<Task['parentTask']>;
  onOpen: (id: number) => void;
}

/** Which task this one is a part of; opens that one. */
export function ParentLink({ parent, onOpen }: ParentLinkProps) {
  return (
    <TaskLink id={parent.id} onOpen={onOpen} className={styles.parent} draggable={false}>
      <IconCornerDownRight size="0.9rem" aria-hidden />
      <span className="visually-hidden">Subtask of </span>
      <span className={styles.title} dir="auto">
        {parent.title}
      </span>
    </TaskLink>
  );
}
