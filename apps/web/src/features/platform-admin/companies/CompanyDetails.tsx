import { formatNumber } from '@taskwell/contract/numbers';
import { PLANS } from '@taskwell/contract/plans';
import type { CompanyDetails as Company } from '@taskwell/contract/platform-admin-schemas';
import { COMPANY_STATUS_LABELS, HEALTH_DEDUCTIONS, HEALTH_STATUS_LABELS } from '@taskwell/contract/platform-console';
import type { ReactNode } from 'react';
import { exactTime, shortDate } from '../../../lib/due-words.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './CompanyDetails.module.css';
import { CompanyUsers } from './CompanyUsers.tsx';
import { HealthDot, healthColour } from './Health.tsx';

interface CompanyDetailsProps {
  company: Company;
  onChangeStatus: () => void;
  /** Selects what has the focus at first. */
  focusOn: string | undefined;
  onClose: () => void;
}

/** The 'Company Details' modal of SPEC §2. */
export function CompanyDetails({ company, onChangeStatus, focusOn, onClose }: CompanyDetailsProps) {
  return (
    <Dialog
      title="Company Details"
      size="large"
      onClose={onClose}
      focusOn={focusOn}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {company.markedForDeletion ? (
            <Button look="primary" data-opens="suspend restore" onClick={onChangeStatus}>
              Restore Company
            </Button>
          ) : (
            <Button look="danger" data-opens="suspend restore" onClick={onChangeStatus}>
              Suspend Company
            </Button>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {company.markedForDeletion && <Alert tone="warning">{markedWords(company)}</Alert>}
        <BasicInformation company={company} />
        <HealthMetrics company={company} />
        <CompanyUsers company={company} />
      </div>
    </Dialog>
  );
}

function BasicInformation({ company }: { company: Company }) {
  const { marked, active } = COMPANY_STATUS_LABELS;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Basic Information</h3>
      <div className={styles.company}>
        <span className={styles.name}>{company.name}</span>
        {company.isPersonal && <Badge tone="info">Personal</Badge>}
        <a href={`mailto:${company.email}`} className={styles.email}>
          {company.email}
        </a>
      </div>
      <dl className={`${styles.facts} ${styles.wide}`}>
        <Fact name="Plan">{PLANS[company.subscriptionPlan].name}</Fact>
        <Fact name="Created">
          <time dateTime={company.createdAt} title={exactTime(company.createdAt)}>
            {shortDate(company.createdAt)}
          </time>
        </Fact>
        <Fact name="Status">
          <Badge tone={company.markedForDeletion ? 'danger' : 'success'}>
            {company.markedForDeletion ? marked : active}
          </Badge>
        </Fact>
      </dl>
    </section>
  );
}

function HealthMetrics({ company }: { company: Company }) {
  const { healthScore, healthStatus, healthReasons } = company;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Health Metrics</h3>
      <dl className={styles.facts}>
        <Fact name="Health score">
          <span className={styles.score} data-colour={healthColour(healthScore)}>
            {healthScore}%
          </span>
        </Fact>
        <Fact name="Health status">
          <span className={styles.status}>
            <HealthDot colour={healthColour(healthScore)} />
            {HEALTH_STATUS_LABELS[healthStatus]}
          </span>
        </Fact>
        <Fact name="Users">{formatNumber(company.userCount)}</Fact>
        <Fact name="Tasks">{formatNumber(company.taskCount)}</Fact>
        <Fact name="Audit logs">{formatNumber(company.auditCount)}</Fact>
      </dl>
      {healthReasons.length > 0 && (
        <ul className={styles.reasons} aria-label="What lowers the score">
          {healthReasons.map((reason) => (
            <li key={reason}>
              <span className={styles.points}>−{HEALTH_DEDUCTIONS[reason].points}</span>
              {HEALTH_DEDUCTIONS[reason].label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function markedWords({ purgeAt }: Company): string {
  if (purgeAt === null) return 'Suspended: nobody in it can sign in until it is restored.';
  const until =
    new Date(purgeAt) > new Date()
      ? `Everything in it is purged on ${shortDate(purgeAt)}`
      : 'Everything in it is purged within the hour';
  return `Deleted by its owner. ${until}, unless it is restored.`;
}
