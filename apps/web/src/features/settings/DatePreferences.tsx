import { Link } from '@tanstack/react-router';
import type { WeekStart } from '../../lib/calendar-days.ts';
import { useNow } from '../../lib/clock.ts';
import { exactTime } from '../../lib/due-words.ts';
import { setTimeZone, setWeekStart, usePreferences } from '../../lib/preferences.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Setting } from './Setting.tsx';
import styles from './Settings.module.css';

const WEEK_STARTS = [
  { value: 'sunday', label: 'Sunday' },
  { value: 'monday', label: 'Monday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'system', label: 'System' },
] as const satisfies { value: WeekStart; label: string }[];

const DEVICE = '';

/** How dates are shown and read in this browser. */
export function DatePreferences() {
  const { timeZone, weekStart } = usePreferences();
  const now = useNow();
  // The platform's administrator has no tasks.
  const hasTasks = useCurrentUser().companyId !== null;
  return (
    <section className={styles.card}>
      <h2>Dates</h2>
      <Setting
        name="Time zone"
        hint={<>Dates are shown and read in it, in this browser. It is {exactTime(now.toISOString())} there.</>}
      >
        <CompactSelect
          label="Time zone"
          value={timeZone ?? DEVICE}
          options={zoneOptions(timeZone)}
          isSet={timeZone !== null}
          onValue={(zone) => setTimeZone(zone === DEVICE ? null : zone)}
        />
      </Setting>
      <Setting name="Week starts on" hint="System goes by the language of your browser.">
        <Segmented label="Week starts on" value={weekStart} options={WEEK_STARTS} onValue={setWeekStart} />
      </Setting>
      {hasTasks && (
        <Setting name="Calendar elsewhere" hint="The calendar of your phone or office can show your tasks.">
          <Link to="/calendar" search={{ dialog: 'subscribe' }} className={buttonClass({ size: 'small' })}>
            Subscribe
          </Link>
        </Setting>
      )}
    </section>
  );
}

/** The device's own first; the chosen one also where this browser does not list it. */
function zoneOptions(chosen: string | null) {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    { value: DEVICE, label: `Device (${zoneName(device)})` },
    ...zones.map((zone) => ({ value: zone, label: zoneName(zone) })),
  ];
}

function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
