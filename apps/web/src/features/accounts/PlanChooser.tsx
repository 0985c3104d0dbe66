import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PLANS, type Plan } from '@taskwell/contract/plans';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './PlanChooser.module.css';

export function PlanChooser() {
  return (
    <div className={styles.plans}>
      <PlanCard plan={PLANS.PERSONAL} to="/personal-signup" />
      <PlanCard plan={PLANS.BUSINESS} to="/company-signup" isMain />
    </div>
  );
}

interface PlanCardProps {
  plan: Plan;
  to: '/personal-signup' | '/company-signup';
  isMain?: boolean;
}

function PlanCard({ plan, to, isMain = false }: PlanCardProps) {
  return (
    <section className={styles.plan} aria-label={plan.name}>
      <h2>{plan.name}</h2>
      <div>
        <p className={styles.price}>{plan.price}</p>
        <p className={styles.detail}>{plan.priceDetail}</p>
      </div>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            {feature.startsWith('No ') ? <IconMinus size="1rem" aria-hidden /> : <IconCheck size="1rem" aria-hidden />}
            {feature}
          </li>
        ))}
      </ul>
      <Link to={to} className={buttonClass({ look: isMain ? 'primary' : 'secondary', full: true })}>
        Choose {plan.name}
      </Link>
    </section>
  );
}
