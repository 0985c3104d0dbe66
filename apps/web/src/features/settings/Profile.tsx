import { MISSING, ROLE_LABELS } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import styles from './Settings.module.css';

/** Read-only; a personal account has no role and no company to show (SPEC §6). */
export function Profile({ user }: { user: User }) {
  const facts = [
    { name: 'Name', value: user.name },
    { name: 'Email', value: user.email },
    ...(user.isPersonal
      ? []
      : [
          { name: 'Role', value: ROLE_LABELS[user.role] },
          { name: 'Company', value: user.companyName ?? MISSING.unknown },
        ]),
  ];
  return (
    <section className={styles.card}>
      <h2>Profile</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
