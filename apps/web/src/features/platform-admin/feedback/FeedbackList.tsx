import type { ReceivedFeedback } from '@taskwell/contract/schemas/feedback';
import { Moment } from '../../../ui/Moment.tsx';
import styles from './FeedbackInbox.module.css';

interface FeedbackListProps {
  feedback: readonly ReceivedFeedback[];
  /** Another page is coming. */
  isOutdated: boolean;
}

export function FeedbackList({ feedback, isOutdated }: FeedbackListProps) {
  return (
    <ul className={styles.list} aria-label="Feedback" aria-busy={isOutdated}>
      {feedback.map((each) => (
        <li key={each.id} className={styles.item}>
          <div className={styles.head}>
            <span className={styles.name}>{each.name}</span>
            <a href={`mailto:${each.email}`} className={styles.email}>
              {each.email}
            </a>
            <Moment at={each.createdAt} />
          </div>
          <p className={styles.content} dir="auto">
            {each.feedback}
          </p>
          <p className={styles.writer}>{writerOf(each)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Name and address above are as typed; this is what is known. */
function writerOf({ user }: ReceivedFeedback): string {
  if (user === null) return 'Not signed in';
  const address = user.email === null ? 'deleted since' : user.email;
  const state = user.email !== null && !user.isEmailVerified ? ', not verified' : '';
  const company = user.companyName === null ? '' : ` · ${user.companyName}`;
  return `Signed in as ${user.name} (${address}${state})${company}`;
}
