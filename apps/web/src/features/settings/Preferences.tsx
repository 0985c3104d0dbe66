import type { ReactNode } from 'react';
import { setColorScheme, setFontSize, setShortcutsOn, usePreferences } from '../../lib/preferences.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Settings.module.css';

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

const SCHEMES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const SWITCH = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** Kept in this browser, applied at once. */
export function Preferences() {
  const preferences = usePreferences();
  return (
    <section className={styles.card}>
      <h2>Preferences</h2>
      <Setting name="Font size" hint="Scales everything, in this browser.">
        <Segmented label="Font size" value={preferences.fontSize} options={SIZES} onValue={setFontSize} />
      </Setting>
      <Setting name="Colours" hint="System follows your device.">
        <Segmented label="Colours" value={preferences.colorScheme} options={SCHEMES} onValue={setColorScheme} />
      </Setting>
      <Setting name="Single-key shortcuts" hint="Press ? on any screen to see them all.">
        <Segmented
          label="Single-key shortcuts"
          value={preferences.areShortcutsOn ? 'on' : 'off'}
          options={SWITCH}
          onValue={(value) => setShortcutsOn(value === 'on')}
        />
      </Setting>
    </section>
  );
}

function Setting({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div>
        <span className={styles.name}>{name}</span>
        <p>{hint}</p>
      </div>
      {children}
    </div>
  );
}
