import { FEEDBACK_LIMITS, FEEDBACK_MESSAGES } from '@taskwell/contract/feedback';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas/people';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { VISITOR } from '../../lib/drafts.ts';
import { useForm } from '../../lib/form.ts';
import { emailProblem, requiredProblem } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';

interface FeedbackFormProps {
  /** Whose name and address stand there already, and who finds again what they typed; null for a visitor. */
  user: User | null;
  /** What the text begins with; of itself it is not enough to be sent. */
  opening?: string;
}

/** SPEC §2 and §5 'Feedback'. What was typed stays until it has been sent. */
export function FeedbackForm({ user, opening = '' }: FeedbackFormProps) {
  const [isSent, setSent] = useNoteOfSuccess();
  const form = useForm({
    initial: { name: user?.name ?? '', email: user?.email ?? '', feedback: opening },
    draft: { userId: user?.id ?? VISITOR, name: 'feedback' },
    validate: ({ name, email, feedback }) => ({
      name: requiredProblem(name, VALIDATION.nameRequired),
      email: emailProblem(email, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      feedback: feedback.trim().length > FEEDBACK_LIMITS.lengthMax ? FEEDBACK_MESSAGES.tooLong : null,
    }),
    fallback: FEEDBACK_MESSAGES.submit,
    submit: async ({ name, email, feedback }) => {
      setSent(false);
      const body = { name: name.trim(), email: normalizeEmail(email), feedback: feedback.trim() };
      await api.call('POST /feedback', { body });
    },
    onSent: ({ name, email }) => {
      form.reset({ name, email, feedback: '' });
      setSent(true);
    },
  });
  const written = form.values.feedback.replace(opening, '');
  const isTooShort = written.trim().length < FEEDBACK_LIMITS.lengthMin;

  return (
    <FormFrame
      form={form}
      isDisabled={isTooShort}
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
    >
      <TextField {...form.field('name')} label="Name" autoComplete="name" maxLength={LIMITS.nameLength} isRequired />
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" isRequired />
      <TextArea
        {...form.field('feedback')}
        label="Feedback"
        hint={`At least ${FEEDBACK_LIMITS.lengthMin} characters`}
        limit={FEEDBACK_LIMITS.lengthMax}
        cutsAtLimit={false}
        rows={6}
        isRequired
      />
      <Button look="primary" type="submit" full isUnavailable={isTooShort} busyLabel={form.isBusy && 'Sending…'}>
        Send feedback
      </Button>
      {isSent && <Alert tone="success">{FEEDBACK_MESSAGES.submitted}</Alert>}
    </FormFrame>
  );
}

/** Below all else, so that nothing moves when it comes, and when it goes after five seconds (SPEC §9). */
function useNoteOfSuccess(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), LIFETIMES.noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, setShown];
}
