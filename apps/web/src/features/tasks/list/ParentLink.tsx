import { IconCornerDownRight } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import styles from './ParentLink.module.css';
import { opensHere } from './TaskTitle.tsx';

interface ParentLinkProps {
  parent: NonNullable<Task['parentTask']>;
  onOpen: (id: number) => void;
}

/** Which task this one is a part of; opens that one. */
export function ParentLink({ parent, onOpen }: ParentLinkProps) {
  return (
    <a
      href={`?task=${parent.id}`}
      className={styles.parent}
      draggable={false}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        onOpen(parent.id);
      }}
    >
      <IconCornerDownRight size="0.9rem" aria-hidden />
      <span className="visually-hidden">Subtask of </span>
      <span className={styles.title} dir="auto">
        {parent.title}
      </span>
    </a>
  );
}
