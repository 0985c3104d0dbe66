import { IconBell } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import type { Notification } from '@taskwell/contract/schemas/notifications';
import { useNow } from '../../lib/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationList.module.css';
import { useNotifications } from './notification-queries.ts';

interface NotificationListProps {
  onRead: (notification: Notification) => void;
  onOpened: () => void;
}

export function NotificationList({ onRead, onOpened }: NotificationListProps) {
  const now = useNow();
  const { query, notifications } = useNotifications();
  if (query.isPending) return <NotificationSkeleton />;
  if (query.data === undefined) {
    return <LoadFailure title={FAILURES.fetchNotifications} error={query.error} onRetry={() => query.refetch()} />;
  }
  if (notifications.length === 0) {
    return (
      <CenteredNote
        icon={<IconBell size="1.5rem" aria-hidden />}
        title="No notifications yet"
        text="What others do with your tasks, and what is due soon, is told here."
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            now={now}
            onRead={onRead}
            onOpened={onOpened}
          />
        ))}
      </ul>
      {query.hasNextPage && <OlderOnes query={query} />}
    </>
  );
}

function OlderOnes({ query }: { query: ReturnType<typeof useNotifications>['query'] }) {
  return (
    <div className={styles.older}>
      {query.isFetchNextPageError && (
        <p role="alert" className={styles.failure}>
          {FAILURES.fetchNotifications}
        </p>
      )}
      <Button size="small" busyLabel={query.isFetchingNextPage && 'Loading…'} onClick={() => query.fetchNextPage()}>
        Show older
      </Button>
    </div>
  );
}

function NotificationSkeleton() {
  return (
    <div className={styles.list}>
      <span className="visually-hidden" role="status">
        Loading notifications
      </span>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton width="2rem" height="2rem" />
          <div className={styles.lines}>
            <Skeleton width="55%" />
            <Skeleton width="85%" />
            <Skeleton width="20%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
