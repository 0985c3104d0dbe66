import { Link, useLocation } from '@tanstack/react-router';
import type { Notification } from '@taskwell/contract/schemas/notifications';
import type { ReactNode } from 'react';
import { agoWords, exactTime } from '../../lib/due-words.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
import { opensHere } from '../../lib/opens-here.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import styles from './NotificationItem.module.css';
import { NOTIFICATION_ICONS } from './notification-icons.ts';

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onRead: (notification: Notification) => void;
  /** The task is on its way to be shown. */
  onOpened: () => void;
}

/** Leads to its task; where that is gone there is only something to read. */
export function NotificationItem({ notification, now, onRead, onOpened }: NotificationItemProps) {
  const { task, isRead } = notification;
  const content = <Content notification={notification} now={now} />;
  return (
    <li className={styles.item} data-unread={!isRead || undefined}>
      {task && (
        <NotificationLink
          taskId={task.id}
          onClick={(isHere) => {
            onRead(notification);
            if (isHere) onOpened();
          }}
        >
          {content}
        </NotificationLink>
      )}
      {!task && !isRead && (
        <button type="button" className={styles.line} onClick={() => onRead(notification)}>
          {content}
          <span className="visually-hidden">Mark as read</span>
        </button>
      )}
      {!task && isRead && <div className={styles.line}>{content}</div>}
    </li>
  );
}

interface NotificationLinkProps {
  taskId: number;
  onClick: (isHere: boolean) => void;
  children: ReactNode;
}

function NotificationLink({ taskId, onClick, children }: NotificationLinkProps) {
  const { stateOver } = useHistorySteps();
  const isDashboard = useLocation({ select: ({ pathname }) => pathname === '/dashboard' });
  return (
    <Link
      to="/dashboard"
      // On the dashboard the task opens over the list as it is filtered now.
      search={({ dialog, ...search }) => ({ ...(isDashboard && search), task: String(taskId) })}
      state={isDashboard ? stateOver : {}}
      resetScroll={false}
      className={styles.line}
      // With a key held the task opens in another tab, and the panel stays.
      onClick={(event) => onClick(opensHere(event))}
    >
      {children}
    </Link>
  );
}

function Content({ notification, now }: { notification: Notification; now: Date }) {
  const { type, title, message, createdAt, isRead } = notification;
  const Icon = NOTIFICATION_ICONS[type];
  return (
    <>
      <span className={styles.icon}>
        <Icon size="1.1rem" aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {!isRead && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        <span className={styles.message}>
          <Sentence>{message}</Sentence>
        </span>
        <time dateTime={createdAt} title={exactTime(createdAt)} className={styles.time}>
          {agoWords(createdAt, now)}
        </time>
      </span>
      <span className={styles.dot} aria-hidden="true" />
    </>
  );
}
