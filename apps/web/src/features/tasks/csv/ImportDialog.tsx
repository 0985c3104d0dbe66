import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { LIMITS } from '@taskwell/contract/limits';
import { formatCount } from '@taskwell/contract/numbers';
import type { ImportReport } from '@taskwell/contract/schemas';
import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { csvText } from '../../../lib/csv-text.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CsvDrop } from '../../../ui/CsvDrop.tsx';
import styles from '../../../ui/CsvImport.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadTaskTemplate } from './download.ts';
import { ImportRows } from './ImportRows.tsx';

interface Checked {
  name: string;
  csv: string;
  report: ImportReport;
}

/** Choose a file, see what would come of each row, and only then import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [work, setWork] = useState<string | null>(null);

  async function run(what: string, act: () => Promise<void>): Promise<void> {
    setFailure(null);
    setWork(what);
    try {
      await act();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setWork(null);
    }
  }

  function check(file: File): void {
    setChecked(null);
    const problem = fileProblem(file);
    setFailure(problem);
    if (problem !== null) return;
    run(`Checking ${file.name}…`, async () => {
      const csv = await csvText(file);
      const { data: report } = await api.call('POST /tasks/import', { body: { csv } });
      setChecked({ name: file.name, csv, report });
    });
  }

  function confirm({ csv, report }: Checked): void {
    run(`Importing ${tasksWords(report.valid)}…`, async () => {
      const body = { csv, confirm: true };
      const { data } = await sendOnce('import-tasks', body, (idempotencyKey) =>
        api.call('POST /tasks/import', { body, idempotencyKey }),
      );
      refreshTaskLists(client);
      onClose();
      notify({ tone: 'success', text: TASK_SUCCESSES.tasksImported(data.imported) });
    });
  }

  const isReady = checked !== null && checked.report.invalid === 0 && checked.report.valid > 0;
  // A check may be left at any time; only a new one makes something ready again.
  const isImporting = isReady && work !== null;
  return (
    <Dialog
      title="Import CSV"
      size="large"
      onClose={onClose}
      closesOnClickOutside={false}
      isBusy={isImporting}
      footer={
        <>
          <Button onClick={onClose} isUnavailable={isImporting}>
            Cancel
          </Button>
          {isReady && (
            <Button look="primary" busyLabel={isImporting && 'Importing…'} onClick={() => confirm(checked)}>
              Import {tasksWords(checked.report.valid)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.hint}>
          Columns: title, description, status, priority, assignee, due date. Only the title is needed. Nothing is
          written until you confirm.{' '}
          <Button look="link" onClick={downloadTaskTemplate}>
            Download a template
          </Button>
        </p>
        <CsvDrop label={checked ? 'Choose another file' : 'Choose a CSV file'} isBusy={work !== null} onFile={check} />
        {failure && <Alert tone="danger">{failure}</Alert>}
        {work && (
          <div className={styles.work} role="status">
            <span>{work}</span>
            <progress className={styles.progress} aria-label={work} />
          </div>
        )}
        {checked && <Report {...checked} />}
      </div>
    </Dialog>
  );
}

function Report({ name, report }: Checked) {
  return (
    <>
      <Alert tone={report.invalid === 0 ? 'success' : 'warning'}>
        {report.invalid === 0
          ? `${name}: ${tasksWords(report.valid)} can be imported.`
          : `${name}: ${rowsWords(report.invalid)} of ${report.valid + report.invalid} cannot be imported. Correct the file and choose it again; nothing has been written.`}
      </Alert>
      {report.ignoredColumns.length > 0 && (
        <Alert tone="warning">{FILE_MESSAGES.csvIgnoredColumns(report.ignoredColumns.join(', '))}</Alert>
      )}
      <ImportRows rows={report.rows} />
    </>
  );
}

function fileProblem(file: File): string | null {
  if (!file.name.toLowerCase().endsWith('.csv') || file.size === 0) return FILE_MESSAGES.csvRequired;
  return file.size > LIMITS.importFileBytes ? FILE_MESSAGES.csvTooLarge : null;
}

function sentenceOf(error: unknown): string {
  const ofFile = error instanceof ApiError ? error.fields.csv : undefined;
  return ofFile ?? failureSentence(error, FILE_MESSAGES.importTasks);
}

function tasksWords(tasks: number): string {
  return formatCount(tasks, 'task');
}

function rowsWords(rows: number): string {
  return formatCount(rows, 'row');
}
