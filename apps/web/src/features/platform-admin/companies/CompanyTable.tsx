import { Link } from '@tanstack/react-router';
import { formatNumber } from '@taskwell/contract/numbers';
import { PLANS } from '@taskwell/contract/plans';
import type { CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { COMPANY_STATUS_LABELS } from '@taskwell/contract/platform-console';
import { memo } from 'react';
import { useHistorySteps } from '../../../lib/history-steps.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CreatedCell } from '../ConsoleCells.tsx';
import styles from '../ConsoleTable.module.css';
import { companyAddress } from '../console-navigation.ts';
import { Health } from './Health.tsx';

interface CompanyTableProps {
  companies: readonly CompanySummary[];
  /** Another page is coming. */
  isOutdated: boolean;
}

/** Not drawn again when a dialog opens over it. */
export const CompanyTable = memo(function CompanyTable({ companies, isOutdated }: CompanyTableProps) {
  return (
    <div className={styles.frame} aria-busy={isOutdated}>
      <table className={styles.table}>
        <caption className="visually-hidden">Companies</caption>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col" className={styles.number}>
              Users
            </th>
            <th scope="col" className={styles.number}>
              Tasks
            </th>
            <th scope="col">Health</th>
            <th scope="col">Plan</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function CompanyRow({ company }: { company: CompanySummary }) {
  const { stateOver } = useHistorySteps();
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {company.name}
          {company.isPersonal && <Badge tone="info">Personal</Badge>}
          {company.markedForDeletion && <Badge tone="danger">{COMPANY_STATUS_LABELS.marked}</Badge>}
        </span>
        <span className={styles.email}>{company.email}</span>
      </th>
      <td className={styles.number} data-name="Users">
        {formatNumber(company.userCount)}
      </td>
      <td className={styles.number} data-name="Tasks">
        {formatNumber(company.taskCount)}
      </td>
      <td className={styles.whole}>
        <Health score={company.healthScore} status={company.healthStatus} />
      </td>
      <td data-name="Plan">{PLANS[company.subscriptionPlan].name}</td>
      <CreatedCell at={company.createdAt} />
      <td className={styles.whole}>
        <Link
          from="/super-admin"
          to="."
          search={(before) => companyAddress(before, company.id)}
          state={stateOver}
          resetScroll={false}
          preload={false}
          className={buttonClass({ size: 'small' })}
          aria-label={`Manage ${company.name}`}
        >
          Manage
        </Link>
      </td>
    </tr>
  );
}

export function CompanyTableSkeleton() {
  return (
    <div className={styles.frame} role="status">
      <span className="visually-hidden">Loading companies</span>
      <div className={styles.places}>
        {[70, 55, 62, 48, 66].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="1.75rem" />
        ))}
      </div>
    </div>
  );
}
