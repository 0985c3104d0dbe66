import { useQueryClient } from '@tanstack/react-query';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { Task } from '@taskwell/contract/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem } from '../../../lib/validation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { INVITATION_KEYS } from '../../invitations/invitation-keys.public.ts';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './TaskForm.module.css';

const FORM_ID = 'send-invitation';

interface SendInvitationDialogProps {
  task: Task;
  onDone: () => void;
  onClose: () => void;
}

/** SPEC §2 'Send Task via Email', by the assigner. After success it says so and closes by itself (SPEC §4). */
export function SendInvitationDialog({ task, onDone, onClose }: SendInvitationDialogProps) {
  const [isSent, setSent] = useState(false);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => leave(), LIFETIMES.successCloseMilliseconds);
    return () => clearTimeout(timer);
  }, [isSent]);

  if (isSent) {
    return (
      <Dialog title="Send Task via Email" onClose={onClose}>
        <Alert tone="success">{SUCCESSES.invitationSent}</Alert>
      </Dialog>
    );
  }
  return <InvitationForm task={task} onSent={() => setSent(true)} onCancel={onDone} onClose={onClose} />;
}

interface InvitationFormProps {
  task: Task;
  onSent: () => void;
  onCancel: () => void;
  onClose: () => void;
}

function InvitationForm({ task, onSent, onCancel, onClose }: InvitationFormProps) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const form = useForm({
    // A task given to an external contact is most likely sent to them.
    initial: { recipientEmail: task.externalContact?.email ?? '', message: '' },
    draft: { userId: user.id, name: `${FORM_ID}-${task.id}` },
    validate: ({ recipientEmail, message }) => ({
      recipientEmail: emailProblem(recipientEmail, VALIDATION.emailEntryInvalid, VALIDATION.emailEntryInvalid),
      message: message.trim().length > LIMITS.invitationMessageMax ? VALIDATION.invitationMessageTooLong : null,
    }),
    fallback: FAILURES.sendInvitation,
    submit: async ({ recipientEmail, message }) => {
      const body = { recipientEmail: normalizeEmail(recipientEmail), message: message.trim() };
      await api.call('POST /tasks/{id}/send-invitation', { params: { id: task.id }, body });
      client.invalidateQueries({ queryKey: INVITATION_KEYS.sent });
      onSent();
    },
  });
  const [hadDraft, setHadDraft] = useState(form.isDirty);

  function discard(): void {
    form.reset();
    setHadDraft(false);
  }

  return (
    <Dialog
      title="Send Task via Email"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID} busyLabel={form.isBusy && 'Sending…'}>
            Send invitation
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        ref={form.formRef}
        className={styles.form}
        onSubmit={form.onSubmit}
        onKeyDown={form.onKeyDown}
        noValidate
      >
        {hadDraft && <DraftNotice onDiscard={discard} />}
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <p className={styles.note}>
          Invite somebody from outside to “{task.title}”. Who accepts can view the task and comment on it. The
          invitation is valid for {LIFETIMES.invitationDays} days.
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
      </form>
    </Dialog>
  );
}
