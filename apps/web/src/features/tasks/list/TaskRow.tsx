// biome-ignore-all lint/a11y/useSemanticElements: rows exist only near the window, which <table> cannot lay out; roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: rows exist only near the window, which <table> cannot lay out; roles say what they are
import { MISSING } from '@taskwell/contract/labels';
import { isOverdue } from '@taskwell/contract/overdue';
import type { Task } from '@taskwell/contract/schemas';
import { memo } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { agoWords, exactTime } from '../../../lib/due-words.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { TaskChanges } from '../api/task-changes.ts';
import { CompleteTaskButton } from '../CompleteButton.tsx';
import { DueDate } from '../DueDate.tsx';
import { PriorityMenu, StatusMenu } from '../PropertyMenus.tsx';
import { ReceivedFrom } from '../ReceivedFrom.tsx';
import { ParentLink } from './ParentLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import { Lead, SubtaskCount } from './TaskCard.tsx';
import styles from './TaskRow.module.css';
import { TaskTitle } from './TaskTitle.tsx';

interface TaskRowProps {
  task: Task;
  changes: TaskChanges;
  withPeople: boolean;
  onOpen: (id: number) => void;
}

/** The cells of one row of the list view. */
export const TaskRow = memo(function TaskRow({ task, changes, withPeople, onOpen }: TaskRowProps) {
  const now = useNow();
  const isLate = isOverdue(task, now);
  return (
    <>
      <div role="cell" className={styles.task}>
        <SelectBox task={task} />
        <CompleteTaskButton task={task} onChange={changes.changeStatus} />
        <div className={styles.words}>
          <div className={styles.titleLine}>
            <TaskTitle task={task} onOpen={onOpen} />
            {isLate && <Badge tone="danger">Overdue</Badge>}
            {task.sharedWithYou && <Badge tone="info">Shared with you</Badge>}
            <ReceivedFrom task={task} />
            {task.parentTask && <ParentLink parent={task.parentTask} onOpen={onOpen} />}
            {task.subtaskCount > 0 && <SubtaskCount count={task.subtaskCount} />}
          </div>
        </div>
      </div>
      <div role="cell">
        <StatusMenu task={task} onChange={changes.changeStatus} />
      </div>
      <div role="cell">
        <PriorityMenu task={task} onChange={changes.changePriority} />
      </div>
      {withPeople && (
        <div role="cell" className={styles.people}>
          <Lead task={task} />
          {task.coAssignees.length > 0 && (
            <span className={styles.more} title={coAssigneeNames(task)}>
              +{task.coAssignees.length}
              <span className="visually-hidden"> co-assignees: {coAssigneeNames(task)}</span>
            </span>
          )}
        </div>
      )}
      <div role="cell" className={styles.due}>
        <DueDate task={task} />
      </div>
      <div role="cell" className={styles.updates}>
        <RecentUpdate task={task} now={now} />
      </div>
    </>
  );
});

function coAssigneeNames(task: Task): string {
  return task.coAssignees.map(({ user }) => user.name).join(', ');
}

/** The latest comment, else when the task last changed. */
function RecentUpdate({ task, now }: { task: Task; now: Date }) {
  const comment = task.comments[0];
  const at = comment?.createdAt ?? task.updatedAt;
  return (
    <>
      <span className={styles.update}>
        {comment ? (
          <>
            <b>{comment.author.name}:</b> {comment.content}
          </>
        ) : task.version === 1 ? (
          `Created by ${task.assigner?.name ?? MISSING.unknown}`
        ) : (
          'Updated'
        )}
      </span>
      <time dateTime={at} title={exactTime(at)} className={styles.ago}>
        {agoWords(at, now)}
      </time>
    </>
  );
}
