import { IconPlus } from '@tabler/icons-react';
import type { CoAssignee, Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import type { Person } from '../people/colleague-queries.public.ts';
import { AddPersonForm } from './AddPersonForm.tsx';
import { PeopleList } from './PeopleList.public.tsx';
import { useSharingChanges } from './sharing-changes.ts';

/** Who works on the task besides the lead; the lead adds and removes, everyone else reads (SPEC §6). */
export function CoAssigneeSection({ task }: { task: Task }) {
  const { addCoAssignee, removeCoAssignee } = useSharingChanges(task);
  // Null until the form was open once; what opened it has the focus again behind it.
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const mayManage = task.abilities.manageCoAssignees;

  async function add(person: Person): Promise<boolean> {
    return attempt(() => addCoAssignee(person), TASK_FAILURES.addCoAssignee);
  }

  async function remove(person: CoAssignee): Promise<void> {
    await attempt(() => removeCoAssignee(person), TASK_FAILURES.removeCoAssignee);
  }

  async function attempt(work: () => Promise<void>, fallback: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, fallback) });
      return false;
    }
  }

  return (
    <>
      <PeopleList
        label="Co-assignees"
        people={task.coAssignees.map((person) => ({ ...person, name: person.user.name, detail: person.user.email }))}
        onRemove={mayManage ? remove : undefined}
      />
      {mayManage && !isAdding && (
        <Button look="link" size="small" autoFocus={isAdding === false} onClick={() => setAdding(true)}>
          <IconPlus size="0.9rem" aria-hidden />
          Add co-assignee
        </Button>
      )}
      {mayManage && isAdding && (
        <AddPersonForm
          label="Co-assignee"
          action="Add"
          excluded={peopleOnTask(task)}
          onAdd={add}
          onCancel={() => setAdding(false)}
          takesFocus
        />
      )}
    </>
  );
}

/** Assignee pickers leave out the lead and the co-assignees (SPEC §5 'Pickers'). */
export function peopleOnTask(task: Task): number[] {
  return [...(task.assigneeId === null ? [] : [task.assigneeId]), ...task.coAssignees.map(({ userId }) => userId)];
}
