import type { User } from '@taskwell/contract/schemas/people';
import { FeedbackForm } from '../feedback/FeedbackForm.public.tsx';
import styles from './Settings.module.css';

/** SPEC §2 'Settings': what somebody tells the operator. */
export function FeedbackCard({ user }: { user: User }) {
  return (
    <section className={styles.card}>
      <h2>Feedback</h2>
      <p className={styles.formLead}>Tell us what works for you and what does not. We read all of it.</p>
      <FeedbackForm user={user} />
    </section>
  );
}
