import { IconBuilding } from '@tabler/icons-react';
import type { User } from '@taskwell/contract/schemas';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import styles from './Dashboard.module.css';

/** The platform's administrator belongs to no company and sees nobody's tasks (DECISIONS §2). */
export function WithoutCompany({ user }: { user: User }) {
  return (
    <div className={styles.dashboard}>
      <h1 className={styles.title}>Welcome, {user.name}</h1>
      <CenteredNote
        icon={<IconBuilding size="1.5rem" aria-hidden />}
        title="No company"
        text="As a platform administrator you belong to no company, so there are no tasks here."
      />
    </div>
  );
}
