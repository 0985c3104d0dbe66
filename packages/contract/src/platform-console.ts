// Apart from labels.ts, limits.ts and messages.ts, which every first view loads: only the platform's console needs these.

/** What a super administrator does with a company (SPEC §7). */
export const COMPANY_STATUS_ACTIONS = ['suspend', 'activate'] as const;
export type CompanyStatusAction = (typeof COMPANY_STATUS_ACTIONS)[number];

/** SPEC §4 'Company'. */
export const COMPANY_STATUS_LABELS = { active: 'Active', marked: 'Marked for Deletion' } as const;

/** When a company's health is what (DECISIONS §5); the score is in percent. */
export const HEALTH = {
  healthyFrom: 80,
  fairFrom: 70,
  warningFrom: 60,
  noSignInDays: 14,
  noProgressDays: 30,
  failedSignInDays: 7,
  overduePercent: 30,
  unverifiedPercent: 50,
  failedSignInPercent: 20,
} as const;

/** What lowers a company's health score, with the points (DECISIONS §5). */
export const HEALTH_DEDUCTIONS = {
  markedForDeletion: { points: 30, label: 'Marked for deletion' },
  noSignIn: { points: 20, label: `No sign-in for ${HEALTH.noSignInDays} days` },
  overdue: { points: 15, label: `Over ${HEALTH.overduePercent} % of open tasks are overdue` },
  noProgress: { points: 15, label: `No task created or completed in ${HEALTH.noProgressDays} days` },
  unverified: { points: 10, label: 'Over half of the users are not verified' },
  failedSignIns: {
    points: 10,
    label: `Over ${HEALTH.failedSignInPercent} % of sign-ins failed in ${HEALTH.failedSignInDays} days`,
  },
} as const;
export type HealthReason = keyof typeof HEALTH_DEDUCTIONS;
export const HEALTH_REASONS = Object.keys(HEALTH_DEDUCTIONS) as [HealthReason, ...HealthReason[]];

export const HEALTH_STATUSES = ['healthy', 'fair', 'warning', 'critical'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const HEALTH_STATUS_LABELS: Record<HealthStatus, string> = {
  healthy: 'Healthy',
  fair: 'Fair',
  warning: 'Warning',
  critical: 'Critical',
};

/** The exports of SPEC §2 'Analytics', with the words of their buttons. */
export const REPORTS = ['revenue', 'engagement', 'features', 'all'] as const;
export type Report = (typeof REPORTS)[number];

export const REPORT_LABELS: Record<Report, string> = {
  revenue: 'Generate Revenue Report',
  engagement: 'User Engagement Analysis',
  features: 'Feature Usage Statistics',
  all: 'Export Analytics Data',
};

export const REPORT_FILES: Record<Report, string> = {
  revenue: 'revenue-report.csv',
  engagement: 'user-engagement.csv',
  features: 'feature-usage.csv',
  all: 'analytics.csv',
};

/** SPEC §9 'Pagination'. */
export const CONSOLE_LIMITS = {
  companiesPageSize: 20,
  usersPageSize: 20,
  /** SPEC §9: system health 30 days. */
  figureDays: 30,
  figureDaysMax: 366,
  /** Page buttons beside each other. */
  pageButtons: 5,
  companyUsersShown: 100,
} as const;

/** SPEC §2 and §8 'Super admin', and what is said when something went well. */
export const CONSOLE_MESSAGES = {
  accessDenied: "You don't have permission to access this page.",
  companyActionInvalid: 'Action must be suspend or activate',
  fetchCompanies: 'Failed to fetch companies data',
  fetchCompany: 'Failed to fetch company details',
  suspendCompany: 'Failed to suspend company',
  restoreCompany: 'Failed to restore company',
  companySuspended: (name: string) => `${name} was suspended`,
  fetchAnalytics: 'Failed to fetch analytics data',
  exportReport: 'Failed to export the report',
  reportExported: 'The report was exported',
  fetchHealth: 'Failed to fetch system health data',
  fetchUsers: 'Failed to fetch users data',
  fetchUser: 'Failed to fetch this user',
  verification: 'Failed to change the verification',
  verified: (name: string) => `${name} is marked as verified`,
  unverified: (name: string) => `${name} is marked as unverified`,
  companyRestored: (name: string) => `${name} was restored`,
} as const;
