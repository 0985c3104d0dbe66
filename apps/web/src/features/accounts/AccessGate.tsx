import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { loadConfig, useLoadedConfig } from '../../lib/config.ts';
import { failureSentence } from '../../lib/form.ts';
import { useOnline } from '../../lib/online.ts';
import { digits } from '../../lib/validation.ts';
import { BrandMark } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AccessGate.module.css';

/**
 * The 'Access Required' overlay (SPEC §2 'Access gate'): on every load, before anything else is usable, and never
 * remembered. Whether it is wanted has been asked before (main.tsx). Nothing of the app is drawn behind it, so nothing can be reached by keyboard or screen reader.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const config = useLoadedConfig();
  const [isPassed, setPassed] = useState(false);
  if (config === null) return <Unreachable />;
  return config.accessGate && !isPassed ? <CodePrompt onOpen={() => setPassed(true)} /> : children;
}

function CodePrompt({ onOpen }: { onOpen: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isComplete = code.length === LIMITS.accessCodeLength;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, LIFETIMES.accessCheckDelayMilliseconds));
    try {
      await api.call('POST /access-code', { body: { code } });
      onOpen();
    } catch (failure) {
      setError(failureSentence(failure, FAILURES.accessCode));
      setCode('');
      setBusy(false);
      form.current?.querySelector('input')?.focus();
    }
  }

  return (
    <main className={styles.overlay}>
      <div className={styles.panel} role="dialog" aria-modal="true" aria-labelledby="access-title">
        <BrandMark size="2.5rem" />
        <h1 id="access-title">Access Required</h1>
        <p>Enter the 4-digit access code to continue.</p>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label="Access code"
            name="code"
            value={code}
            onValue={(next) => {
              setCode(next);
              setError(undefined);
            }}
            error={error}
            filter={digits(LIMITS.accessCodeLength)}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
          />
          <Button look="primary" type="submit" full disabled={!isComplete} busyLabel={isBusy && 'Checking…'}>
            Continue
          </Button>
        </form>
      </div>
    </main>
  );
}

/** Without a configuration the server could not be reached. */
function Unreachable() {
  const [isBusy, setBusy] = useState(false);
  function retry(): void {
    setBusy(true);
    loadConfig().catch(() => setBusy(false));
  }
  useOnline(retry);
  return (
    <main className={styles.overlay}>
      <div className={styles.panel}>
        <BrandMark size="2.5rem" />
        <h1>Taskwell cannot be reached</h1>
        <p role="alert">{navigator.onLine ? FAILURES.unavailable : FAILURES.offline}</p>
        <Button look="primary" onClick={retry} busyLabel={isBusy && 'Trying…'}>
          Try again
        </Button>
      </div>
    </main>
  );
}
