import type { TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import type { Invitation } from '@taskwell/contract/schemas/invitations';
import type { Tone } from '../../lib/tones.ts';
import { zonedFormat } from '../../lib/wall-clock.ts';

const DAY_MILLISECONDS = 86_400_000;
const EXPIRING_SOON_MILLISECONDS = 2 * DAY_MILLISECONDS;

/** SPEC §2 'Invitation response page': dates like 'MMM dd, yyyy'. */
const dateFormat = zonedFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

export function invitationDate(instant: string): string {
  return dateFormat.format(new Date(instant));
}

/** Said as a warning only when it matters: less than two days are left. */
export function isExpiringSoon({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) - now.getTime() < EXPIRING_SOON_MILLISECONDS;
}

export const PRIORITY_TONES = {
  LOW: 'neutral',
  MEDIUM: 'info',
  HIGH: 'warning',
  URGENT: 'danger',
} satisfies Record<keyof typeof TASK_PRIORITY_LABELS, Tone | 'neutral'>;

export const INVITATION_WORDS = {
  loading: 'Loading invitation...',
  notFound: 'Invitation Not Found',
  received: "You've Received a Task!",
  signInFirst: 'You need to log in or sign up to respond to this invitation',
  processing: 'Processing...',
  acceptedText: 'You can now view and comment on the task. It has been added to your personal task list.',
  declinedText: 'The sender has been told. You can close this page.',
} as const;
