import type { NewEmployee } from '@taskwell/contract/employee-csv';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { ROLE_LABELS, ROLES, type Role } from '@taskwell/contract/labels';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import { rolesToImport } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CsvDrop } from '../../../ui/CsvDrop.tsx';
import shared from '../../../ui/CsvImport.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useNoWayBack } from '../../../ui/dialog-hold.ts';
import { type ImportStep, useEmployeeImport } from './employee-import.ts';
import styles from './ImportEmployeesDialog.module.css';
import { ImportResults } from './ImportResults.tsx';
import { LineList } from './LineList.tsx';
import { downloadEmployeeTemplate } from './template.ts';
import type { ImportResult } from './upload.ts';

/** 'Bulk Import' (SPEC §2, §5): the file is checked here, and only then sent, in several calls where it is long. */
export function ImportEmployeesDialog({ onClose }: { onClose: () => void }) {
  const roles = rolesToImport(actorOf(useCurrentUser()));
  const { step, choose, upload, goOn, stop } = useEmployeeImport(roles);
  const isUploading = step.name === 'uploading';
  useNoWayBack(isUploading);
  return (
    <Dialog
      title="Bulk Import"
      onClose={isUploading ? stop : onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <span className={styles.start}>
            <Button look="quiet" onClick={() => downloadEmployeeTemplate(roles)}>
              Download Template
            </Button>
          </span>
          <Button onClick={isUploading ? stop : onClose}>{isUploading ? 'Stop' : 'Close'}</Button>
          {step.name === 'ready' && (
            <Button look="primary" onClick={() => upload(step.people)}>
              Import {peopleWords(step.people.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={shared.content}>
        <p className={shared.hint}>
          A CSV file of up to {LIMITS.importPeopleFileBytes / 1_048_576} MB with the columns name, email and, if you
          like, role ({roles.join(', ')}). Everybody gets an email with a link to choose a password, good for{' '}
          {LIFETIMES.setPasswordLinkHours} hours; in a large import, some get it later.
        </p>
        {!isUploading && (
          <CsvDrop label={step.name === 'choose' ? 'Choose a CSV file' : 'Choose another file'} onFile={choose} />
        )}
        <StepReport step={step} onGoOn={goOn} />
      </div>
    </Dialog>
  );
}

function StepReport({ step, onGoOn }: { step: ImportStep; onGoOn: (before: ImportResult) => void }) {
  switch (step.name) {
    case 'choose':
      return null;
    case 'unusable':
      return <Alert tone="danger">{step.problem}</Alert>;
    case 'faulty':
      return <Faults errors={step.errors} />;
    case 'ready':
      return (
        <Alert tone="success">
          {step.fileName}: {peopleWords(step.people.length)} ({roleWords(step.people)}). Nothing has been imported yet.
        </Alert>
      );
    case 'uploading':
      return <Progress sent={step.sent} total={step.total} />;
    case 'done':
      return <ImportResults result={step.result} onGoOn={onGoOn} />;
  }
}

function Faults({ errors }: { errors: readonly string[] }) {
  return (
    <>
      <Alert tone="danger">
        <strong>{FILE_MESSAGES.employeeCsvErrors}</strong> Nothing was imported. Correct the file and choose it again.
      </Alert>
      <LineList label={FILE_MESSAGES.employeeCsvErrors} lines={errors} />
    </>
  );
}

function Progress({ sent, total }: { sent: number; total: number }) {
  return (
    <div className={shared.work}>
      <span role="status">
        Importing… {formatNumber(sent)} of {peopleWords(total)}
      </span>
      <progress className={shared.progress} aria-label="Imported" value={sent} max={total} />
    </div>
  );
}

function peopleWords(people: number): string {
  return formatCount(people, 'employee');
}

/** Such as '2 Admin, 40 Employee'. */
function roleWords(people: readonly NewEmployee[]): string {
  const counts = ROLES.map((role): [Role, number] => [role, people.filter((person) => person.role === role).length]);
  return counts
    .filter(([, count]) => count > 0)
    .map(([role, count]) => `${formatNumber(count)} ${ROLE_LABELS[role]}`)
    .join(', ');
}
