import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';

/** The verify-email screen's texts, as SPEC §2 words them; `offer`, `usedUp` and `verifiedSignedIn` are ours. */
export const VERIFY_EMAIL_WORDS = {
  titles: {
    waiting: 'Verify Your Email',
    verifying: 'Verifying Code...',
    success: 'Email Verified!',
    error: 'Verification Failed',
  },
  waiting: 'Please check your email for the verification code and enter it below.',
  offer: `A code works for ${LIFETIMES.codeMinutes} minutes. If you have none, or an older one, press Resend.`,
  usedUp: `After ${ABUSE_LIMITS.codeTries} wrong tries a code no longer works: have a new one sent.`,
  verifiedSignedIn: 'Email verified successfully!',
  verifying: 'Please wait while we verify your code...',
  noEmail: 'No email provided. Please go back to login and try again.',
} as const;
