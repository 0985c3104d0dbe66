import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { PriorityIcon, StatusIcon } from './PropertyIcons.tsx';
import styles from './PropertyMenus.module.css';

interface StatusMenuProps {
  task: Task;
  onChange: (task: Task, status: TaskStatus) => void;
}

/** The status, changed in place by those who may. */
export function StatusMenu({ task, onChange }: StatusMenuProps) {
  return (
    <PropertyMenu
      name="status"
      title={task.title}
      values={TASK_STATUSES}
      labels={TASK_STATUS_LABELS}
      value={task.status}
      isFixed={!task.abilities.changeStatus}
      icon={(status) => <StatusIcon status={status} />}
      onChange={(status) => onChange(task, status)}
    />
  );
}

interface PriorityMenuProps {
  task: Task;
  onChange: (task: Task, priority: TaskPriority) => void;
}

export function PriorityMenu({ task, onChange }: PriorityMenuProps) {
  return (
    <PropertyMenu
      name="priority"
      title={task.title}
      values={TASK_PRIORITIES}
      labels={TASK_PRIORITY_LABELS}
      value={task.priority}
      isFixed={!task.abilities.changePriority}
      icon={(priority) => <PriorityIcon priority={priority} />}
      onChange={(priority) => onChange(task, priority)}
    />
  );
}

interface PropertyMenuProps<T extends string> {
  /** Also how the page's shortcuts find the control. */
  name: 'status' | 'priority';
  title: string;
  values: readonly T[];
  labels: Record<T, string>;
  value: T;
  isFixed: boolean;
  icon: (value: T) => ReactNode;
  onChange: (value: T) => void;
}

function PropertyMenu<T extends string>({
  name,
  title,
  values,
  labels,
  value,
  isFixed,
  icon,
  onChange,
}: PropertyMenuProps<T>) {
  if (isFixed) {
    return (
      <span className={styles.property}>
        <span className="visually-hidden">{name}: </span>
        {icon(value)}
        <span data-word={name}>{labels[value]}</span>
      </span>
    );
  }
  return (
    <Menu
      label={`Change ${name}`}
      kind="radio"
      items={values.map((choice) => ({
        key: choice,
        label: labels[choice],
        icon: icon(choice),
        isChecked: choice === value,
        onSelect: () => onChange(choice),
      }))}
      trigger={(props) => (
        <button
          {...props}
          className={`${styles.property} ${styles.changeable}`}
          data-property={name}
          aria-label={`${labels[value]}: change ${name} of ${title}`}
        >
          {icon(value)}
          <span data-word={name}>{labels[value]}</span>
        </button>
      )}
    />
  );
}
