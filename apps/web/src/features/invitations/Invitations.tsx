import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Invitations.module.css';
import { useReceivedInvitations, useSentInvitations } from './invitation-queries.ts';
import { ReceivedList } from './ReceivedList.tsx';
import { SentList } from './SentList.tsx';

/** The invitations that wait for this person's answer, and those they sent. */
export function Invitations() {
  const received = useReceivedInvitations();
  const sent = useSentInvitations();
  usePageTitle('Invitations');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Invitations</h1>
      <Part heading="Received" total={received.data?.pages[0]?.pagination.total} query={received}>
        <ReceivedList invitations={received.data?.pages.flatMap((page) => page.data) ?? []} />
      </Part>
      <Part heading="Sent" total={sent.data?.pages[0]?.pagination.total} query={sent}>
        <SentList invitations={sent.data?.pages.flatMap((page) => page.data) ?? []} />
      </Part>
    </div>
  );
}

interface PartProps {
  heading: string;
  total: number | undefined;
  query: Pick<
    UseInfiniteQueryResult,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  children: ReactNode;
}

/** One list in all its states: coming, failed, there, with more to come. */
function Part({ heading, total, query, children }: PartProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const id = `invitations-${heading.toLowerCase()}`;
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && !error} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {heading}
        {total !== undefined && total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {data === undefined && !error && <PartSkeleton />}
      {error && (data === undefined || isFetchNextPageError) && (
        <LoadAlert
          error={error}
          fallback={TASK_FAILURES.fetchInvitations}
          onRetry={() => (data === undefined ? refetch() : fetchNextPage())}
        />
      )}
      {data !== undefined && children}
      {hasNextPage && !isFetchNextPageError && (
        <div className={styles.more}>
          <Button onClick={() => fetchNextPage()} busyLabel={isFetchingNextPage && 'Loading…'}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

function PartSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading</span>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton width="65%" />
    </div>
  );
}
