import { Link } from '@tanstack/react-router';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { useState } from 'react';
import { useSettled } from '../../lib/settled.ts';
import { isLongEnough, useContactSuggestions, useHasContacts } from '../contacts/contact-queries.public.ts';
import type { Person } from '../people/colleague-queries.public.ts';
import styles from './ContactPicker.module.css';
import { SearchPicker } from './SearchPicker.tsx';

interface ContactPickerProps {
  label: string;
  name: string;
  value: Person | null;
  onValue: (value: Person | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

const MOST_SHOWN = 50;

/** One of the person's own contacts, found on the server while typing; those added last come first. */
export function ContactPicker({ value, onValue, ...field }: ContactPickerProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = search.trim();
  const settled = useSettled(words);
  const { data, isError, isPending, isPlaceholderData } = useContactSuggestions(settled, isOpen);
  const hasContacts = useHasContacts(true);
  // Whatever comes of it, nothing below moves: somebody may be pressing a button there.
  const [keepsRoom] = useState(hasContacts === undefined);
  const isFresh = settled === words && !isPlaceholderData;
  const found = isFresh ? data : data.filter((contact) => contact.name.toLowerCase().includes(words.toLowerCase()));
  const options = found
    .slice(0, MOST_SHOWN)
    .map(({ id, name, email, company }) => ({ id, label: name, detail: company ? `${company} · ${email}` : email }));

  return (
    <>
      <SearchPicker
        {...field}
        placeholder="Name, email or company"
        chosen={value && { id: value.id, label: value.name, detail: value.email }}
        onChoose={(id) => {
          const chosen = found.find((contact) => contact.id === id);
          onValue(chosen ? { id: chosen.id, name: chosen.name, email: chosen.email } : null);
        }}
        search={search}
        onSearch={setSearch}
        onOpenChange={setOpen}
        groups={[{ ...(words === '' && { name: 'Recently added' }), options }]}
        isSearching={isLongEnough(words) && (isPending || !isFresh)}
        emptyText={emptyText(words, isError, isPending || !isFresh)}
      />
      {(hasContacts === false || keepsRoom) && (
        <p className={hasContacts === false ? styles.hint : `${styles.hint} ${styles.unseen}`}>
          You have no contacts yet. What you typed is kept while you{' '}
          <Link to="/contacts" search={{ dialog: 'new' }}>
            add one in Contacts
          </Link>
          .
        </p>
      )}
    </>
  );
}

function emptyText(words: string, isError: boolean, isPending: boolean): string {
  if (!isLongEnough(words)) return `Type at least ${LIMITS.contactSearchMinimum} characters`;
  if (isError) return words === '' ? FAILURES.fetchContacts : FAILURES.searchContacts;
  return isPending ? 'Looking for contacts…' : 'No contacts found';
}
