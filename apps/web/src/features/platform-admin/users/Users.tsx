import { IconUsers } from '@tabler/icons-react';
import { ROLES, type Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { idOf, pageOf } from '../../../lib/address-numbers.ts';
import { CompactSelect } from '../../../ui/CompactSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserTable, UserTableSkeleton } from './UserTable.tsx';
import { UserTiles } from './UserTiles.tsx';
import { usePlatformUsers } from './user-queries.ts';

const ALL = 'all';
/** SPEC §2 names the options of this filter: the roles as they are stored. Everywhere else they go by their labels. */
const ROLE_OPTIONS = [
  { value: ALL, label: 'All Roles' } as const,
  ...ROLES.map((role) => ({ value: role, label: role })),
];

const NONE = {
  icon: <IconUsers size="1.5rem" aria-hidden />,
  title: 'No users found',
  text: 'Try adjusting your search terms',
};

/** The tab 'Users' (SPEC §2): everybody with an account. */
export function Users() {
  const { search = '', role: roleText, page: pageText, user, dialog } = useConsoleSearch();
  const { search: searchFor, filterRole, close } = useConsoleNavigation();
  const role = ROLES.find((each) => each === roleText) ?? null;
  const page = pageOf(pageText) ?? 1;
  const userId = idOf(user);
  const found = usePlatformUsers(search, role, page);

  return (
    <>
      <ConsoleList
        found={found}
        page={page}
        noun="users"
        failure={CONSOLE_MESSAGES.fetchUsers}
        filters={
          <>
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
          </>
        }
        tiles={<UserTiles found={found.data} />}
        skeleton={<UserTableSkeleton />}
        none={NONE}
      >
        {({ users }) => <UserTable users={users} isOutdated={found.isPlaceholderData} />}
      </ConsoleList>
      {userId !== null && <UserDialog key={userId} id={userId} dialog={dialog ?? null} onClose={close} />}
    </>
  );
}
