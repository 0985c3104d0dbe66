import { IconCloudOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas';
import { rolesToGive } from '@taskwell/policy/policy';
import { lazy, Suspense, useState } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { failureSentence } from '../../lib/form.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './Employees.module.css';
import { EmployeeTable, EmployeeTableSkeleton } from './EmployeeTable.tsx';
import { usePeople } from './people-queries.ts';

const AddEmployeeDialog = lazy(async () => ({ default: (await import('./AddEmployeeDialog.tsx')).AddEmployeeDialog }));
const route = getRouteApi('/app/employees');

/** SPEC §2 'Employee Management'; the signed-in person is not in the list. */
export function Employees() {
  const user = useCurrentUser();
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, setAdding] = useState(false);
  const everyone = usePeople('');
  const found = usePeople(search);
  const people = withoutSelf(
    found.data?.pages.flatMap((page) => page.data),
    user,
  );
  const total = (everyone.data?.pages[0]?.pagination.total ?? 1) - 1;
  const add = rolesToGive(actorOf(user)).length > 0 ? () => setAdding(true) : null;
  usePageTitle('Employee Management');

  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <h1 className={styles.title}>Employee Management</h1>
          <p className={styles.subtitle}>Manage employees in your company</p>
        </div>
        {add && (
          <Button look="primary" onClick={add}>
            <IconUserPlus size="1.1rem" aria-hidden />
            Add Employee
          </Button>
        )}
      </div>
      <div className={styles.bar}>
        <SearchField
          label="Search employees"
          placeholder="Search employees by name, email, or role..."
          value={search}
          limit={LIMITS.searchLength}
          onValue={(next) => navigate({ search: next === '' ? {} : { search: next }, replace: true })}
        />
        {people && (
          <p className={styles.count} role="status">
            Showing {people.length} of {total} employees
          </p>
        )}
      </div>
      {found.isPending && <EmployeeTableSkeleton />}
      {found.isError && !people && (
        <CenteredNote
          icon={<IconCloudOff size="1.5rem" aria-hidden />}
          title={FAILURES.fetchUsers}
          text={failureSentence(found.error, FAILURES.unexpected)}
          isFailure
        >
          <Button onClick={() => found.refetch()}>Try again</Button>
        </CenteredNote>
      )}
      {people?.length === 0 && (
        <CenteredNote
          icon={<IconUsers size="1.5rem" aria-hidden />}
          title="No employees found"
          text="Add your first employee to get started."
        >
          {add && (
            <Button look="primary" onClick={add}>
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
      <Suspense>{isAdding && <AddEmployeeDialog onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}

function withoutSelf(people: User[] | undefined, user: User): User[] | undefined {
  return people?.filter(({ id }) => id !== user.id);
}
