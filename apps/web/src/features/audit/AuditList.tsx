import {
  AUDIT_ACTION_LABELS,
  AUDIT_ENTITY_NAMES,
  AUDIT_FIELD_LABELS,
  auditValueWords,
} from '@taskwell/contract/audit-words';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import type { AuditLog } from '@taskwell/contract/schemas/audit';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import { useNow } from '../../lib/clock.ts';
import { agoWords, exactTime } from '../../lib/due-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './AuditList.module.css';

/** Somebody who has acted. */
export interface Person {
  id: number;
  name: string;
}

interface AuditListProps {
  entries: readonly AuditLog[];
  /** They are of the filters before; those of the new ones are on their way. */
  isOutdated: boolean;
  /** Narrows the log down to what somebody did; undefined where it is. */
  onPerson: ((person: Person) => void) | undefined;
}

/** Each entry in a line that opens to all that is known of it. */
export function AuditList({ entries, isOutdated, onPerson }: AuditListProps) {
  return (
    <ul className={styles.entries} aria-busy={isOutdated}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} onPerson={onPerson} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, onPerson }: { entry: AuditLog } & Pick<AuditListProps, 'onPerson'>) {
  const { id, action, entityType, entityId, description, changes, user, createdAt } = entry;
  const now = useNow();
  return (
    <details className={styles.entry}>
      <summary className={styles.line}>
        <span className={styles.description}>
          <Sentence>{description}</Sentence>
        </span>
        <span className={styles.source}>
          <Badge tone="neutral">{AUDIT_ACTION_LABELS[action]}</Badge>
          <span dir="auto">{user?.name ?? 'System'}</span>
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {agoWords(createdAt, now)}
          </time>
        </span>
      </summary>
      {changes.length > 0 && <Changes changes={changes} />}
      <dl className={styles.facts}>
        <Fact name="When">{exactTime(createdAt)}</Fact>
        <Fact name="Who">
          {user ? `${user.name}${user.role === null ? ', from outside' : `, ${ROLE_LABELS[user.role]}`}` : 'System'}
        </Fact>
        <Fact name="What">
          {entityId === null ? AUDIT_ENTITY_NAMES[entityType] : `${AUDIT_ENTITY_NAMES[entityType]} ${entityId}`}
        </Fact>
        <Fact name="Entry">{id}</Fact>
      </dl>
      {user && onPerson && (
        <div className={styles.actions}>
          <Button look="link" onClick={() => onPerson(user)}>
            Only what {user.name} did
          </Button>
        </div>
      )}
    </details>
  );
}

/** From what to what. */
function Changes({ changes }: { changes: AuditChange[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Changed</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{AUDIT_FIELD_LABELS[field]}</th>
            <td dir="auto">{auditValueWords(field, from, exactTime)}</td>
            <td dir="auto">{auditValueWords(field, to, exactTime)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

export function AuditListSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading the audit log</span>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height="2.75rem" />
      ))}
    </div>
  );
}
