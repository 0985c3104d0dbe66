import { IconMessage, IconSubtask } from '@tabler/icons-react';
import { MISSING } from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import { isOverdue } from '@taskwell/contract/overdue';
import type { Task } from '@taskwell/contract/schemas';
import { memo, type ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import type { TaskChanges } from '../api/task-changes.ts';
import { CoAssignees } from '../CoAssignees.tsx';
import { CompleteTaskButton } from '../CompleteButton.tsx';
import { DueDate } from '../DueDate.tsx';
import { PriorityMenu, StatusMenu } from '../PropertyMenus.tsx';
import { ReceivedFrom } from '../ReceivedFrom.tsx';
import { ParentLink } from './ParentLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import styles from './TaskCard.module.css';
import { TaskTitle } from './TaskTitle.tsx';

interface TaskCardProps {
  task: Task;
  changes: TaskChanges;
  /** Lead and co-assignees mean nothing to a person who works alone (SPEC §6). */
  withPeople: boolean;
  onOpen: (id: number) => void;
  /** Whether it can be chosen for changes of several, for which the page then has the bar. */
  isSelectable?: boolean;
  /** On a board: what the card is moved by. */
  handle?: ReactNode;
}

export const TaskCard = memo(function TaskCard({
  task,
  changes,
  withPeople,
  onOpen,
  isSelectable = true,
  handle,
}: TaskCardProps) {
  const isLate = isOverdue(task, useNow());
  const comment = task.comments[0];
  return (
    <article className={`${styles.card} ${isLate ? styles.late : ''}`} data-task-id={task.id} aria-label={task.title}>
      <div className={styles.top}>
        <StatusMenu task={task} onChange={changes.changeStatus} />
        <PriorityMenu task={task} onChange={changes.changePriority} />
        <span className={styles.badges}>
          {isSelectable && <SelectBox task={task} />}
          {task.sharedWithYou && <Badge tone="info">Shared with you</Badge>}
          <ReceivedFrom task={task} />
          {isLate && <Badge tone="danger">Overdue</Badge>}
        </span>
      </div>
      <div>
        <div className={styles.titleLine}>
          <CompleteTaskButton task={task} onChange={changes.changeStatus} />
          <h3 className={styles.heading}>
            <TaskTitle task={task} onOpen={onOpen} />
          </h3>
          {handle}
        </div>
        {task.parentTask && <ParentLink parent={task.parentTask} onOpen={onOpen} />}
      </div>
      {comment && (
        <p className={styles.comment}>
          <IconMessage size="0.9rem" aria-hidden />
          <span className={styles.words}>
            <b>{comment.author.name}:</b> {comment.content}
          </span>
        </p>
      )}
      {withPeople && <CoAssignees people={task.coAssignees} />}
      <div className={styles.bottom}>
        <DueDate task={task} />
        {task.subtaskCount > 0 && <SubtaskCount count={task.subtaskCount} />}
        {withPeople && <Lead task={task} />}
      </div>
    </article>
  );
});

export function SubtaskCount({ count }: { count: number }) {
  const words = formatCount(count, 'subtask');
  return (
    <span className={styles.line} title={words}>
      <IconSubtask size="0.95rem" aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** Who does it: a colleague, else the external contact, else nobody yet. */
export function Lead({ task }: { task: Task }) {
  const name = task.assignee?.name ?? task.externalContact?.name;
  return (
    <span className={styles.lead}>
      {name && <Avatar name={name} isSmall />}
      <span className="visually-hidden">Lead: </span>
      <span className={styles.name}>{name ?? MISSING.person}</span>
    </span>
  );
}
