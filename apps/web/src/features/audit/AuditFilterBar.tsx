import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import {
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
  AUDIT_ENTITY_LABELS,
  AUDIT_ENTITY_TYPES,
} from '@taskwell/contract/audit-words';
import { LIMITS } from '@taskwell/contract/limits';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { takeLostFocus } from '../../ui/leaving-focus.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { optionsOf } from '../../ui/SelectField.tsx';
import styles from './AuditFilterBar.module.css';
import type { AuditFilters } from './audit-navigation.ts';

const ALL = 'all';
const ACTION_OPTIONS = [
  { value: ALL, label: 'All actions' } as const,
  ...optionsOf(AUDIT_ACTIONS, AUDIT_ACTION_LABELS),
];
const ENTITY_OPTIONS = [
  { value: ALL, label: 'Everything' } as const,
  ...optionsOf(AUDIT_ENTITY_TYPES, AUDIT_ENTITY_LABELS),
];

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** Whose entries `userId` leaves. */
  personName: string;
  onChange: (changes: AuditFilters) => void;
  onClear: () => void;
}

/** The search, and what narrows down further; on phones that is folded away, so that entries are in sight at once. */
export function AuditFilterBar({ filters, personName, onChange, onClear }: AuditFilterBarProps) {
  const { search, action, entityType, userId, startDate, endDate } = filters;
  const [isOpen, setOpen] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isSet = Object.values(filters).some((value) => value !== undefined);
  const foldedCount = [action, entityType, startDate, endDate].filter((value) => value !== undefined).length;

  /** A button that goes with what it removes hands its focus on; to a field only where no keyboard unfolds for it. */
  function leave(change: () => void): void {
    (toggle.current?.checkVisibility() ? toggle : searchField).current?.focus();
    change();
  }

  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <SearchField
          ref={searchField}
          label="Search the audit log"
          placeholder="Search by description or person..."
          value={search ?? ''}
          limit={LIMITS.searchLength}
          onValue={(text) => onChange({ search: text === '' ? undefined : text })}
        />
        <span className={styles.toggle}>
          <Button ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconAdjustmentsHorizontal size="1.05rem" aria-hidden />
            Filters{foldedCount > 0 && ` (${foldedCount})`}
          </Button>
        </span>
      </div>
      <div className={styles.filters} data-open={isOpen}>
        <CompactSelect
          label="Action"
          value={action ?? ALL}
          options={ACTION_OPTIONS}
          isSet={action !== undefined}
          onValue={(value) => onChange({ action: value === ALL ? undefined : value })}
        />
        <CompactSelect
          label="Kind of object"
          value={entityType ?? ALL}
          options={ENTITY_OPTIONS}
          isSet={entityType !== undefined}
          onValue={(value) => onChange({ entityType: value === ALL ? undefined : value })}
        />
        <DayField label="From" value={startDate} max={endDate} onValue={(day) => onChange({ startDate: day })} />
        <DayField label="To" value={endDate} min={startDate} onValue={(day) => onChange({ endDate: day })} />
      </div>
      {isSet && (
        <div className={styles.chosen}>
          {userId !== undefined && (
            <Button
              ref={takeLostFocus}
              size="small"
              aria-label={`Not only by ${personName}`}
              onClick={() => leave(() => onChange({ userId: undefined }))}
            >
              By {personName}
              <IconX size="0.9rem" aria-hidden />
            </Button>
          )}
          <Button look="link" onClick={() => leave(onClear)}>
            Clear filters
          </Button>
        </div>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onValue: (day: string | undefined) => void;
}

function DayField({ label, value, min, max, onValue }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        className={styles.date}
        value={value ?? ''}
        min={min ?? '1970-01-01'}
        max={max ?? '9999-12-31'}
        onChange={(event) => onValue(event.target.value === '' ? undefined : event.target.value)}
      />
    </label>
  );
}
