import { IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import type { ReactNode } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyPage.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pages } from '../../ui/Pages.tsx';
import styles from './ConsoleBar.module.css';
import { useConsoleNavigation } from './console-navigation.ts';

interface PageOfList {
  pagination: { page: number; limit: number; total: number; pages: number };
}

interface ConsoleListProps<Data extends PageOfList> {
  found: UseQueryResult<Data>;
  /** The page that is asked for: another one than what was found has while that is on its way. */
  page: number;
  /** What is listed, such as 'companies'. */
  noun: string;
  /** The specified sentence where it could not be read. */
  failure: string;
  /** What narrows the list down, before Refresh. */
  filters: ReactNode;
  tiles?: ReactNode;
  skeleton: ReactNode;
  none: { icon: ReactNode; title: string; text: string };
  /** The page itself. */
  children: (data: Data) => ReactNode;
}

/** A paged list of the console: what narrows it down, its tiles, its page or why there is none, and the way to the others. */
export function ConsoleList<Data extends PageOfList>(props: ConsoleListProps<Data>) {
  const { found, page, noun, failure, filters, tiles, skeleton, none, children } = props;
  const { goToPage } = useConsoleNavigation();
  const { data } = found;
  const hasFailed = found.isError && !data;

  async function refresh(): Promise<void> {
    const { error } = await found.refetch();
    // What is shown stays, so that somebody has to say that it is not new.
    if (error && data) notify({ tone: 'danger', text: failureSentence(error, FAILURES.unexpected) });
  }

  return (
    <>
      <div className={styles.bar}>
        {filters}
        <Button onClick={refresh} busyLabel={data && found.isFetching && 'Refreshing…'}>
          <IconRefresh size="1rem" aria-hidden />
          Refresh
        </Button>
      </div>
      {hasFailed && <LoadFailure title={failure} error={found.error} onRetry={() => found.refetch()} />}
      {!hasFailed && tiles}
      {!hasFailed && !data && skeleton}
      {data && isEmpty(data) && (
        <EmptyPage icon={none.icon} noun={noun} pages={data.pagination.pages} none={none} onPage={goToPage} />
      )}
      {data && !isEmpty(data) && (
        <>
          {children(data)}
          <Pages {...data.pagination} page={page} noun={noun} onPage={goToPage} />
        </>
      )}
    </>
  );
}

function isEmpty({ pagination: { page, pages } }: PageOfList): boolean {
  return page > pages;
}
