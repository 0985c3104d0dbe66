import type { AnchorHTMLAttributes } from 'react';
import { opensHere } from '../../lib/opens-here.ts';

interface TaskLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'id' | 'href' | 'onClick'> {
  id: number;
  onOpen: (id: number) => void;
  /** How scripts find a task's title. */
  'data-task-title'?: boolean;
}

/** Opens a task over what is shown; a real link, so that it opens in a new tab too. */
export function TaskLink({ id, onOpen, children, ...link }: TaskLinkProps) {
  return (
    <a
      {...link}
      href={`?task=${id}`}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}
