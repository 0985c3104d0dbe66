import { LIMITS } from './limits.ts';
import { formatNumber, formatWait } from './numbers.ts';

// Apart from messages.ts, which every first view loads: the web app shows what the server says here, and knows none of it.

/** Why the server does not do what it is asked for. */
export const REFUSALS = {
  invalidInput: 'Please check the highlighted fields',
  malformedJson: 'The request is not valid JSON',
  tooLarge: 'The request is too large',
  addressTooLong: 'The address of the request is too long',
  unsupportedMediaType: 'The request must be JSON',
  tooManyRequests: (seconds: number) => `Too many attempts. Try again ${formatWait(seconds)}.`,
  tooManyInFlight: 'Too many requests at once. Please try again in a moment.',
  idempotencyConflict: 'This Idempotency-Key was already used for a different request',
  credentials: 'Invalid email or password',
  tooManyMails: (seconds: number) => `No more emails can be sent right now. Try again ${formatWait(seconds)}.`,
  emailNotVerified: 'Please verify your email address before signing in',
  emailTaken: 'An account with this email already exists',
  currentPassword: 'Your current password is not correct',
  tooManyWelcomes: (limit: number) =>
    `The welcome emails of ${formatNumber(limit)} people are still waiting. Please try again later.`,
  contactExists: 'You already have a contact with this email',
  alreadyOnTask: 'This person already has a part in the task',
  tooManyPeople: `A task takes up to ${LIMITS.peoplePerTask} people`,
  tooManySubtasks: `A task takes up to ${LIMITS.subtasksPerTask} subtasks`,
  tooManyInvitations: (limit: number, seconds: number) =>
    `You can send up to ${limit} invitations a day. Try again ${formatWait(seconds)}.`,
  ownInvitation: 'You cannot invite yourself',
  planLimit: (limit: number) =>
    `Your plan includes up to ${limit} tasks. Delete tasks you no longer need, or upgrade to Business for unlimited tasks.`,
} as const;
