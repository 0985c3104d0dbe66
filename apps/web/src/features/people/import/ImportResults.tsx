import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { SUCCESSES } from '@taskwell/contract/messages';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './ImportEmployeesDialog.module.css';
import { LineList } from './LineList.tsx';
import { type ImportResult, remainingOf } from './upload.ts';

interface ImportResultsProps {
  result: ImportResult;
  onGoOn: (before: ImportResult) => void;
}

/** What came of it in the words of SPEC §8, and who is not in. */
export function ImportResults({ result, onGoOn }: ImportResultsProps) {
  const { failed, unsent, waiting } = result;
  const again = remainingOf(result).length;
  return (
    <>
      <Summary {...result} />
      {waiting > 0 && <Alert tone="info">{SUCCESSES.welcomesWaiting(waiting)}</Alert>}
      {unsent.length > 0 && <Alert tone="warning">{FILE_MESSAGES.employeesNotSent(unsent.length)}</Alert>}
      {failed.length > 0 && (
        <>
          <h3 className={styles.heading}>Not imported</h3>
          <LineList
            label="Not imported"
            lines={failed.map(({ person, error }) =>
              FILE_MESSAGES.employeeCsvRow(person.row, `${person.name}, ${person.email}: ${error}`),
            )}
          />
        </>
      )}
      {again > 0 && (
        <div>
          <Button onClick={() => onGoOn(result)}>
            {unsent.length > 0 ? `Import the remaining ${again}` : `Try these ${again} again`}
          </Button>
        </div>
      )}
    </>
  );
}

function Summary({ imported, failed, unsent }: ImportResult) {
  if (failed.length > 0) {
    return imported === 0 ? (
      <Alert tone="danger">{FILE_MESSAGES.importEmployees}</Alert>
    ) : (
      <Alert tone="warning">{FILE_MESSAGES.employeesPartlyImported(imported, failed.length)}</Alert>
    );
  }
  // Stopped before the first call: there is nothing to be glad about.
  if (imported === 0 && unsent.length > 0) return null;
  return <Alert tone="success">{SUCCESSES.employeesImported(imported)}</Alert>;
}
