import { IconLayoutGrid, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CsvMenu } from './csv/CsvMenu.tsx';
import styles from './DashboardHeader.module.css';
import { NewTaskButton } from './NewTaskButton.public.tsx';

const VIEWS = [
  { value: 'cards', label: 'Cards', icon: <IconLayoutGrid size="1rem" aria-hidden /> },
  { value: 'list', label: 'List', icon: <IconList size="1rem" aria-hidden /> },
] as const;
type DashboardView = (typeof VIEWS)[number]['value'];

interface DashboardHeaderProps {
  user: User;
  view: DashboardView;
  onView: (view: DashboardView) => void;
}

export function DashboardHeader({ user, view, onView }: DashboardHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {user.isPersonal ? 'Personal Task Manager' : `Welcome, ${user.name}`}
        </h1>
        <p className={styles.subtitle}>{subtitle(user)}</p>
      </div>
      <div className={styles.actions}>
        <div className={styles.views}>
          <Segmented label="View" value={view} options={VIEWS} onValue={onView} />
          <Link to="/tasks" search={{ view: 'board' }} className={`${buttonClass()} ${styles.board}`}>
            <IconLayoutKanban size="1.05rem" aria-hidden />
            Board
          </Link>
          {!user.isPersonal && <CsvMenu user={user} />}
        </div>
        {canInCompany(actorOf(user), 'createTask') && <NewTaskButton />}
      </div>
    </div>
  );
}

/** SPEC §2 'Dashboard': by kind of account and role. */
function subtitle(user: User): string {
  if (user.isPersonal) return 'Manage your personal tasks and stay organized';
  return user.role === 'EMPLOYEE' ? 'View and update your assigned tasks' : 'Manage all tasks and team assignments';
}
