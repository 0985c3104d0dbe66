import type { ReactNode } from 'react';

interface TaskLinkProps {
  id: number;
  className?: string | undefined;
  onOpen: (id: number) => void;
  children: ReactNode;
}

/** Leads to another task; a real link, so that it opens in a new tab too. */
export function TaskLink({ id, className, onOpen, children }: TaskLinkProps) {
  return (
    <a
      href={`?task=${id}`}
      className={className}
      dir="auto"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}
