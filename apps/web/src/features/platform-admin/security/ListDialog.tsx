import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import tableStyles from '../ConsoleTable.module.css';
import { FoundNotice } from './FoundNotice.tsx';

interface ListDialogProps<D extends { list: readonly I[] }, I> {
  title: string;
  found: UseQueryResult<D>;
  /** Where it could not be read. */
  fallback: string;
  /** How much was found; undefined where the list says it. */
  notice: (data: D) => string | undefined;
  /** What else is to be said above the table. */
  hint?: (data: D) => string | undefined;
  columns: readonly string[];
  row: (item: I) => ReactNode;
  empty: { title: string; text: string };
  onClose: () => void;
}

/** A list of the Security tab in a dialog: loading, failed, empty, or its table. */
export function ListDialog<D extends { list: readonly I[] }, I>(props: ListDialogProps<D, I>) {
  const { title, found, fallback, notice, hint, columns, row, empty, onClose } = props;
  const { data, error } = found;
  const words = data && notice(data);
  return (
    <Dialog title={title} size="large" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">Loading</span>
          <Skeleton height="10rem" />
        </div>
      )}
      {!data && error && <LoadFailure title={fallback} error={error} onRetry={() => found.refetch()} />}
      {words && <FoundNotice hint={hint?.(data)}>{words}</FoundNotice>}
      {data?.list.length === 0 && <CenteredNote title={empty.title} text={empty.text} />}
      {data && data.list.length > 0 && (
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
      )}
    </Dialog>
  );
}
