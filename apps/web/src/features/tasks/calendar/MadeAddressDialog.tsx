import {
  CALENDAR_FEED_MESSAGES,
  FEED_STATUS_LABELS,
  FEED_STATUSES,
  FEED_TASKS,
  FEED_TASKS_LABELS,
  type FeedStatus,
  type FeedTasks,
} from '@taskwell/contract/calendar-feed';
import { FAILURES } from '@taskwell/contract/messages';
import { useRef, useState } from 'react';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './SubscribeDialog.module.css';

/** The address, this once; what it holds is chosen here and stands in it. */
export function MadeAddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { isPersonal } = useCurrentUser();
  const [tasks, setTasks] = useState<FeedTasks>('mine');
  const [status, setStatus] = useState<FeedStatus>('open');
  const place = useRef<HTMLDivElement>(null);
  const whole = `${address}?${new URLSearchParams({ tasks, status })}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(whole);
      notify({ tone: 'success', text: CALENDAR_FEED_MESSAGES.copied });
    } catch (error) {
      console.error('The clipboard is out of reach', error);
      // Browsers keep it from pages that came over plain http, and people may refuse it: then the text is selected.
      place.current?.querySelector('input')?.select();
      notify({ tone: 'warning', text: FAILURES.copy });
    }
  }

  return (
    <Dialog
      title="Your calendar address"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button look="primary" onClick={copy} data-autofocus>
            Copy
          </Button>
        </>
      }
    >
      <div ref={place} className={styles.fields}>
        {!isPersonal && (
          <SelectField
            name="tasks"
            label="Tasks"
            value={tasks}
            options={optionsOf(FEED_TASKS, FEED_TASKS_LABELS)}
            onValue={setTasks}
          />
        )}
        <SelectField
          name="status"
          label="Which of them"
          value={status}
          options={optionsOf(FEED_STATUSES, FEED_STATUS_LABELS)}
          onValue={setStatus}
        />
        <TextField
          name="address"
          label="Address"
          hint="Enter it in your calendar as a subscription ('from URL'). Keep it like a password: it is not shown again."
          value={whole}
          onValue={() => undefined}
          readOnly
          dir="ltr"
          spellCheck={false}
        />
      </div>
    </Dialog>
  );
}
