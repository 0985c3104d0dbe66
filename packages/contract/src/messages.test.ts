import { describe, expect, it } from 'vitest';
import { FILE_MESSAGES } from './file-messages.ts';
import { TASK_STATUS_LABELS, TASK_STATUSES } from './labels.ts';
import { LIFETIMES, LIMITS } from './limits.ts';
import { FAILURES, SUCCESSES, VALIDATION } from './messages.ts';
import { PLANS } from './plans.ts';
import { CONSOLE_MESSAGES } from './platform-console.ts';
import { SECURITY_MESSAGES } from './platform-security.ts';
import { REFUSALS } from './refusals.ts';
import { TASK_FAILURES, TASK_SUCCESSES } from './task-messages.ts';

/** Every sentence, those made from a number with the specified one. */
const all = [
  VALIDATION,
  FAILURES,
  SUCCESSES,
  TASK_FAILURES,
  TASK_SUCCESSES,
  REFUSALS,
  FILE_MESSAGES,
  CONSOLE_MESSAGES,
  SECURITY_MESSAGES,
].flatMap((group) =>
  Object.values(group).map((value) =>
    typeof value === 'function' ? (value as (given: never) => string)(6 as never) : value,
  ),
);

describe('the sentences', () => {
  it.each([
    // SPEC §5
    'Email is required',
    'Email is invalid',
    'Password is required',
    'Password must be at least 6 characters',
    'Password must be at least 6 characters long',
    'Password must contain at least one lowercase letter (a-z)',
    'Password must contain at least one uppercase letter (A-Z)',
    'Password must contain at least one number (0-9)',
    'Password must contain at least one special character (!@#$%^&*)',
    'Company name is required',
    'Company email is required',
    'Admin name is required',
    'Admin email is required',
    'Passwords do not match',
    'You must accept the terms and conditions',
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please confirm your password',
    'Please enter your email address',
    'Please enter the verification code',
    'Please fill in all fields',
    'Please enter a 6-digit verification code',
    'Please enter your email address to resend verification',
    'Title is required',
    'Title must be 50 characters or less',
    'Description must be 300 characters or less',
    'Internal assignee is required',
    'External contact is required',
    'Name is required',
    // SPEC §8
    'Login failed',
    'Company registration failed',
    'Personal registration failed',
    'Company deletion failed',
    'Registration failed',
    'Failed to get user info',
    'Failed to send verification code',
    'Invalid verification code',
    'Failed to fetch tasks',
    'Failed to fetch task',
    'Failed to create task',
    'Failed to update task',
    'Failed to delete task',
    'Failed to update task status',
    'Failed to update task priority',
    'Failed to fetch users',
    'Failed to create employee',
    'Failed to verify code',
    'Failed to resend verification code',
    'Email verified successfully! You can now log in to your account.',
    'New verification code sent! Please check your email and enter the code below.',
    'Password reset successfully',
    'Invalid access code. Please try again.',
    'An unexpected error occurred. Please try again.',
    "You don't have permission to access this page.",
    'Failed to fetch company details',
    'Failed to suspend company',
    'Failed to restore company',
    'Failed to fetch companies data',
    'Failed to fetch system health data',
    'Failed to fetch users data',
    'Failed to fetch failed login data',
    'Failed to fetch suspicious activity data',
    'Failed to generate security report',
    'Failed to fetch user sessions data',
    'Failed to reset all passwords',
    'Failed to lock suspicious accounts',
    'Security report generated successfully',
    'Successfully reset passwords for 6 users',
    'Identified 6 suspicious accounts',
    'Are you sure you want to reset all user passwords? This will log out all users.',
    'No security incidents detected',
    'All systems secure',
  ])('have the specified wording: %s', (sentence) => {
    expect(all).toContain(sentence);
  });

  it('are each a whole sentence that starts with a capital letter', () => {
    for (const sentence of all.filter((each) => !each.startsWith('6'))) expect(sentence).toMatch(/^[A-Z]/);
  });
});

it('the limits are those of SPEC §9', () => {
  expect(LIMITS).toMatchObject({
    titleLength: 50,
    descriptionLength: 300,
    commentLength: 200,
    passwordMinLength: 6,
    codeLength: 6,
    accessCodeLength: 4,
    defaultDueDays: 7,
    recentEmployees: 5,
    visibleCoAssignees: 5,
    notificationBadgeMax: 99,
    pageSizeDefault: 50,
    pageSizeMax: 200,
  });
  expect(LIFETIMES).toMatchObject({ sessionHours: 24, rememberedSessionDays: 30, codeMinutes: 10 });
});

it('the statuses and their labels are those of SPEC §4 and §9, in that order', () => {
  expect(TASK_STATUSES.map((status) => TASK_STATUS_LABELS[status])).toEqual([
    'To Do',
    'In Progress',
    'On Hold',
    'Completed',
    'Cancelled',
  ]);
});

it('the plans keep the larger promise and both prices (DECISIONS §3)', () => {
  expect(PLANS.PERSONAL).toMatchObject({ price: 'Free', taskLimit: 50 });
  expect(PLANS.BUSINESS).toMatchObject({ price: 'from $9/month', taskLimit: null });
  expect(PLANS.BUSINESS.priceDetail).toContain('$9.99');
});
