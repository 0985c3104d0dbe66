import { useCurrentUser } from '../../../lib/session.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { FieldFrame } from '../../../ui/Field.tsx';

interface Unsaved {
  userId: number;
  taskId: number;
  /** As in 'Change due date'. */
  name: string;
  words: string;
}

const unsaved = createStore<Unsaved | null>(null);

/** Of a task that is gone there is nothing to save to. */
export const keepUnsaved = unsaved.set;

/** What somebody was entering in place when the task went from under it, to be copied. */
export function UnsavedValue({ taskId }: { taskId: number }) {
  const kept = useStore(unsaved);
  const { id } = useCurrentUser();
  if (kept === null || kept.taskId !== taskId || kept.userId !== id) return null;
  return (
    <FieldFrame label={`The ${kept.name} you were entering`}>
      {(control) => <textarea {...control} name="unsaved" dir="auto" rows={1} value={kept.words} readOnly />}
    </FieldFrame>
  );
}
