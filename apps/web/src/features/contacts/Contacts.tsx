import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { formatCount } from '@taskwell/contract/numbers';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { ContactBanner } from './ContactBanner.tsx';
import { ContactCards, ContactCardsSkeleton } from './ContactCards.tsx';
import { ContactDialogs } from './ContactDialogs.tsx';
import styles from './Contacts.module.css';
import { useContactNavigation, useContactSearch } from './contact-navigation.ts';
import { isLongEnough, useContacts } from './contact-queries.public.ts';
import type { ContactType } from './contact-search.ts';

const TYPE_OPTIONS: { value: ContactType | 'all'; label: string }[] = [
  { value: 'all', label: 'All Contacts' },
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
];

/** SPEC §2 'Contacts': the signed-in person's own address book. */
export function Contacts() {
  const { search = '', kind } = useContactSearch();
  const contacts = useContacts({ ...(search && { search }), ...(kind && { type: kind }) });
  const { create } = useContactNavigation();
  const found = contacts.data?.pages.flatMap((page) => page.data);
  usePageTitle('Contacts');

  return (
    <div className={styles.page}>
      <ContactBanner />
      <div className={styles.header}>
        <h1 className={styles.title}>Contacts</h1>
        <Button look="primary" onClick={create}>
          <IconPlus size="1.1rem" aria-hidden />
          Add Contact
        </Button>
      </div>
      <ContactFilterBar count={contacts.data?.pages[0]?.pagination.total} />
      {contacts.isPending && <ContactCardsSkeleton />}
      {contacts.isError && !found && (
        <LoadFailure title={FAILURES.fetchContacts} error={contacts.error} onRetry={() => contacts.refetch()} />
      )}
      {found?.length === 0 && <NoContacts isSearch={search !== '' || kind !== undefined} />}
      {found && found.length > 0 && (
        <ContactCards
          contacts={found}
          hasMore={contacts.hasNextPage}
          isReadingMore={contacts.isFetchingNextPage}
          readMore={contacts.fetchNextPage}
        />
      )}
      <ContactDialogs known={found ?? []} />
    </div>
  );
}

function ContactFilterBar({ count }: { count: number | undefined }) {
  const { search = '', kind } = useContactSearch();
  const { search: searchFor, filter } = useContactNavigation();
  return (
    <div className={styles.bar}>
      <SearchField
        label="Search contacts"
        placeholder="Search contacts..."
        value={search}
        limit={LIMITS.searchLength}
        onValue={searchFor}
      />
      <CompactSelect
        label="Type"
        value={kind ?? 'all'}
        options={TYPE_OPTIONS}
        isSet={kind !== undefined}
        onValue={(value) => filter(value === 'all' ? null : value)}
      />
      <p className={styles.count} role="status">
        {isLongEnough(search)
          ? count !== undefined && formatCount(count, 'contact')
          : `Type at least ${LIMITS.contactSearchMinimum} characters to search`}
      </p>
    </div>
  );
}

function NoContacts({ isSearch }: { isSearch: boolean }) {
  const { create } = useContactNavigation();
  return (
    <CenteredNote
      icon={<IconAddressBook size="1.5rem" aria-hidden />}
      title="No contacts found"
      text={isSearch ? 'Try adjusting your search terms' : 'Get started by adding your first contact'}
    >
      {!isSearch && (
        <Button look="primary" onClick={create}>
          Add Contact
        </Button>
      )}
    </CenteredNote>
  );
}
