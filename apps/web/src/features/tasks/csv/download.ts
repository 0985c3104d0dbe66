import { api } from '../../../lib/api.ts';
import { filtersOf } from '../api/task-queries.ts';
import type { TaskFilters } from '../task-search.ts';

const TYPE = 'text/csv;charset=utf-8';

/** What is on screen, as a file. */
export async function downloadTasks(filters: TaskFilters): Promise<void> {
  const query = { ...filtersOf(filters), archived: filters.archived ?? 'false' } as const;
  const blob = await api.file('GET /tasks/export', { query });
  save(blob, `${filters.archived ? 'archived-tasks' : 'tasks'}-${today()}.csv`);
}

const TEMPLATE = [
  ['title', 'description', 'status', 'priority', 'assignee', 'due date'],
  ['Send the invoice', 'For the work in March', 'To Do', 'High', '', '2030-04-30 17:00'],
];

/** A file that shows what an import may hold. */
export function downloadTemplate(): void {
  const csv = TEMPLATE.map((row) => row.join(',')).join('\r\n');
  save(new Blob([`${csv}\r\n`], { type: TYPE }), 'tasks-template.csv');
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The day here, as it sorts. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
