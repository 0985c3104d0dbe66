import { IconListSearch } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import type { StatusCounts } from '@taskwell/contract/schemas';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTaskFilters, useTaskNavigation } from '../task-navigation.ts';
import { filterCount } from '../task-search.ts';
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
    return <LoadFailure title={FAILURES.fetchTasks} error={error} onRetry={onRetry} />;
  }
  return (
    <CenteredNote
      icon={<IconListSearch size="1.5rem" aria-hidden />}
      title="No tasks found"
      text="Try adjusting your filters or create a new task."
      help={counts && filterCount(filters) === 0 && firstSteps(counts, filters.archived !== undefined)}
    >
      {filterCount(filters) > 0 && <Button onClick={clearFilters}>Clear filters</Button>}
      {canInCompany(actorOf(user), 'createTask') && (
        <Button look="primary" onClick={create}>
          Add New Task
        </Button>
      )}
    </CenteredNote>
  );
}

/** What there is to do where nobody has filtered anything away. */
function firstSteps(counts: StatusCounts, isArchive: boolean): string {
  if (isArchive) return 'Tasks that you archive are kept here: open a task and choose Archive.';
  const hasTasks = Object.values(counts).some((count) => count > 0);
  return hasTasks
    ? 'Nothing is to do or in progress. The tiles above show what is completed, on hold or cancelled.'
    : 'Add your first task: type it into the line above, such as “Call Ada tomorrow 10:00”, and press Enter.';
}
