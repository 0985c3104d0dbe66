import { IconPencil, IconTrash } from '@tabler/icons-react';
import { MISSING } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { agoWords, exactTime } from '../../../lib/due-words.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import { CoAssignees } from '../CoAssignees.tsx';
import { DueDate, isOverdue } from '../DueDate.tsx';
import { Lead } from '../list/TaskCard.tsx';
import { PriorityMenu, StatusMenu } from '../PropertyMenus.tsx';
import styles from './TaskDetails.module.css';

interface TaskDetailsProps {
  task: Task;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

export function TaskDetails({ task, onEdit, onDelete, onClose }: TaskDetailsProps) {
  const changes = useTaskChanges();
  return (
    <Dialog
      title={task.title}
      size="large"
      onClose={onClose}
      footer={<Actions task={task} onEdit={onEdit} onDelete={onDelete} />}
    >
      <div className={styles.details}>
        <div className={styles.properties}>
          <StatusMenu task={task} onChange={changes.changeStatus} />
          <PriorityMenu task={task} onChange={changes.changePriority} />
          {isOverdue(task, useNow()) && <Badge tone="danger">Overdue</Badge>}
          {task.sharedWithYou && <Badge tone="info">Shared with you</Badge>}
        </div>
        <section aria-label="Description">
          {task.description ? (
            <p className={styles.description}>{task.description}</p>
          ) : (
            <p className={styles.missing}>{MISSING.description}</p>
          )}
        </section>
        <Facts task={task} />
      </div>
    </Dialog>
  );
}

function Actions({ task, onEdit, onDelete }: Omit<TaskDetailsProps, 'onClose'>) {
  const { abilities } = task;
  return (
    <>
      {abilities.delete && (
        <span className={styles.delete}>
          <Button look="quiet" onClick={onDelete}>
            <IconTrash size="1.05rem" aria-hidden />
            Delete
          </Button>
        </span>
      )}
      {abilities.edit && (
        <Button look="primary" onClick={onEdit}>
          <IconPencil size="1.05rem" aria-hidden />
          Edit
        </Button>
      )}
    </>
  );
}

function Facts({ task }: { task: Task }) {
  const withPeople = !useCurrentUser().isPersonal;
  return (
    <dl className={styles.facts}>
      <Fact name="Due date">
        <DueDate task={task} />
      </Fact>
      {withPeople && (
        <>
          <Fact name="Lead">
            <Lead task={task} />
          </Fact>
          <Fact name="Assigned by">{task.assigner?.name ?? MISSING.unknown}</Fact>
          {task.coAssignees.length > 0 && (
            <Fact name="Co-assignees">
              <CoAssignees people={task.coAssignees} />
            </Fact>
          )}
        </>
      )}
      {task.parentTask && <Fact name="Subtask of">{task.parentTask.title}</Fact>}
      {task.subtaskCount > 0 && <Fact name="Subtasks">{task.subtaskCount}</Fact>}
      <Fact name="Created">
        <Moment at={task.createdAt} />
      </Fact>
      <Fact name="Last updated">
        <Moment at={task.updatedAt} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {agoWords(at, useNow())}
    </time>
  );
}
