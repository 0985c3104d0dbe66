import type { Answer } from '@taskwell/contract/operations';
import { Tile, Tiles } from '../../../ui/Tiles.tsx';

type Found = Answer<'GET /super-admin/users/search'>['data'];

/** SPEC §2: how many there are, and of those on the page how many are what. */
export function UserTiles({ found }: { found: Found | undefined }) {
  const users = found?.users;
  const verified = users?.filter(({ isEmailVerified }) => isEmailVerified).length;
  return (
    <Tiles>
      <Tile name="Total" hint="Users found" count={found?.pagination.total} />
      <Tile name="Verified" hint="On this page" count={verified} />
      <Tile name="Unverified" hint="On this page" count={users && users.length - (verified ?? 0)} />
      <Tile
        name="Super Admins"
        hint="On this page"
        count={users?.filter(({ role }) => role === 'SUPER_ADMIN').length}
      />
    </Tiles>
  );
}
