import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { api } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/calendar-days.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { saveCsv, saveFile } from '../../../lib/save-file.ts';
import { filtersOf } from '../api/task-requests.ts';
import type { TaskFilters } from '../task-search.ts';

/** What is on screen, as a file; says when it is there, or why it is not. */
export async function downloadTasks(filters: TaskFilters): Promise<void> {
  const query = { ...filtersOf(filters), archived: filters.archived ?? 'false' } as const;
  try {
    const blob = await api.file('GET /tasks/export', { query });
    const name = `${filters.archived ? 'archived-tasks' : 'tasks'}-${today()}.csv`;
    saveFile(blob, name);
    notify({ tone: 'success', text: FILE_MESSAGES.exported(name) });
  } catch (error) {
    notify({ tone: 'danger', text: failureSentence(error, FILE_MESSAGES.exportTasks) });
  }
}

const TEMPLATE = [
  ['title', 'description', 'status', 'priority', 'assignee', 'due date'],
  ['Send the invoice', 'For the work in March', 'To Do', 'High', '', '2030-04-30 17:00'],
];

/** A file that shows what an import may hold. */
export function downloadTaskTemplate(): void {
  saveCsv(TEMPLATE, 'tasks-template.csv');
}

/** The day here, as it sorts. */
function today(): string {
  return dayOf(new Date());
}
