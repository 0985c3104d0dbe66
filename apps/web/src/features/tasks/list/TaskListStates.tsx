import { IconListSearch } from '@tabler/icons-react';
import type { StatusCounts } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTaskFilters, useTaskNavigation } from '../task-navigation.ts';
import { filterCount } from '../task-search.ts';
import { FirstTasks } from './FirstTasks.tsx';
import styles from './TaskListStates.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** The shape of the first load. */
export function ListSkeleton({ view }: { view: 'cards' | 'list' }) {
  return (
    <div className={view === 'cards' ? styles.cards : styles.rows}>
      <span className="visually-hidden" role="status">
        Loading tasks
      </span>
      {PLACES.map((place) => (
        <div key={place} className={styles.item}>
          <Skeleton width="45%" height="1.4rem" />
          <Skeleton width="80%" />
          {view === 'cards' && <Skeleton width="60%" />}
        </div>
      ))}
    </div>
  );
}

interface ListNoteProps {
  counts?: StatusCounts;
  error?: unknown;
  onRetry?: () => void;
}

/** In place of the list: the list could not be read, or there is nothing in it. */
export function ListNote({ counts, error, onRetry }: ListNoteProps) {
  const user = useCurrentUser();
  const filters = useTaskFilters();
  const { create, clearFilters } = useTaskNavigation();
  if (onRetry) {
    return <LoadFailure title={TASK_FAILURES.fetchTasks} error={error} onRetry={onRetry} />;
  }
  const isUnfiltered = counts !== undefined && filterCount(filters) === 0;
  const isArchive = filters.archived !== undefined;
  if (isUnfiltered && !isArchive && Object.values(counts).every((count) => count === 0)) {
    return <FirstTasks {...NOTHING_FOUND} user={user} />;
  }
  return (
    <CenteredNote
      {...NOTHING_FOUND}
      icon={<IconListSearch size="1.5rem" aria-hidden />}
      help={isUnfiltered && (isArchive ? ABOUT_ARCHIVE : ABOUT_OTHERS)}
    >
      {filterCount(filters) > 0 && <Button onClick={clearFilters}>Clear filters</Button>}
      {canInCompany(actorOf(user), 'createTask') && (
        <Button look="primary" onClick={() => create()}>
          Add New Task
        </Button>
      )}
    </CenteredNote>
  );
}

const NOTHING_FOUND = { title: 'No tasks found', text: 'Try adjusting your filters or create a new task.' };

/** What is said where nobody has filtered anything away. */
const ABOUT_ARCHIVE = 'Tasks that you archive are kept here: open a task and choose Archive.';
const ABOUT_OTHERS = 'Nothing is to do or in progress. The tiles above show what is completed, on hold or cancelled.';
