import { setColorScheme, setDensity, setFontSize, setShortcutsOn, usePreferences } from '../../lib/preferences.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { DatePreferences } from './DatePreferences.tsx';
import { MailPreferencesCard } from './MailPreferencesCard.tsx';
import { PushCard } from './PushCard.tsx';
import { ON_OFF, Setting } from './Setting.tsx';
import styles from './Settings.module.css';
import { TwoColumns } from './TwoColumns.tsx';

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

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

export function Preferences() {
  // The platform's administrator belongs to no company and gets no notifications.
  const hasNotifications = useCurrentUser().companyId !== null;
  return (
    <TwoColumns
      first={
        <>
          <BrowserPreferences />
          <DatePreferences />
        </>
      }
      second={
        hasNotifications && (
          <>
            <MailPreferencesCard />
            <PushCard />
          </>
        )
      }
    />
  );
}

/** Kept in this browser, applied at once. */
function BrowserPreferences() {
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
      <Setting name="Density" hint="How close the rows of lists stand.">
        <Segmented label="Density" value={preferences.density} options={DENSITIES} onValue={setDensity} />
      </Setting>
      <Setting name="Single-key shortcuts" hint="Press ? on any screen to see them all.">
        <Segmented
          label="Single-key shortcuts"
          value={preferences.areShortcutsOn ? 'on' : 'off'}
          options={ON_OFF}
          onValue={(value) => setShortcutsOn(value === 'on')}
        />
      </Setting>
    </section>
  );
}
