import { IconBolt, IconChartBar, IconRefresh, IconShieldLock, IconTextScan2, IconUsers } from '@tabler/icons-react';
import styles from './Sections.module.css';

const FEATURES = [
  {
    icon: IconTextScan2,
    title: 'Smart Text Recognition',
    text: 'Highlight text in PDFs, emails and documents and turn it into a task with its date and priority.',
  },
  {
    icon: IconBolt,
    title: 'AI-Powered Assistant',
    text: 'Ask what is due, summarise a task, or say what has changed. The assistant finds the task you mean.',
  },
  {
    icon: IconUsers,
    title: 'Team Collaboration',
    text: 'Assign, share and comment. Invite people from other companies to a single task by email.',
  },
  {
    icon: IconChartBar,
    title: 'Advanced Analytics',
    text: 'See workload, progress and what is overdue at a glance, for a person or the whole company.',
  },
  {
    icon: IconShieldLock,
    title: 'Enterprise Security',
    text: 'Role-based access, audit logs and strictly separated company data.',
  },
  {
    icon: IconRefresh,
    title: 'Real-time Sync',
    text: 'What a colleague changes appears on your screen in the same moment.',
  },
] as const;

export function Features() {
  return (
    <section id="features" className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.sectionTitle}>
        Everything a task needs, nothing in the way
      </h2>
      <ul className={styles.features}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.featureIcon}>
              <Icon size="1.35rem" aria-hidden />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
