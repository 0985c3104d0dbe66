import type { UseQueryResult } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import type { ReactNode } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import tableStyles from '../ConsoleTable.module.css';
import styles from './Security.module.css';

interface ListDialogProps<D extends { list: readonly I[] }, I> {
  title: string;
  found: UseQueryResult<D>;
  /** Where it could not be read. */
  fallback: string;
  /** What is counted, above the table. */
  summary: (data: D) => string;
  columns: readonly string[];
  row: (item: I) => ReactNode;
  empty: { title: string; text: string };
  onClose: () => void;
}

/** A list of the Security tab in a dialog: loading, failed, empty, or its table. */
export function ListDialog<D extends { list: readonly I[] }, I>(props: ListDialogProps<D, I>) {
  const { title, found, fallback, summary, columns, row, empty, onClose } = props;
  const { data, error } = found;
  return (
    <Dialog title={title} size="large" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">Loading</span>
          <Skeleton height="10rem" />
        </div>
      )}
      {!data && error && (
        <CenteredNote title={fallback} text={failureSentence(error, FAILURES.unexpected)} isFailure>
          <Button onClick={() => found.refetch()}>Try again</Button>
        </CenteredNote>
      )}
      {data?.list.length === 0 && <CenteredNote title={empty.title} text={empty.text} />}
      {data && data.list.length > 0 && (
        <>
          <p className={styles.summary}>{summary(data)}</p>
          <div className={tableStyles.frame}>
            <table className={tableStyles.table}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{data.list.map(row)}</tbody>
            </table>
          </div>
        </>
      )}
    </Dialog>
  );
}
