import { IconMessage } from '@tabler/icons-react';
import { FEEDBACK_LIMITS, FEEDBACK_MESSAGES } from '@taskwell/contract/feedback';
import { pageOf } from '../../../lib/address-numbers.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { useConsoleSearch } from '../console-navigation.ts';
import styles from './FeedbackInbox.module.css';
import { FeedbackList } from './FeedbackList.tsx';
import { useReceivedFeedback } from './feedback-queries.ts';

const NONE = {
  icon: <IconMessage size="1.5rem" aria-hidden />,
  title: 'No feedback yet',
  text: 'What people write in the settings or on the contact page stands here.',
};

/** The tab 'Feedback': what people have written to the operator. */
export function FeedbackInbox() {
  const page = pageOf(useConsoleSearch().page) ?? 1;
  const received = useReceivedFeedback(page);
  return (
    <ConsoleList
      found={received}
      page={page}
      noun="messages"
      failure={FEEDBACK_MESSAGES.fetch}
      filters={<p className={styles.kept}>Kept for {FEEDBACK_LIMITS.keptDays} days, then removed.</p>}
      skeleton={<InboxSkeleton />}
      none={NONE}
    >
      {({ feedback }) => <FeedbackList feedback={feedback} isOutdated={received.isPlaceholderData} />}
    </ConsoleList>
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
