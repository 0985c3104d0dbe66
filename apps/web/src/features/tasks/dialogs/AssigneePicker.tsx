import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { Colleague } from '@taskwell/contract/schemas';
import { useDeferredValue, useState } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { recentColleagues, useColleagues } from '../api/colleagues.ts';
import styles from './AssigneePicker.module.css';

export type Assignee = Pick<Colleague, 'id' | 'name' | 'email'>;

interface AssigneePickerProps {
  label: string;
  name: string;
  value: Assignee | null;
  onValue: (value: Assignee | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

/** Finds a colleague on the server while typing; people chosen lately come first. */
export function AssigneePicker({ label, name, value, onValue, error, isRequired }: AssigneePickerProps) {
  const user = useCurrentUser();
  const [search, setSearch] = useState('');
  const isChosenName = search === value?.name;
  const { data: found = [], isError } = useColleagues(useDeferredValue(isChosenName ? '' : search.trim()));
  const recent = search === '' || isChosenName ? recentColleagues(user.id) : [];
  const known = new Map<string, Assignee>();
  for (const person of [...(value ? [value] : []), ...recent, ...found]) known.set(String(person.id), person);

  const isRecent = new Set(recent.map(({ id }) => id));
  const others = [...known.values()].filter(({ id }) => !isRecent.has(id));
  const groups = [
    { group: 'Recently chosen', items: recent.map(optionOf) },
    { group: recent.length > 0 ? 'Everyone' : 'People', items: others.map(optionOf) },
  ].filter(({ items }) => items.length > 0);

  return (
    <div className={styles.picker}>
      <FieldFrame label={label} error={error} isRequired={isRequired}>
        {({ className, ...control }) => (
          <Select
            {...control}
            name={name}
            classNames={{ input: className ?? '' }}
            data={groups}
            value={value === null ? null : String(value.id)}
            onChange={(id) => onValue(id === null ? null : (known.get(id) ?? null))}
            searchable
            searchValue={search}
            onSearchChange={setSearch}
            // The server has searched already, over name, e-mail and role.
            filter={({ options }) => options}
            placeholder="Search by name or email"
            nothingFoundMessage={isError ? 'People could not be loaded' : 'Nobody found'}
            renderOption={({ option }) => <PersonOption person={known.get(String(option.value))} />}
            maxDropdownHeight={260}
            rightSectionPointerEvents="none"
            // Within the dialog, for screen readers, yet not cut off by its edge.
            comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          />
        )}
      </FieldFrame>
      {value?.id !== user.id && (
        <span>
          <Button look="link" size="small" onClick={() => onValue({ id: user.id, name: user.name, email: user.email })}>
            Assign to me
          </Button>
        </span>
      )}
    </div>
  );
}

function optionOf({ id, name }: Assignee) {
  return { value: String(id), label: name };
}

function PersonOption({ person }: { person: Assignee | undefined }) {
  return (
    <span className={styles.option}>
      {person?.name}
      <span className={styles.email}>{person?.email}</span>
    </span>
  );
}
