import { useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import type { Person } from '../people/colleague-queries.public.ts';
import { useFoundColleagues } from '../people/found-colleagues.public.ts';
import { recentColleagues, rememberColleague } from '../people/recent-colleagues.public.ts';
import { SearchPicker } from './SearchPicker.tsx';

export interface PersonPickerProps {
  label: string;
  name: string;
  value: Person | null;
  onValue: (value: Person | null) => void;
  /** Those who are not offered (SPEC §5 'Pickers'). */
  excluded?: readonly number[];
  error?: string | undefined;
  isRequired?: boolean | undefined;
  takesFocus?: boolean;
  /** Told what was typed of somebody and led to nobody. */
  onMissed?: (typed: string) => void;
}

const MOST_SHOWN = 50;

/** Finds a colleague on the server while typing; people chosen lately, in any picker, come first. */
export function PersonPicker({ value, onValue, excluded = [], ...field }: PersonPickerProps) {
  const user = useCurrentUser();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isAll, isError, isPending } = useFoundColleagues(search.trim(), isOpen);

  const mayBeOffered = (person: Person) => !excluded.includes(person.id);
  const recent = search.trim() === '' ? recentColleagues(user.id).filter(mayBeOffered) : [];
  // Where everyone is known, whoever has left the company is not offered any more.
  const present = isAll ? recent.filter(({ id }) => found.some((person) => person.id === id)) : recent;
  const others = found.filter(mayBeOffered).filter(({ id }) => present.every((person) => person.id !== id));
  const known = [...present, ...others];

  return (
    <SearchPicker
      {...field}
      placeholder="Name or email"
      chosen={value && optionOf(value)}
      onChoose={(id) => {
        const person = known.find((other) => other.id === id) ?? null;
        if (person) rememberColleague(user.id, person);
        onValue(person);
      }}
      search={search}
      onSearch={setSearch}
      onOpenChange={setOpen}
      groups={[
        { name: 'Recently chosen', options: present.map(optionOf) },
        {
          ...(present.length > 0 && { name: 'Everyone' }),
          options: others.slice(0, MOST_SHOWN).map(optionOf),
        },
      ]}
      isSearching={isPending}
      emptyText={isError ? 'People could not be loaded' : isPending ? 'Looking for people…' : 'Nobody found'}
    />
  );
}

function optionOf({ id, name, email }: Person) {
  return { id, label: name, detail: email };
}
