import type { User } from '@taskwell/contract/schemas/people';
import { useConfig } from '../../lib/config.ts';
import { FeedbackForm } from '../feedback/FeedbackForm.public.tsx';
import styles from './Settings.module.css';
import { TwoColumns } from './TwoColumns.tsx';

/** SPEC §2 'Settings': what somebody tells the operator. */
export function Feedback({ user }: { user: User }) {
  return (
    <TwoColumns
      first={
        <section className={styles.card}>
          <h2>Feedback</h2>
          <p className={styles.formLead}>Tell us what works for you and what does not. We read all of it.</p>
          <FeedbackForm user={user} />
        </section>
      }
      second={<WhereItGoes />}
    />
  );
}

function WhereItGoes() {
  const { supportEmail } = useConfig();
  return (
    <section className={styles.card}>
      <h2>Where it goes</h2>
      <p className={styles.lead}>
        To whoever runs this installation, with your name and address, so that they can answer you. Nobody else in your
        company sees it.
      </p>
      {supportEmail && (
        <p className={styles.lead}>
          With trouble that cannot wait, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      )}
    </section>
  );
}
