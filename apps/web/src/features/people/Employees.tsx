import { IconFileUpload, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { formatNumber } from '@taskwell/contract/numbers';
import { rolesToGive, rolesToImport } from '@taskwell/policy/policy';
import { useMemo } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './Employees.module.css';
import { EmployeeTable, EmployeeTableSkeleton } from './EmployeeTable.tsx';
import { PeopleDialogs } from './PeopleDialogs.tsx';
import { usePeopleNavigation, usePeopleSearch } from './people-navigation.ts';
import { usePeople } from './people-queries.ts';

/** SPEC §2 'Employee Management'; the signed-in person is not in the list. */
export function Employees() {
  const { search: searched = '' } = usePeopleSearch();
  const { search, openDialog } = usePeopleNavigation();
  const { found, people, total } = useListedPeople(searched);
  const mayAdd = rolesToGive(actorOf(useCurrentUser())).length > 0;
  usePageTitle('Employee Management');

  return (
    <div className={styles.page}>
      <Heading />
      <div className={styles.bar}>
        <SearchField
          label="Search employees"
          placeholder="Search employees by name, email, or role..."
          value={searched}
          limit={LIMITS.searchLength}
          onValue={search}
        />
        {people && (
          <p className={styles.count} role="status">
            Showing {formatNumber(people.length)} of {formatNumber(total)} employees
          </p>
        )}
      </div>
      {found.isPending && <EmployeeTableSkeleton />}
      {found.isError && !people && (
        <LoadFailure title={FAILURES.fetchUsers} error={found.error} onRetry={() => found.refetch()} />
      )}
      {people?.length === 0 && (
        <CenteredNote
          icon={<IconUsers size="1.5rem" aria-hidden />}
          title="No employees found"
          text={searched === '' ? 'Add your first employee to get started.' : 'Try adjusting your search terms'}
        >
          {mayAdd && searched === '' && (
            <Button look="primary" onClick={() => openDialog('add')}>
              Add Employee
            </Button>
          )}
        </CenteredNote>
      )}
      {people && people.length > 0 && <EmployeeTable people={people} />}
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => found.fetchNextPage()} busyLabel={found.isFetchingNextPage && 'Loading…'}>
            Show more
          </Button>
        </div>
      )}
      <PeopleDialogs />
    </div>
  );
}

function Heading() {
  const actor = actorOf(useCurrentUser());
  const { openDialog } = usePeopleNavigation();
  return (
    <div className={styles.header}>
      <div>
        <h1 className={styles.title}>Employee Management</h1>
        <p className={styles.subtitle}>Manage employees in your company</p>
      </div>
      <div className={styles.buttons}>
        {rolesToImport(actor).length > 0 && (
          <Button onClick={() => openDialog('import')}>
            <IconFileUpload size="1.1rem" aria-hidden />
            Bulk Import
          </Button>
        )}
        {rolesToGive(actor).length > 0 && (
          <Button look="primary" onClick={() => openDialog('add')}>
            <IconUserPlus size="1.1rem" aria-hidden />
            Add Employee
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who was found, less the signed-in person, and how many there are in all. */
function useListedPeople(search: string) {
  const user = useCurrentUser();
  const everyone = usePeople('');
  const found = usePeople(search);
  const pages = found.data?.pages;
  const people = useMemo(
    () => pages?.flatMap((page) => page.data).filter(({ id }) => id !== user.id),
    [pages, user.id],
  );
  const total = (everyone.data?.pages[0]?.pagination.total ?? 1) - 1;
  return { found, people, total };
}
