import { canInCompany } from '@taskwell/policy/policy';
import type { ReactNode } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useNow } from '../../lib/clock.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { zonedFormat } from '../../lib/wall-clock.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { NewTaskButton } from '../tasks/NewTaskButton.public.tsx';
import { TaskDialogs } from '../tasks/TaskDialogs.public.tsx';
import styles from './OverviewPage.module.css';

interface OverviewPageProps {
  title: string;
  /** Links beside the button for a new task. */
  links?: ReactNode;
  children: ReactNode;
}

/** The frame of a start page: what day it is, a new task, and tasks that open over it. */
export function OverviewPage({ title, links, children }: OverviewPageProps) {
  const mayCreate = canInCompany(actorOf(useCurrentUser()), 'createTask');
  const now = useNow();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.day}>{dayFormat.format(now)}</p>
        </div>
        <div className={styles.actions}>
          {links}
          {mayCreate && <NewTaskButton />}
        </div>
      </div>
      {children}
      <TaskDialogs />
    </div>
  );
}

/** For who does not see the places of what is coming. */
export function LoadingWords() {
  return (
    <span className="visually-hidden" role="status">
      Loading your overview
    </span>
  );
}

const dayFormat = zonedFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
