import { PRODUCT } from '@taskwell/contract/product';
import { expect, it } from 'vitest';
import changelog from '../../../../../CHANGELOG.md?raw';
import { readChangelog } from './changelog.ts';

it('reads releases with their parts, paragraphs and lists', () => {
  const markdown = `# Changelog

For people.

## Unreleased

### Added

- One thing, which
  goes on.
- Another.

### Changed

- A third.

## v1

The first version,
long ago.
`;
  expect(readChangelog(markdown)).toEqual([
    {
      name: 'Unreleased',
      parts: [
        { name: 'Added', text: '', notes: ['One thing, which goes on.', 'Another.'] },
        { name: 'Changed', text: '', notes: ['A third.'] },
      ],
    },
    { name: 'v1', parts: [{ name: null, text: 'The first version, long ago.', notes: [] }] },
  ]);
});

it('finds all that CHANGELOG.md says, with this version and the earlier notes (SPEC §10)', () => {
  const releases = readChangelog(changelog);
  const notes = releases.flatMap(({ parts }) => parts.flatMap((part) => part.notes));
  expect(releases.map(({ name }) => name)).toContain(PRODUCT.version);
  expect(notes).toHaveLength(changelog.match(/^- /gm)?.length ?? 0);
  expect(notes).toEqual(
    expect.arrayContaining(['Invitations to a task are limited to 10 per day.', 'Invitation tokens expire in 7 days.']),
  );
});
