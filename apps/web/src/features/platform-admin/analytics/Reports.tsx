import { IconDownload } from '@tabler/icons-react';
import {
  CONSOLE_MESSAGES,
  REPORT_FILES,
  REPORT_LABELS,
  REPORTS,
  type Report,
} from '@taskwell/contract/platform-console';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import panel from '../../../ui/Panel.module.css';
import styles from './Analytics.module.css';
import { fetchReport } from './analytics-queries.ts';

/** The four exports of SPEC §2, as CSV. @param days that those over time are about */
export function Reports({ days }: { days: number }) {
  return (
    <section className={panel.panel} aria-labelledby="reports">
      <h2 id="reports" className={panel.heading}>
        Reports
      </h2>
      <div className={styles.reports}>
        {REPORTS.map((report) => (
          <ReportButton key={report} report={report} days={days} />
        ))}
      </div>
    </section>
  );
}

function ReportButton({ report, days }: { report: Report; days: number }) {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchReport(report, days), REPORT_FILES[report]);
      notify({ tone: 'success', text: CONSOLE_MESSAGES.reportExported });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, CONSOLE_MESSAGES.exportReport) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busyLabel={isBusy && 'Preparing…'} onClick={save}>
      <IconDownload size="1rem" aria-hidden />
      {REPORT_LABELS[report]}
    </Button>
  );
}
