import { IconX } from '@tabler/icons-react';
import {
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
  AUDIT_ENTITY_LABELS,
  AUDIT_ENTITY_TYPES,
} from '@taskwell/contract/audit-words';
import { LIMITS } from '@taskwell/contract/limits';
import { Button } from '../../ui/Button.tsx';
import { CompactSelect } from '../../ui/CompactSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { optionsOf } from '../../ui/SelectField.tsx';
import styles from './AuditFilterBar.module.css';
import type { AuditFilters } from './audit-queries.ts';

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
  onChange: (changes: AuditFilters) => void;
  onClear: () => void;
}

export function AuditFilterBar({ filters, onChange, onClear }: AuditFilterBarProps) {
  const { search, action, entityType, person, startDate, endDate } = filters;
  const isSet = Object.values(filters).some((value) => value !== undefined);
  return (
    <div className={styles.bar}>
      <SearchField
        label="Search the audit log"
        placeholder="Search by description or person..."
        value={search ?? ''}
        limit={LIMITS.searchLength}
        onValue={(text) => onChange({ search: text === '' ? undefined : text })}
      />
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
      {person && (
        <Button size="small" aria-label={`Not only by ${person.name}`} onClick={() => onChange({ person: undefined })}>
          By {person.name}
          <IconX size="0.9rem" aria-hidden />
        </Button>
      )}
      {isSet && (
        <Button look="link" onClick={onClear}>
          Clear filters
        </Button>
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
