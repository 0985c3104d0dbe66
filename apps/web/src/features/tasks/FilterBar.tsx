import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react';
import {
  DEFAULT_STATUS_FILTER_LABEL,
  DUE_DATE_FILTER_LABELS,
  TASK_SORT_LABELS,
  TASK_TYPE_LABELS,
} from '@taskwell/contract/filter-labels';
import {
  DEFAULT_STATUS_FILTER,
  DUE_DATE_FILTERS,
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_SORTS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  TASK_TYPES,
} from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { optionsOf } from '../../ui/SelectField.tsx';
import { useStickyHeight } from '../../ui/sticky-height.ts';
import styles from './FilterBar.module.css';
import { StatusIcon } from './PropertyIcons.tsx';
import { useTaskFilters, useTaskNavigation } from './task-navigation.ts';
import { chosenStatuses, filterCount, showsActiveOnly, statusSearch, type TaskFilters } from './task-search.ts';

const ARCHIVE_OPTIONS = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

interface FilterBarProps {
  /** What is on screen; says who a person's id stands for. */
  tasks: readonly Task[];
  /** A board shows every status. */
  withStatus?: boolean;
}

/** Search, filters, sort and the archive; all of them live in the address. Task type is not for personal accounts. */
export function FilterBar({ tasks, withStatus = true }: FilterBarProps) {
  const withType = !useCurrentUser().isPersonal;
  const filters = useTaskFilters();
  const { setFilters, clearFilters, showArchive } = useTaskNavigation();
  const [isOpen, setOpen] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useStickyHeight(bar, '--filter-bar-height');
  const { search, ...others } = filters;
  const setCount = filterCount(others) + (filters.archived ? 1 : 0);
  useShortcuts({ '/': () => searchInput.current?.focus() });

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.first}>
        <SearchField
          ref={searchInput}
          label="Search tasks"
          placeholder="Search tasks"
          value={search ?? ''}
          limit={LIMITS.searchLength}
          onValue={(text) => setFilters({ search: text === '' ? undefined : text })}
        />
        <span className={styles.toggle}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconAdjustmentsHorizontal size="1.05rem" aria-hidden />
            Filters{setCount > 0 && ` (${setCount})`}
          </Button>
        </span>
      </div>
      <div className={styles.filters} data-open={isOpen}>
        <Segmented
          label="Active or archived"
          value={filters.archived ? 'archived' : 'active'}
          options={ARCHIVE_OPTIONS}
          onValue={(value) => showArchive(value === 'archived')}
        />
        {withStatus && <StatusFilter filters={filters} onChange={setFilters} />}
        <CompactSelect
          label="Priority"
          value={filters.priority ?? 'any'}
          options={[{ value: 'any', label: 'All priorities' }, ...optionsOf(TASK_PRIORITIES, TASK_PRIORITY_LABELS)]}
          isSet={filters.priority !== undefined}
          onValue={(value) => setFilters({ priority: value === 'any' ? undefined : value })}
        />
        <CompactSelect
          label="Due date"
          value={filters.dueDateFilter ?? 'any'}
          options={[{ value: 'any', label: 'Any due date' }, ...optionsOf(DUE_DATE_FILTERS, DUE_DATE_FILTER_LABELS)]}
          isSet={filters.dueDateFilter !== undefined}
          onValue={(value) => setFilters({ dueDateFilter: value === 'any' ? undefined : value })}
        />
        {withType && (
          <CompactSelect
            label="Task type"
            value={filters.type ?? 'any'}
            options={[{ value: 'any', label: 'All task types' }, ...optionsOf(TASK_TYPES, TASK_TYPE_LABELS)]}
            isSet={filters.type !== undefined}
            onValue={(value) => setFilters({ type: value === 'any' ? undefined : value })}
          />
        )}
        <CompactSelect
          label="Sort by"
          value={filters.sortBy ?? 'urgency'}
          options={optionsOf(TASK_SORTS, TASK_SORT_LABELS)}
          isSet={filters.sortBy !== undefined}
          onValue={(value) => setFilters({ sortBy: value === 'urgency' ? undefined : value })}
        />
        {filters.assigneeId && (
          <Button onClick={() => setFilters({ assigneeId: undefined })}>
            Assigned to {leadName(tasks, filters.assigneeId)}
            <IconX size="1rem" aria-label="Remove this filter" />
          </Button>
        )}
        {/* Always with its room, so that the search field keeps its width while somebody types in it. */}
        <span className={styles.clear} data-shown={filterCount(filters) > 0}>
          <Button look="quiet" onClick={clearFilters}>
            <IconX size="1rem" aria-hidden />
            Clear filters
          </Button>
        </span>
      </div>
    </div>
  );
}

function leadName(tasks: readonly Task[], id: string): string {
  return tasks.find(({ assigneeId }) => assigneeId === Number(id))?.assignee?.name ?? 'one person';
}

interface StatusFilterProps {
  filters: TaskFilters;
  onChange: (changes: { status?: string | undefined }) => void;
}

/** Any number of statuses, and the quick option of SPEC §9. */
function StatusFilter({ filters, onChange }: StatusFilterProps) {
  const chosen = chosenStatuses(filters);
  const isActiveOnly = showsActiveOnly(filters);
  const summary = isActiveOnly
    ? 'Active Tasks'
    : chosen.length === 0
      ? 'All statuses'
      : chosen.map((status) => TASK_STATUS_LABELS[status]).join(', ');
  const show = (statuses: typeof chosen) => onChange(statusSearch(statuses, filters));
  const items: MenuItem[] = [
    {
      key: 'active',
      label: DEFAULT_STATUS_FILTER_LABEL,
      isChecked: isActiveOnly,
      onSelect: () => show(DEFAULT_STATUS_FILTER),
    },
    { key: 'all', label: 'All statuses', isChecked: chosen.length === 0, onSelect: () => show([]) },
    ...TASK_STATUSES.map((status, index) => ({
      key: status,
      label: TASK_STATUS_LABELS[status],
      icon: <StatusIcon status={status} />,
      isChecked: chosen.includes(status),
      startsGroup: index === 0,
      onSelect: () => show(chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status]),
    })),
  ];
  return (
    <Menu
      label="Status filter"
      kind="check"
      items={items}
      trigger={(props) => (
        <button
          {...props}
          className={`${buttonClass()} ${styles.status}`}
          data-set={filters.status !== undefined}
          aria-label={`Status: ${summary}`}
        >
          <span className={styles.summary}>{summary}</span>
          <IconChevronDown size="0.95rem" aria-hidden />
        </button>
      )}
    />
  );
}
