import { IconLayoutGrid, IconList, IconPlus } from '@tabler/icons-react';
import type { User } from '@taskwell/contract/schemas';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './DashboardHeader.module.css';
import { useTaskNavigation } from './task-navigation.ts';
import { useViewMode, type ViewMode } from './view-mode.ts';

const VIEWS = [
  { value: 'cards', label: 'Cards', icon: <IconLayoutGrid size="1rem" aria-hidden /> },
  { value: 'list', label: 'List', icon: <IconList size="1rem" aria-hidden /> },
] as const satisfies { value: ViewMode; label: string; icon: unknown }[];

export function DashboardHeader({ user }: { user: User }) {
  const [viewMode, setViewMode] = useViewMode();
  const { create } = useTaskNavigation();
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{user.isPersonal ? 'Personal Task Manager' : `Welcome, ${user.name}`}</h1>
        <p className={styles.subtitle}>{subtitle(user)}</p>
      </div>
      <div className={styles.actions}>
        <Segmented label="View" value={viewMode} options={VIEWS} onValue={setViewMode} />
        {canInCompany(actorOf(user), 'createTask') && (
          <Button look="primary" aria-keyshortcuts="c" onClick={create}>
            <IconPlus size="1.1rem" aria-hidden />
            Add New Task
          </Button>
        )}
      </div>
    </div>
  );
}

/** SPEC §2 'Dashboard': by kind of account and role. */
function subtitle(user: User): string {
  if (user.isPersonal) return 'Manage your personal tasks and stay organized';
  return user.role === 'EMPLOYEE' ? 'View and update your assigned tasks' : 'Manage all tasks and team assignments';
}
