import { LIMITS } from '@taskwell/contract/limits';

const BYTES = LIMITS.importFileBytes;
const COLUMNS = LIMITS.csvColumns;

/** CSV files that cost as much as the limits let them. */
export const hostileFiles: Record<string, string> = {
  'empty columns': `${','.repeat(100_000)}\n${'x\n'.repeat(1_000)}`,
  headers: `${'abc,'.repeat(150_000)}title\n${'x\n'.repeat(600)}`,
  'quotes within text': `title\n${'x"x"'.repeat(BYTES / 4 - 2)}`,
  'quotes that close too early': `title\n${'"x"x'.repeat(BYTES / 4 - 2)}`,
  quotes: `title\n${'"'.repeat(BYTES - 10)}`,
  'line breaks': '\n'.repeat(BYTES),
  delimiters: `title${','.repeat(COLUMNS - 1)}\n${`${','.repeat(COLUMNS - 1)}\n`.repeat(BYTES / COLUMNS - 2)}`,
  'quoted cells': `title${',x'.repeat(COLUMNS - 1)}\n${`${'"",'.repeat(COLUMNS - 1)}""\n`.repeat(BYTES / COLUMNS / 3 - 2)}`,
  'faulty rows': `title,status,priority,assignee,due date\n${'"",x,y,z,someday,more\n'.repeat(LIMITS.importRows)}`,
};

/** As many tasks as an import takes, every cell of them filled. */
export function largestFile(emails: string[]): string {
  const description = 'd'.repeat(60);
  const rows = Array.from({ length: LIMITS.importRows }, (_, row) =>
    [
      `Imported ${row} ${'t'.repeat(20)}`,
      description,
      'In Progress',
      'Urgent',
      emails[row % emails.length],
      '2030-06-01 17:00',
    ].join(),
  );
  return `title,description,status,priority,assignee,due date\n${rows.join('\n')}`;
}
