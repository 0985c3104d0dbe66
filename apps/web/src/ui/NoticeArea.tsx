import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type FocusEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  dismissNotice,
  dropNotices,
  type Notice,
  pauseNotice,
  resumeNotice,
  resumeNotices,
  useNotices,
} from '../lib/notices.ts';
import { onSessionEnd } from '../lib/session.ts';
import { Button, IconButton } from './Button.tsx';
import { holdPointedNotice } from './hold-pointed-notice.ts';
import { returnFocusTo } from './lost-focus.ts';
import { frontModal, onFrontModalChange } from './modal-stack.ts';
import styles from './NoticeArea.module.css';
import { keepOffFocus } from './notice-place.ts';

onSessionEnd(dropNotices);

const ICONS = { danger: IconAlertTriangle, warning: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle };

/** Where notices appear; read out politely, above dialogs and within reach there. */
export function NoticeArea() {
  const notices = useNotices();
  const area = useAreaInFront();
  return createPortal(
    notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />),
    area,
  );
}

/**
 * A popover, as only those lie above a modal dialog, and within the dialog in front, as all else is inert. It is always
 * open: only what is added to a live region that is there already is read out.
 */
function useAreaInFront(): HTMLElement {
  const [area] = useState(makeArea);
  useLayoutEffect(() => {
    const bringToFront = () => {
      (frontModal() ?? document.body).append(area);
      area.showPopover();
      resumeNotices();
    };
    bringToFront();
    const stop = onFrontModalChange(bringToFront);
    const stopKeeping = keepOffFocus(area);
    const stopHolding = holdPointedNotice(area);
    return () => {
      stop();
      stopKeeping();
      stopHolding();
      area.remove();
    };
  }, [area]);
  return area;
}

function makeArea(): HTMLElement {
  const area = document.createElement('section');
  area.className = styles.area ?? '';
  area.popover = 'manual';
  area.ariaLabel = 'Notices';
  area.ariaLive = 'polite';
  return area;
}

/** Where the focus was before it came to a notice: pressing one of its buttons takes the notice and them away. */
let focusBefore: HTMLElement | null = null;

function noteFocusBefore({ currentTarget, relatedTarget }: FocusEvent): void {
  const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  if (!currentTarget.parentElement?.contains(from)) focusBefore = from;
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, tone, text, about, action } = notice;
  const Icon = ICONS[tone];
  function dismiss(): void {
    returnFocusTo(focusBefore);
    dismissNotice(id);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus in it only holds the clock
    <div
      className={styles.notice}
      data-tone={tone}
      data-notice={id}
      onFocus={(event) => {
        noteFocusBefore(event);
        pauseNotice(id);
      }}
      onBlur={() => resumeNotice(id)}
    >
      <Icon size="1.1rem" aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {about && (
          <span className={styles.about} dir="auto">
            {about}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {action && (
          <Button
            size="small"
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Dismiss" size="small" onClick={dismiss}>
          <IconX size="1rem" aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
