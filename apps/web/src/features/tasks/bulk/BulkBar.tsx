import {
  IconAntennaBars5,
  IconArchive,
  IconArchiveOff,
  IconCalendarDue,
  IconCircleHalf2,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { TASK_PRIORITIES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { formatNumber } from '@taskwell/contract/numbers';
import type { Task, TaskAbilities } from '@taskwell/contract/schemas';
import { type ReactNode, Suspense, useState } from 'react';
import { useShortcuts } from '../../../lib/shortcuts.ts';
import { Button, buttonClass, IconButton } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/LazyPart.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { PriorityIcon, StatusIcon } from '../PropertyIcons.tsx';
import { clearSelection, selectTasks } from '../selection.ts';
import styles from './BulkBar.module.css';
import type { BulkDialogName } from './BulkDialog.tsx';
import { type BulkValues, useBulkChanges } from './bulk-changes.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'), 'BulkDialog');

interface BulkBarProps {
  /** Everything that has been loaded, in the order on screen. */
  tasks: readonly Task[];
  selected: readonly Task[];
  withPeople: boolean;
}

/** What can be done with the selected tasks: only what every one of them allows. */
export function BulkBar({ tasks, selected, withPeople }: BulkBarProps) {
  const [dialog, setDialog] = useState<BulkDialogName | null>(null);
  const { change, remove } = useBulkChanges();
  useShortcuts({ Escape: clearSelection });
  const may = (ability: keyof TaskAbilities) => selected.every(({ abilities }) => abilities[ability]);
  const isTooMany = selected.length > LIMITS.bulkTasks;
  const isArchive = selected[0]?.archived ?? false;

  function apply(values: BulkValues): void {
    clearSelection();
    setDialog(null);
    change(selected, values);
  }

  return (
    <section className={styles.bar} aria-label="Selected tasks">
      <IconButton label="End selecting" size="small" onClick={clearSelection}>
        <IconX size="1.1rem" aria-hidden />
      </IconButton>
      <span className={styles.count} role="status">
        {selected.length} <span className={styles.word}>selected</span>
      </span>
      <SelectAll tasks={tasks} selected={selected} />
      <div className={styles.actions}>
        <ViewOnly selected={selected} />
        {isTooMany && <span className={styles.note}>{VALIDATION.tooManyTasks}</span>}
        {!isTooMany && may('changeStatus') && (
          <ChoiceMenu
            name="Status"
            icon={<IconCircleHalf2 size="1.05rem" aria-hidden />}
            items={TASK_STATUSES.map((status) => ({
              key: status,
              label: TASK_STATUS_LABELS[status],
              icon: <StatusIcon status={status} />,
              onSelect: () => apply({ status }),
            }))}
          />
        )}
        {!isTooMany && may('changePriority') && (
          <ChoiceMenu
            name="Priority"
            icon={<IconAntennaBars5 size="1.05rem" aria-hidden />}
            items={TASK_PRIORITIES.map((priority) => ({
              key: priority,
              label: TASK_PRIORITY_LABELS[priority],
              icon: <PriorityIcon priority={priority} />,
              onSelect: () => apply({ priority }),
            }))}
          />
        )}
        {!isTooMany && may('edit') && (
          <Action name="Due date" onClick={() => setDialog('dueDate')}>
            <IconCalendarDue size="1.05rem" aria-hidden />
          </Action>
        )}
        {!isTooMany && withPeople && may('edit') && (
          <Action name="Assignee" onClick={() => setDialog('assignee')}>
            <IconUser size="1.05rem" aria-hidden />
          </Action>
        )}
        {!isTooMany && may('archive') && (
          <Action name={isArchive ? 'Unarchive' : 'Archive'} onClick={() => apply({ archived: !isArchive })}>
            {isArchive ? <IconArchiveOff size="1.05rem" aria-hidden /> : <IconArchive size="1.05rem" aria-hidden />}
          </Action>
        )}
        {!isTooMany && may('delete') && (
          <Action name="Delete" onClick={() => setDialog('delete')}>
            <IconTrash size="1.05rem" aria-hidden />
          </Action>
        )}
      </div>
      <Suspense>
        {dialog && (
          <BulkDialog
            dialog={dialog}
            tasks={selected}
            onChange={apply}
            onDelete={() => {
              clearSelection();
              remove(selected);
            }}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** As many of the loaded tasks as one change may have. */
function SelectAll({ tasks, selected }: Pick<BulkBarProps, 'tasks' | 'selected'>) {
  const all = tasks.slice(0, LIMITS.bulkTasks);
  if (selected.length >= all.length) return null;
  return (
    <SelectLink tasks={all}>
      <span>
        <span className={styles.word}>Select </span>
        {tasks.length > all.length ? `first ${formatNumber(all.length)}` : `all ${formatNumber(all.length)}`}
      </span>
    </SelectLink>
  );
}

/** One task that may only be viewed leaves nothing to be done with all: it is said, and such tasks can be left out. */
function ViewOnly({ selected }: Pick<BulkBarProps, 'selected'>) {
  const others = selected.filter(({ abilities }) => CHANGES.some((ability) => abilities[ability]));
  const count = selected.length - others.length;
  if (count === 0) return null;
  if (others.length === 0) return <span className={styles.note}>You may only view {count === 1 ? 'it' : 'them'}</span>;
  return <SelectLink tasks={others}>Leave out {formatNumber(count)} view-only</SelectLink>;
}

const CHANGES = [
  'changeStatus',
  'changePriority',
  'edit',
  'archive',
  'delete',
] as const satisfies (keyof TaskAbilities)[];

/** Selects just these tasks. It goes then, as nothing is left for it to do, and the focus stays in the bar. */
function SelectLink({ tasks, children }: { tasks: readonly Task[]; children: ReactNode }) {
  return (
    <Button
      look="link"
      size="small"
      onClick={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('button')?.focus();
        selectTasks(tasks.map(({ id }) => id));
      }}
    >
      {children}
    </Button>
  );
}

function Action({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" onClick={onClick} aria-label={name} title={name}>
      {children}
      <span className={styles.name}>{name}</span>
    </Button>
  );
}

function ChoiceMenu({ name, icon, items }: { name: string; icon: ReactNode; items: readonly MenuItem[] }) {
  return (
    <Menu
      label={`Change ${name.toLowerCase()} of the selected tasks`}
      items={items}
      trigger={(props) => (
        <button {...props} className={buttonClass({ size: 'small' })} aria-label={name} title={name}>
          {icon}
          <span className={styles.name}>{name}</span>
        </button>
      )}
    />
  );
}
