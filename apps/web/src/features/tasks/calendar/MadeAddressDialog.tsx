import {
  CALENDAR_FEED_MESSAGES,
  FEED_STATUS_LABELS,
  FEED_STATUSES,
  FEED_TASKS,
  FEED_TASKS_LABELS,
  type FeedStatus,
  type FeedTasks,
} from '@taskwell/contract/calendar-feed';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { ShownOnceDialog } from '../../../ui/ShownOnceDialog.tsx';

/** The address, this once; what it holds is chosen here and stands in it. */
export function MadeAddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { isPersonal } = useCurrentUser();
  const [tasks, setTasks] = useState<FeedTasks>('mine');
  const [status, setStatus] = useState<FeedStatus>('open');
  return (
    <ShownOnceDialog
      title="Your calendar address"
      name="address"
      label="Address"
      hint="Enter it in your calendar as a subscription ('from URL'). Keep it like a password: it is not shown again."
      value={`${address}?${new URLSearchParams({ tasks, status })}`}
      copied={CALENDAR_FEED_MESSAGES.copied}
      loss={{ question: CALENDAR_FEED_MESSAGES.shownOnce, cancel: 'Back to the address' }}
      onClose={onClose}
    >
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
    </ShownOnceDialog>
  );
}
