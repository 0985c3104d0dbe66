import { useQueryClient } from '@tanstack/react-query';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { useForm } from '../../lib/form.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { emailProblem } from '../../lib/validation.ts';
import { ClosingSuccess } from '../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { sendInvitation } from './new-invitation-changes.public.ts';
import styles from './SendInvitationDialog.module.css';

interface SendInvitationDialogProps {
  task: Task;
  onDone: () => void;
}

/** SPEC §2 'Send Task via Email', by the assigner. After success it says so and closes by itself (SPEC §4). */
export function SendInvitationDialog({ task, onDone }: SendInvitationDialogProps) {
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Dialog title="Send Task via Email" onClose={onDone}>
        <ClosingSuccess onClose={onDone}>{TASK_SUCCESSES.invitationSent}</ClosingSuccess>
      </Dialog>
    );
  }
  return <InvitationForm task={task} onSent={() => setSent(true)} onClose={onDone} />;
}

interface InvitationFormProps {
  task: Task;
  onSent: () => void;
  onClose: () => void;
}

function InvitationForm({ task, onSent, onClose }: InvitationFormProps) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const form = useForm({
    // A task given to an external contact is most likely sent to them.
    initial: { recipientEmail: task.externalContact?.email ?? '', message: '' },
    draft: { userId: user.id, name: `send-invitation-${task.id}` },
    validate: ({ recipientEmail, message }) => ({
      recipientEmail: emailProblem(recipientEmail, VALIDATION.emailEntryInvalid, VALIDATION.emailEntryInvalid),
      message: message.trim().length > LIMITS.invitationMessageMax ? VALIDATION.invitationMessageTooLong : null,
    }),
    fallback: TASK_FAILURES.sendInvitation,
    submit: async ({ recipientEmail, message }) => {
      const body = { recipientEmail: normalizeEmail(recipientEmail), message: message.trim() };
      await sendInvitation(client, task.id, body);
      onSent();
    },
  });
  return (
    <FormDialog
      title="Send Task via Email"
      form={form}
      action="Send invitation"
      busyAction="Sending…"
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onClose={onClose}
    >
      <p className={styles.note}>
        Invite somebody from outside to “{task.title}”. Who accepts can view the task and comment on it. The invitation
        is valid for {LIFETIMES.invitationDays} days.
      </p>
      <TextField
        {...form.field('recipientEmail')}
        label="Recipient email"
        type="email"
        autoComplete="email"
        data-autofocus
        isRequired
      />
      <TextArea
        {...form.field('message')}
        label="Personal message (optional)"
        limit={LIMITS.invitationMessageLength}
        cutsAtLimit={false}
        rows={5}
      />
    </FormDialog>
  );
}
