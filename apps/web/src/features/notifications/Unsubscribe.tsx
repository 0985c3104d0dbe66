import { ApiError } from '@taskwell/client/client';
import { MAIL_TOPIC_LABELS, type MailTopic } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import type { Tone } from '../../lib/tones.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Unsubscribe.module.css';

type View =
  | { name: 'loading' }
  | { name: 'ready' | 'ending' | 'off' | 'ended'; topic: MailTopic; failure?: string }
  | { name: 'failed'; failure: string; isInvalidLink: boolean };

/**
 * Where the link in a mail leads. Opening it changes nothing, as mail scanners open links too; only the button does. It
 * works without signing in: whoever holds the mail may end such mails.
 */
export function Unsubscribe({ token }: { token: string }) {
  const [view, setView] = useState<View>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const stop = new AbortController();
    setView({ name: 'loading' });
    api.call('GET /unsubscribe/{token}', { params: { token }, signal: stop.signal }).then(
      ({ data: { topic, isOn } }) => setView({ name: isOn ? 'ready' : 'off', topic }),
      (error) => {
        if (!stop.signal.aborted) setView(failedView(error));
      },
    );
    return () => stop.abort();
  }, [token, attempt]);

  async function end(topic: MailTopic): Promise<void> {
    setView({ name: 'ending', topic });
    try {
      await api.call('POST /unsubscribe/{token}', { params: { token } });
      setView({ name: 'ended', topic });
    } catch (error) {
      const failed = failedView(error);
      setView(failed.isInvalidLink ? failed : { name: 'ready', topic, failure: failed.failure });
    }
  }

  switch (view.name) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <div className={styles.content}>
          <Alert tone="danger">{view.failure}</Alert>
          {!view.isInvalidLink && (
            <Button full onClick={() => setAttempt((before) => before + 1)}>
              Try again
            </Button>
          )}
        </div>
      );
    case 'off':
      return <Done topic={view.topic} tone="info" text="You do not get these emails." />;
    case 'ended':
      return <Done topic={view.topic} tone="success" text={SUCCESSES.unsubscribed} takesFocus />;
    default:
      return (
        <div className={styles.content}>
          {view.failure && <Alert tone="danger">{view.failure}</Alert>}
          <Topic topic={view.topic} />
          <Button
            look="primary"
            full
            busyLabel={view.name === 'ending' && 'Unsubscribing…'}
            onClick={() => end(view.topic)}
          >
            Unsubscribe
          </Button>
        </div>
      );
  }
}

interface DoneProps {
  topic: MailTopic;
  tone: Tone;
  text: string;
  /** The button that was pressed is gone; what came of it has the focus then. */
  takesFocus?: boolean;
}

function Done({ topic, tone, text, takesFocus = false }: DoneProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      <Topic topic={topic} />
      <Alert tone={tone}>{text}</Alert>
    </div>
  );
}

function Topic({ topic }: { topic: MailTopic }) {
  return (
    <div>
      <p className={styles.lead}>Emails for:</p>
      <p className={styles.topic}>{MAIL_TOPIC_LABELS[topic]}</p>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className={styles.content}>
      <span className="visually-hidden">Loading</span>
      <Skeleton width="60%" />
      <Skeleton width="85%" />
      <Skeleton height="2.25rem" />
    </div>
  );
}

function failedView(error: unknown): View & { name: 'failed' } {
  const isInvalidLink = error instanceof ApiError && (error.code === 'INVALID_LINK' || error.status === 404);
  return {
    name: 'failed',
    failure: isInvalidLink ? FAILURES.unsubscribeLinkInvalid : failureSentence(error, FAILURES.unexpected),
    isInvalidLink,
  };
}
