import { IconRefresh, IconUsers } from '@tabler/icons-react';
import { ROLES, type Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { CompactSelect } from '../../../ui/CompactSelect.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Pages } from '../../../ui/Pages.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import styles from '../ConsoleBar.module.css';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { idOf, pageOf } from '../console-search.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserTable, UserTableSkeleton } from './UserTable.tsx';
import { UserTiles } from './UserTiles.tsx';
import { usePlatformUsers } from './user-queries.ts';

const ALL = 'all';
/** SPEC §2: roles by the names they are stored under. */
const ROLE_OPTIONS = [
  { value: ALL, label: 'All Roles' } as const,
  ...ROLES.map((role) => ({ value: role, label: role })),
];

/** The tab 'Users' (SPEC §2): everybody with an account. */
export function Users() {
  const { search = '', role: roleText, page: pageText, user, dialog } = useConsoleSearch();
  const { search: searchFor, filterRole, goToPage, close } = useConsoleNavigation();
  const role = ROLES.find((each) => each === roleText) ?? null;
  const page = pageOf(pageText) ?? 1;
  const userId = idOf(user);
  const found = usePlatformUsers(search, role, page);
  const { data } = found;

  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label="Search users"
          placeholder="Search all users by name or email..."
          value={search}
          limit={LIMITS.searchLength}
          onValue={searchFor}
        />
        <CompactSelect<Role | typeof ALL>
          label="Role"
          value={role ?? ALL}
          options={ROLE_OPTIONS}
          isSet={role !== null}
          onValue={(value) => filterRole(value === ALL ? null : value)}
        />
        <Button onClick={() => found.refetch()} busyLabel={data && found.isFetching && 'Refreshing…'}>
          <IconRefresh size="1rem" aria-hidden />
          Refresh
        </Button>
      </div>
      {found.isError && !data ? (
        <LoadFailure title={CONSOLE_MESSAGES.fetchUsers} error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <>
          <UserTiles found={data} />
          {data === undefined && <UserTableSkeleton />}
          {data?.users.length === 0 && <NothingFound lastPage={data.pagination.pages} onPage={goToPage} />}
          {data && data.users.length > 0 && <UserTable users={data.users} isOutdated={found.isPlaceholderData} />}
          {data && data.users.length > 0 && <Pages {...data.pagination} noun="users" onPage={goToPage} />}
        </>
      )}
      {userId !== null && <UserDialog key={userId} id={userId} dialog={dialog ?? null} onClose={close} />}
    </>
  );
}

/** Nothing at all, or only not on a page this far: people may have gone since. */
function NothingFound({ lastPage, onPage }: { lastPage: number; onPage: (page: number) => void }) {
  const isBeyond = lastPage > 0;
  return (
    <CenteredNote
      icon={<IconUsers size="1.5rem" aria-hidden />}
      title={isBeyond ? 'No users on this page' : 'No users found'}
      text={isBeyond ? `There are ${lastPage} pages.` : 'Try adjusting your search terms'}
    >
      {isBeyond && <Button onClick={() => onPage(lastPage)}>Go to the last page</Button>}
    </CenteredNote>
  );
}
