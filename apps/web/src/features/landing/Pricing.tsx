import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PLANS, type Plan } from '@taskwell/contract/plans';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './Landing.module.css';

/** From the same catalogue as the sign-up chooser and the server's quota (DECISIONS §3). */
export function Pricing() {
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.sectionTitle}>
        Simple pricing
      </h2>
      <div className={styles.plans}>
        <PlanCard plan={PLANS.PERSONAL} to="/personal-signup" action="Start for free" />
        <PlanCard plan={PLANS.BUSINESS} to="/company-signup" action="Create your company" isPopular />
      </div>
    </section>
  );
}

interface PlanCardProps {
  plan: Plan;
  to: '/personal-signup' | '/company-signup';
  action: string;
  isPopular?: boolean;
}

function PlanCard({ plan, to, action, isPopular = false }: PlanCardProps) {
  return (
    <div className={`${styles.plan} ${isPopular ? styles.popular : ''}`}>
      <div className={styles.planHead}>
        <h3>{plan.name}</h3>
        {isPopular && <Badge tone="info">Most Popular</Badge>}
      </div>
      <p className={styles.price}>{plan.price}</p>
      <p className={styles.priceDetail}>{plan.priceDetail}</p>
      <ul className={styles.planFeatures}>
        {plan.features.map((feature) => {
          const Icon = feature.startsWith('No ') ? IconMinus : IconCheck;
          return (
            <li key={feature}>
              <Icon size="1rem" aria-hidden />
              {feature}
            </li>
          );
        })}
      </ul>
      <Link to={to} className={buttonClass({ look: isPopular ? 'primary' : 'secondary', full: true })}>
        {action}
      </Link>
    </div>
  );
}
