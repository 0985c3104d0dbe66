import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { onSessionEnd } from '../lib/session.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './NoticeArea.module.css';
import { dismissNotice, dropNotices, type Notice, pauseNotice, resumeNotice, useNotices } from './notices.ts';

onSessionEnd(dropNotices);

const ICONS = { danger: IconAlertTriangle, warning: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle };

/** Where notices appear; read out politely, above dialogs. */
export function NoticeArea() {
  const notices = useNotices();
  return (
    <section className={styles.area} aria-label="Notices" aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, tone, text, action } = notice;
  const Icon = ICONS[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the clock
    <div
      className={styles.notice}
      data-tone={tone}
      onPointerEnter={() => pauseNotice(id)}
      onPointerLeave={() => resumeNotice(id)}
      onFocus={() => pauseNotice(id)}
      onBlur={() => resumeNotice(id)}
    >
      <Icon size="1.1rem" aria-hidden className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" size="small" onClick={() => dismissNotice(id)}>
        <IconX size="1rem" aria-hidden />
      </IconButton>
    </div>
  );
}
