import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { HAND_OVER_LABELS, type HandOverType } from '@taskwell/contract/hand-over';
import { FAILURES } from '@taskwell/contract/messages';
import { characterCount } from '@taskwell/contract/text';
import { canInCompany } from '@taskwell/policy/policy';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { useSession } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { TextArea } from '../../../ui/TextField.tsx';
import { useLoginWindow } from './login-window.ts';
import styles from './Popup.module.css';
import { DASHBOARD_WINDOW, handOver, type PopupOutcome } from './popup-hand-over.ts';
import { usePopupText } from './popup-text.ts';

const ACTIONS = ['create', 'update', 'complete', 'addSubtask'] as const satisfies HandOverType[];

/** SPEC §2 'AI Task Assistant popup': a text of any kind, and what is to become of it in the task manager. */
export function Popup() {
  const session = useSession();
  const { text, leftOut, setText } = usePopupText();
  const [problem, setProblem] = useState<string | undefined>();
  const [cleared, setCleared] = useState('');
  const [busyWith, setBusyWith] = useState<HandOverType | null>(null);
  const [outcome, setOutcome] = useState<PopupOutcome | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const openLogin = useLoginWindow();
  usePageTitle('AI Task Assistant');
  const mayRun = session !== null && canInCompany(actorOf(session.user), 'askAssistant');
  const isRefused = session !== null && !mayRun;

  useEffect(() => focusOnText(field.current), []);

  async function run(type: HandOverType): Promise<void> {
    if (busyWith !== null) return;
    const fault = textProblem(text);
    setProblem(fault);
    setOutcome(null);
    if (fault !== undefined) {
      focusOnText(field.current);
      return;
    }
    setBusyWith(type);
    setOutcome(await handOver(type, text.trim()));
    setBusyWith(null);
  }

  function change(next: string): void {
    setText(next);
    setProblem(undefined);
    setOutcome(null);
  }

  /** What was cleared is there until something else is written. */
  function clear(): void {
    setCleared(text);
    change(text === '' ? cleared : '');
  }

  /** As in the forms of the task screens. */
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === 'Enter' && (ctrlKey || metaKey) && mayRun) run('create');
  }

  return (
    <main className={styles.popup}>
      <h1 className={styles.title}>AI Task Assistant</h1>
      {session === null && (
        <Alert tone="warning">
          <span className={styles.login}>
            {ASSISTANT_MESSAGES.popupSignIn}
            <Button size="small" onClick={openLogin}>
              Open Login
            </Button>
          </span>
        </Alert>
      )}
      {isRefused && <Alert tone="warning">{FAILURES.forbidden}</Alert>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field in it */}
      <div ref={field} className={styles.text} onKeyDown={onKeyDown}>
        <TextArea
          label="Text"
          name="text"
          limit={ASSISTANT_LIMITS.textLength}
          used={characterCount(text)}
          cutsAtLimit={false}
          placeholder="Paste a mail, a message or notes"
          value={text}
          error={problem ?? (leftOut > 0 ? ASSISTANT_MESSAGES.leftOut(leftOut) : undefined)}
          onValue={change}
        />
      </div>
      <Result outcome={outcome} />
      <div className={styles.actions}>
        {ACTIONS.map((type) => (
          <Button
            key={type}
            look={type === 'create' ? 'primary' : 'secondary'}
            disabled={!mayRun}
            isUnavailable={busyWith !== null && busyWith !== type}
            busyLabel={busyWith === type && 'Reading…'}
            onClick={() => run(type)}
          >
            {HAND_OVER_LABELS[type]}
          </Button>
        ))}
        <Button look="quiet" isUnavailable={text === '' && cleared === ''} onClick={clear}>
          {text === '' && cleared !== '' ? 'Undo Clear' : 'Clear'}
        </Button>
      </div>
    </main>
  );
}

function focusOnText(field: HTMLElement | null): void {
  field?.querySelector('textarea')?.focus();
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return ASSISTANT_MESSAGES.textRequired;
  return characterCount(text.trim()) > ASSISTANT_LIMITS.textLength ? ASSISTANT_MESSAGES.textTooLong : undefined;
}

function Result({ outcome }: { outcome: PopupOutcome | null }) {
  if (outcome === null) return null;
  const { failure, byHand, address } = outcome;
  if (failure === null) {
    const words = byHand === null ? '' : `${byHand} `;
    return <Alert tone={byHand === null ? 'success' : 'warning'}>{words + ASSISTANT_MESSAGES.popupOpened}</Alert>;
  }
  return (
    <Alert tone="danger">
      {failure}
      {address !== null && (
        <>
          {' '}
          {/* Browsers let a link open a window where they keep a script from it. */}
          <a href={address} target={DASHBOARD_WINDOW} rel="opener">
            Open task manager
          </a>
        </>
      )}
    </Alert>
  );
}
