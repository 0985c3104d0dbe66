import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { OFFERS, type Offer } from '@taskwell/contract/plans';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './Sections.module.css';

/** From the same catalogue as the sign-up chooser and the server's quota (DECISIONS §3). */
export function Pricing() {
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.sectionTitle}>
        Simple pricing
      </h2>
      <div className={styles.plans}>
        <OfferCard offer={OFFERS.PERSONAL}>
          <Link to="/personal-signup" className={buttonClass({ full: true })}>
            Start for free
          </Link>
        </OfferCard>
        <OfferCard offer={OFFERS.PROFESSIONAL} isPopular>
          <Link to="/company-signup" className={buttonClass({ look: 'primary', full: true })}>
            Create your company
          </Link>
        </OfferCard>
        <OfferCard offer={OFFERS.CUSTOM}>
          <Link to="/contact" search={{ about: 'sales' }} className={buttonClass({ full: true })}>
            Contact Sales
          </Link>
        </OfferCard>
      </div>
    </section>
  );
}

interface OfferCardProps {
  offer: Offer;
  isPopular?: boolean;
  /** Where it leads. */
  children: ReactNode;
}

function OfferCard({ offer, isPopular = false, children }: OfferCardProps) {
  return (
    <div className={`${styles.plan} ${isPopular ? styles.popular : ''}`}>
      <div className={styles.planHead}>
        <h3>{offer.name}</h3>
        {isPopular && <Badge tone="info">Most Popular</Badge>}
      </div>
      <p className={styles.price}>{offer.price}</p>
      <p className={styles.priceDetail}>{offer.priceDetail}</p>
      <ul className={styles.planFeatures}>
        {offer.features.map((feature) => (
          <li key={feature}>
            <IconCheck size="1rem" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
