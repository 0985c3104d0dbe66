import { useState } from 'react';
import type { FieldBinding } from '../../lib/form.ts';
import { useSettled } from '../../lib/settled.ts';
import { type ParentTask, useParentTasks } from './parent-task-queries.public.ts';
import { SearchPicker } from './SearchPicker.tsx';

interface TaskPickerProps extends FieldBinding<ParentTask | null> {
  label: string;
  /** Left out for every task that the person sees. */
  isFor?: 'subtask';
  isRequired?: boolean;
  takesFocus?: boolean | undefined;
}

/** Which task a subtask belongs to, among those the person may add subtasks to. */
export function ParentPicker(field: FieldBinding<ParentTask | null>) {
  return <TaskPicker {...field} label="Parent task" isFor="subtask" isRequired />;
}

/** One of the tasks, by what is typed. */
export function TaskPicker({ value, onValue, label, isFor, ...field }: TaskPickerProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = search.trim();
  const settled = useSettled(words);
  const { data = [], isError, isPending, isPlaceholderData } = useParentTasks(settled, isOpen, isFor);
  const isFresh = settled === words && !isPlaceholderData;
  // Until the server has answered for what is typed, what is already known and matches it.
  const found = isFresh ? data : data.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return (
    <SearchPicker
      {...field}
      label={label}
      placeholder="Search tasks"
      chosen={value && optionOf(value)}
      onChoose={(id) => onValue(found.find((task) => task.id === id) ?? null)}
      search={search}
      onSearch={setSearch}
      onOpenChange={setOpen}
      groups={[{ options: found.map(optionOf) }]}
      isSearching={isPending || !isFresh}
      emptyText={
        isError ? 'Tasks could not be loaded' : isPending || !isFresh ? 'Looking for tasks…' : 'No tasks found'
      }
    />
  );
}

function optionOf({ id, title }: ParentTask) {
  return { id, label: title };
}
