/**
 * The one plan catalogue that feeds every screen and the server's quota (DECISIONS §3: the free plan promises 50 tasks;
 * the paid one costs $9 a month billed yearly, $9.99 billed monthly).
 */
export interface Plan {
  readonly name: string;
  /** Price as the sign-up chooser says it. */
  readonly price: string;
  readonly priceDetail: string;
  /** In US dollars, billed monthly. */
  readonly dollarsPerMonth: number;
  /** How many tasks one account may hold; null is unlimited. */
  readonly taskLimit: number | null;
  readonly features: readonly string[];
}

const FREE_TASK_LIMIT = 50;

export const PLANS = {
  PERSONAL: {
    name: 'Personal',
    price: 'Free',
    priceDetail: 'free forever',
    dollarsPerMonth: 0,
    taskLimit: FREE_TASK_LIMIT,
    features: [
      `Up to ${FREE_TASK_LIMIT} tasks`,
      'Basic task management',
      'Due dates and priorities',
      'No collaboration',
    ],
  },
  BUSINESS: {
    name: 'Business',
    price: 'from $9/month',
    priceDetail: '$9 per month billed yearly, $9.99 billed monthly',
    dollarsPerMonth: 9.99,
    taskLimit: null,
    features: [
      'Unlimited tasks',
      'Team collaboration',
      'Role-based access',
      'Analytics',
      'CSV import/export',
      'Priority, due dates, comments and subtasks',
    ],
  },
} as const satisfies Record<string, Plan>;

/** What the landing page says of a plan, in its own words (SPEC §9 'Landing page pricing'). */
export interface Offer {
  readonly name: string;
  readonly price: string;
  readonly priceDetail: string;
  readonly features: readonly string[];
}

export const OFFERS = {
  PERSONAL: {
    name: PLANS.PERSONAL.name,
    price: PLANS.PERSONAL.price,
    priceDetail: PLANS.PERSONAL.priceDetail,
    features: [
      `Up to ${FREE_TASK_LIMIT} tasks`,
      'Basic AI features',
      '1 user account',
      'Email support',
      'Mobile app access',
      'Browser extension',
    ],
  },
  PROFESSIONAL: {
    name: 'Professional',
    price: `$${PLANS.BUSINESS.dollarsPerMonth}`,
    priceDetail: 'per month, or $9 per month billed yearly',
    features: [
      PLANS.BUSINESS.features[0],
      'Advanced AI features',
      'Up to 10 users',
      'Priority support',
      'Advanced analytics',
      PLANS.BUSINESS.features[1],
      'Custom integrations',
      'Audit logs',
    ],
  },
  CUSTOM: {
    name: 'Custom',
    price: 'Let’s talk',
    priceDetail: 'a price for what you need',
    features: ['All of Professional', 'More than 10 users', 'Terms agreed with you'],
  },
} as const satisfies Record<string, Offer>;

export const PLAN_NAMES = ['PERSONAL', 'BUSINESS'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
