import { useState } from 'react';
import type { FieldBinding } from '../../lib/form.ts';
import { type ParentTask, useParentTasks } from './parent-task-queries.public.ts';
import { SearchPicker } from './SearchPicker.tsx';
import { useSettled } from './settled.ts';

/** Which task a subtask belongs to, among those the person may add subtasks to. */
export function ParentPicker({ value, onValue, ...field }: FieldBinding<ParentTask | null>) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = search.trim();
  const settled = useSettled(words);
  const { data = [], isError, isPending, isPlaceholderData } = useParentTasks(settled, isOpen);
  const isFresh = settled === words && !isPlaceholderData;
  // Until the server has answered for what is typed, what is already known and matches it.
  const found = isFresh ? data : data.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return (
    <SearchPicker
      {...field}
      label="Parent task"
      placeholder="Search tasks"
      isRequired
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
