import { IconMessage, IconRefresh } from '@tabler/icons-react';
import { FEEDBACK_LIMITS, FEEDBACK_MESSAGES } from '@taskwell/contract/feedback';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Pages } from '../../../ui/Pages.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import barStyles from '../ConsoleBar.module.css';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { pageOf } from '../console-search.ts';
import styles from './FeedbackInbox.module.css';
import { FeedbackList } from './FeedbackList.tsx';
import { useReceivedFeedback } from './feedback-queries.ts';

/** The tab 'Feedback': what people have written to the operator. */
export function FeedbackInbox() {
  const { page: pageText } = useConsoleSearch();
  const { goToPage } = useConsoleNavigation();
  const received = useReceivedFeedback(pageOf(pageText) ?? 1);
  const { data } = received;

  return (
    <>
      <div className={barStyles.bar}>
        <p className={styles.kept}>Kept for {FEEDBACK_LIMITS.keptDays} days, then removed.</p>
        <Button onClick={() => received.refetch()} busyLabel={data && received.isFetching && 'Refreshing…'}>
          <IconRefresh size="1rem" aria-hidden />
          Refresh
        </Button>
      </div>
      {received.isError && !data ? (
        <LoadFailure title={FEEDBACK_MESSAGES.fetch} error={received.error} onRetry={() => received.refetch()} />
      ) : (
        <>
          {data === undefined && <InboxSkeleton />}
          {data?.feedback.length === 0 && <NothingThere lastPage={data.pagination.pages} onPage={goToPage} />}
          {data && data.feedback.length > 0 && (
            <FeedbackList feedback={data.feedback} isOutdated={received.isPlaceholderData} />
          )}
          {data && data.feedback.length > 0 && <Pages {...data.pagination} noun="messages" onPage={goToPage} />}
        </>
      )}
    </>
  );
}

function InboxSkeleton() {
  return (
    <div className={styles.places} role="status">
      <span className="visually-hidden">Loading feedback</span>
      {['7rem', '5.5rem', '8rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}

/** Nothing at all, or only not on a page this far. */
function NothingThere({ lastPage, onPage }: { lastPage: number; onPage: (page: number) => void }) {
  const isBeyond = lastPage > 0;
  return (
    <CenteredNote
      icon={<IconMessage size="1.5rem" aria-hidden />}
      title={isBeyond ? 'No feedback on this page' : 'No feedback yet'}
      text={
        isBeyond
          ? `There are ${lastPage} pages.`
          : 'What people write in the settings or on the contact page stands here.'
      }
    >
      {isBeyond && <Button onClick={() => onPage(lastPage)}>Go to the last page</Button>}
    </CenteredNote>
  );
}
