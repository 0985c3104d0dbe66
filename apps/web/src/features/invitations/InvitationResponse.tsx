import { Link, Navigate } from '@tanstack/react-router';
import { FAILURES, INVITATION_MESSAGES, SUCCESSES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { isNotFound } from '../../lib/api-errors.ts';
import { failureSentence } from '../../lib/form.ts';
import { keepPendingInvitation } from '../../lib/pending-invitation.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VerifyAddressLink } from '../../ui/VerifyAddressLink.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import styles from './InvitationResponse.module.css';
import { useInvitation } from './invitation-queries.ts';
import { INVITATION_WORDS as WORDS } from './invitation-words.ts';
import { type Reply, useReply } from './reply-changes.ts';

interface InvitationResponseProps {
  token: string;
  /** The frame of the screens outside the app: a title, one card, a line below it. */
  Frame: ComponentType<{ title: string; subtitle?: ReactNode; footer?: ReactNode; children: ReactNode }>;
}

/** SPEC §2 'Invitation response page': loading, not found or error, the invitation, and what came of it. */
export function InvitationResponse({ token, Frame }: InvitationResponseProps) {
  const { data: invitation, error, refetch } = useInvitation(token);
  const { session, isBusy, failure, result, reply } = useReply(token, invitation);

  if (result) {
    return (
      <Frame title={result === 'accept' ? SUCCESSES.invitationAccepted : SUCCESSES.invitationDeclined}>
        <Result result={result} />
      </Frame>
    );
  }
  // One that was there when the page was opened may be gone by now.
  if (error && (!invitation || isNotFound(error))) {
    return (
      <Frame title={WORDS.notFound}>
        <NotFound error={error} token={token} isSignedIn={session !== null} onRetry={refetch} />
      </Frame>
    );
  }
  if (invitation && invitation.taskId !== null) {
    return <Navigate to="/dashboard" search={{ task: String(invitation.taskId) }} replace />;
  }
  if (!invitation) {
    return (
      <Frame title="Task invitation">
        <Loading />
      </Frame>
    );
  }
  return (
    <Frame
      title={WORDS.received}
      subtitle={`${invitation.sender.name} invites you to work together on a task.`}
      footer={<WhoAnswers user={session?.user} token={token} mayLeave={failure !== FAILURES.notTheRecipient} />}
    >
      <InvitationDetails invitation={invitation} />
      {!session && <Alert tone="info">{WORDS.signInFirst}</Alert>}
      {failure && (
        <Alert tone="danger">
          {failure} <WayOut failure={failure} user={session?.user} token={token} />
        </Alert>
      )}
      <Answers isBusy={isBusy} onReply={reply} />
    </Frame>
  );
}

function Answers({ isBusy, onReply }: { isBusy: boolean; onReply: (reply: Reply) => void }) {
  return (
    <div className={styles.answers}>
      <Button full onClick={() => onReply('decline')} busyLabel={isBusy && 'Decline'}>
        Decline
      </Button>
      <Button look="primary" full onClick={() => onReply('accept')} busyLabel={isBusy && WORDS.processing}>
        Accept Task
      </Button>
    </div>
  );
}

interface WhoAnswersProps {
  user: User | undefined;
  token: string;
  /** False where the refusal above it already offers that. */
  mayLeave: boolean;
}

/** Below the card: as whom the answer is given, or how to become somebody. */
function WhoAnswers({ user, token, mayLeave }: WhoAnswersProps) {
  if (user) {
    return (
      <>
        Signed in as {user.email}
        {mayLeave && (
          <>
            . <OtherAccount token={token} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      No account yet?{' '}
      <Link to="/signup" onClick={() => keepPendingInvitation(token)}>
        Sign up
      </Link>
    </>
  );
}

/** What the person can do about a refusal: verify the address, or come as somebody else. */
function WayOut({ failure, user, token }: { failure: string; user: User | undefined; token: string }) {
  if (failure === FAILURES.recipientUnverified && user) {
    return <VerifyAddressLink email={user.email} onClick={() => keepPendingInvitation(token)} />;
  }
  return failure === FAILURES.notTheRecipient ? <OtherAccount token={token} /> : null;
}

function OtherAccount({ token }: { token: string }) {
  function leave(): void {
    keepPendingInvitation(token);
    signOut();
  }
  return (
    <Button look="link" onClick={leave}>
      Use another account
    </Button>
  );
}

function Result({ result }: { result: Reply }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone; the focus must not be lost with it.
  useEffect(() => line.current?.focus(), []);
  return (
    <>
      <p ref={line} tabIndex={-1} role="status" className={styles.result}>
        {result === 'accept' ? WORDS.acceptedText : WORDS.declinedText}
      </p>
      <Link to="/dashboard" className={buttonClass({ full: true })}>
        Go to Dashboard
      </Link>
    </>
  );
}

interface NotFoundProps {
  error: Error;
  token: string;
  isSignedIn: boolean;
  onRetry: () => void;
}

function NotFound({ error, token, isSignedIn, onRetry }: NotFoundProps) {
  return (
    <>
      <p role="alert" className={styles.sentence}>
        {failureSentence(error, FAILURES.loadInvitation)}
      </p>
      <div className={styles.answers}>
        {!isNotFound(error) && (
          <Button full onClick={onRetry}>
            Try again
          </Button>
        )}
        {isSignedIn ? (
          <Link to="/dashboard" className={buttonClass({ look: 'primary', full: true })}>
            Go to Dashboard
          </Link>
        ) : (
          <Link
            to="/login"
            className={buttonClass({ look: 'primary', full: true })}
            onClick={() => mayBeAccepted(error) && keepPendingInvitation(token)}
          >
            Go to Login
          </Link>
        )}
        <Link to="/" className={buttonClass({ full: true })}>
          Go Home
        </Link>
      </div>
    </>
  );
}

/** Whoever has accepted it comes back once signed in, and is led to its task; one that was withdrawn leads nobody anywhere. */
function mayBeAccepted(error: Error): boolean {
  return error.message !== INVITATION_MESSAGES.withdrawn;
}

function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <p className={styles.sentence}>{WORDS.loading}</p>
      <Skeleton width="70%" height="1.25rem" />
      <Skeleton />
      <Skeleton width="85%" />
      <Skeleton height="2.25rem" />
    </div>
  );
}
