import { IconHistory, IconListDetails } from '@tabler/icons-react';
import { MISSING } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import type { ReactNode } from 'react';
import { toLocalInput } from '../../../lib/due-words.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { PendingInvitations } from '../../invitations/PendingInvitations.public.tsx';
import type { Person } from '../../people/colleague-queries.public.ts';
import { AssigneePicker } from '../../pickers/AssigneePicker.public.tsx';
import { CoAssigneeSection } from '../../sharing/CoAssigneeSection.public.tsx';
import { CollaboratorSection } from '../../sharing/CollaboratorSection.public.tsx';
import { PeopleList } from '../../sharing/PeopleList.public.tsx';
import { dueDateProperty, type Lead, leadProperty } from '../api/property-changes.ts';
import { useTaskChanges } from '../api/task-changes.ts';
import { DueDate } from '../DueDate.tsx';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { understoodDueText } from '../due-date/due-text.ts';
import { PriorityMenu, StatusMenu } from '../PropertyMenus.tsx';
import { useTaskNavigation } from '../task-navigation.ts';
import { fieldWords } from './edit-conflict.ts';
import { InPlace } from './InPlace.tsx';
import styles from './TaskProperties.module.css';
import { dueDateProblem, dueInstant } from './task-form.ts';

/** The first things to know. Nobody leads and nobody assigns where a person works alone (SPEC §6). */
export function TaskProperties({ task }: { task: Task }) {
  const { isPersonal } = useCurrentUser();
  const changes = useTaskChanges();
  const { externalContact } = task;
  return (
    <dl className={styles.facts}>
      <Fact name="Status" isFlush={!task.abilities.changeStatus}>
        <StatusMenu task={task} onChange={changes.changeStatus} />
      </Fact>
      <Fact name="Priority" isFlush={!task.abilities.changePriority}>
        <PriorityMenu task={task} onChange={changes.changePriority} />
      </Fact>
      <Fact name="Due date">
        {task.abilities.edit ? (
          <InPlace
            task={task}
            name="due date"
            valueIn={({ dueDate }) => toLocalInput(dueDate)}
            wordsOf={(dueDate) => fieldWords('dueDate', dueDate)}
            problemOf={dueDateProblem}
            understand={understoodDueText}
            changeOf={(dueDate) => dueDateProperty(dueInstant(dueDate))}
            field={({ onEntered, ...binding }) => <DueDateField {...binding} />}
          >
            <DueDate task={task} />
          </InPlace>
        ) : (
          <DueDate task={task} />
        )}
      </Fact>
      {externalContact ? (
        <Fact name="External contact">
          {externalContact.name}
          {externalContact.email !== null && (
            <a className={styles.mail} href={`mailto:${externalContact.email}`}>
              {externalContact.email}
            </a>
          )}
        </Fact>
      ) : (
        !isPersonal && (
          <Fact name="Lead">
            {task.abilities.edit ? (
              <InPlace
                task={task}
                name="lead"
                valueIn={({ assignee }) => assignee && { ...assignee, email: assignee.email ?? '' }}
                wordsOf={(person) => person?.name ?? MISSING.person}
                problemOf={() => null}
                changeOf={(person) => leadProperty(leadOf(person))}
                field={({ onEntered, onValue, ...binding }) => (
                  <AssigneePicker
                    {...binding}
                    label="Internal assignee"
                    excluded={task.coAssignees.map(userIdOf)}
                    onMissed={(typed) =>
                      notify({ tone: 'warning', text: TASK_FAILURES.nobodyChosen(typed), about: task.title })
                    }
                    onValue={(person) => (person === null ? onValue(null) : onEntered(person))}
                  />
                )}
              >
                <LeadName name={task.assignee?.name} />
              </InPlace>
            ) : (
              <LeadName name={task.assignee?.name} />
            )}
          </Fact>
        )
      )}
      {!isPersonal && <Fact name="Assigned by">{task.assigner?.name ?? MISSING.unknown}</Fact>}
    </dl>
  );
}

/** Who else has a part in it, and what has become of it. */
export function TaskPeople({ task }: { task: Task }) {
  const { isPersonal } = useCurrentUser();
  const { open, close } = useTaskNavigation();
  const hasCoAssignees = task.coAssignees.length > 0 || task.abilities.manageCoAssignees;
  return (
    <>
      {!isPersonal && hasCoAssignees && (
        <Part heading="Co-assignees">
          <CoAssigneeSection task={task} />
        </Part>
      )}
      {!isPersonal && task.sharedWith.length > 0 && (
        <Part heading="Shared with">
          <PeopleList label="Shared with" people={task.sharedWith.map(({ id, user }) => ({ id, name: user.name }))} />
        </Part>
      )}
      <dl className={styles.facts}>
        <Fact name="Created">
          <Moment at={task.createdAt} />
        </Fact>
        <Fact name="Last updated">
          <Moment at={task.updatedAt} />
        </Fact>
      </dl>
      <div className={styles.more}>
        <Button size="small" data-opens="summary" onClick={() => open(task.id, 'summary')}>
          <IconListDetails size="1rem" aria-hidden />
          Task Summary
        </Button>
        <Button size="small" data-opens="updates" onClick={() => open(task.id, 'updates')}>
          <IconHistory size="1rem" aria-hidden />
          Task Updates
        </Button>
      </div>
      {/* The last of all: open invitations come a little later, and nothing may move for them. */}
      {(task.collaborators.length > 0 || task.abilities.invite) && (
        <Part heading="External collaborators">
          <CollaboratorSection task={task} onInvite={() => open(task.id, 'invite')} onLeave={close} />
          {task.abilities.invite && <PendingInvitations taskId={task.id} />}
        </Part>
      )}
    </>
  );
}

const userIdOf = ({ userId }: Task['coAssignees'][number]) => userId;

function leadOf(person: Person | null): Lead {
  const assignee = person && { id: person.id, name: person.name, email: person.email };
  return { assigneeId: person?.id ?? null, assignee, externalContactId: null, externalContact: null };
}

function LeadName({ name }: { name: string | undefined }) {
  if (name === undefined) return <span className={styles.missing}>{MISSING.person}</span>;
  return (
    <span className={styles.lead}>
      <Avatar name={name} isSmall />
      {name}
    </span>
  );
}

interface FactProps {
  name: string;
  /** What would be a button for others has its padding still; it lines up with the rest. */
  isFlush?: boolean;
  children: ReactNode;
}

function Fact({ name, isFlush = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isFlush ? styles.flush : undefined}>{children}</dd>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const section = useKeptFocus<HTMLElement>();
  return (
    <section ref={section} tabIndex={-1} className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  );
}
