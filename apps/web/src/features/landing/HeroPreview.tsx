import {
  IconAlertSquareRounded,
  IconAntennaBars3,
  IconCircle,
  IconCircleCheck,
  IconCircleHalf2,
} from '@tabler/icons-react';
import styles from './HeroPreview.module.css';

const FIGURES = [
  { value: '247', name: 'Tasks' },
  { value: '189', name: 'Done' },
  { value: '94%', name: 'On time' },
];

const ROWS = [
  {
    title: 'Send the offer to Nordwind',
    due: 'today 17:00',
    person: 'MR',
    icon: IconCircleHalf2,
    look: 'active',
    priority: IconAlertSquareRounded,
  },
  {
    title: 'Review the supplier contract',
    due: 'tomorrow 12:00',
    person: 'AL',
    icon: IconCircle,
    look: 'open',
    priority: IconAntennaBars3,
  },
  {
    title: 'Plan the team offsite',
    due: 'Friday 09:00',
    person: 'JK',
    icon: IconCircle,
    look: 'open',
    priority: IconAntennaBars3,
  },
  {
    title: 'Publish the new price list',
    due: 'done',
    person: 'SB',
    icon: IconCircleCheck,
    look: 'done',
    priority: IconAntennaBars3,
  },
] as const;

/** A drawing of the product with made-up figures (SPEC §2: 'decorative'). */
export function HeroPreview() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.bar}>
        <span />
        <span />
        <span />
      </div>
      <div className={styles.figures}>
        {FIGURES.map(({ value, name }) => (
          <div key={name} className={styles.figure}>
            <span className={styles.value}>{value}</span>
            {name}
          </div>
        ))}
      </div>
      {ROWS.map(({ title, due, person, icon: Icon, look, priority: Priority }) => (
        <div key={title} className={styles.row} data-look={look}>
          <Icon size="1.1rem" stroke={2.2} className={styles.status} />
          <span className={styles.title}>{title}</span>
          <Priority size="1rem" stroke={2.2} className={styles.priority} />
          <span className={styles.due}>{due}</span>
          <span className={styles.person}>{person}</span>
        </div>
      ))}
    </div>
  );
}
