import type { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { Operation } from './operation.ts';
import { accessTokenOperations } from './operations/access-tokens.ts';
import { accountOperations, verificationOperations } from './operations/accounts.ts';
import { assistantOperations } from './operations/assistant.ts';
import { auditOperations } from './operations/audit.ts';
import { calendarFeedOperations } from './operations/calendar-feed.ts';
import { commentOperations } from './operations/comments.ts';
import { contactOperations } from './operations/contacts.ts';
import { feedbackOperations } from './operations/feedback.ts';
import { invitationOperations } from './operations/invitations.ts';
import { notificationOperations } from './operations/notifications.ts';
import { overviewOperations } from './operations/overview.ts';
import { ownAccountOperations } from './operations/own-account.ts';
import { peopleOperations } from './operations/people.ts';
import { platformOperations } from './operations/platform.ts';
import { platformAdminOperations } from './operations/platform-admin.ts';
import { securityOperations } from './operations/security.ts';
import { sharingOperations } from './operations/sharing.ts';
import { taskOperations } from './operations/tasks.ts';

/** Every call of the API, by 'METHOD /path' below the base path. */
export const operations = {
  ...platformOperations,
  ...accountOperations,
  ...verificationOperations,
  ...ownAccountOperations,
  ...accessTokenOperations,
  ...taskOperations,
  ...sharingOperations,
  ...calendarFeedOperations,
  ...commentOperations,
  ...notificationOperations,
  ...peopleOperations,
  ...contactOperations,
  ...invitationOperations,
  ...overviewOperations,
  ...auditOperations,
  ...feedbackOperations,
  ...assistantOperations,
  ...platformAdminOperations,
  ...securityOperations,
};

export const API_BASE_PATH = '/api';

export type Operations = typeof operations;
export type OperationName = keyof Operations;

type Part<N extends OperationName, P extends 'params' | 'query' | 'body'> =
  Operations[N] extends Record<P, infer T> ? T : undefined;
type SentAs<T> = T extends z.ZodType ? z.input<T> : undefined;
type ReadAs<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a client sends: ids in the path may be numbers. */
export type SentParams<N extends OperationName> =
  Part<N, 'params'> extends z.ZodType ? { [K in keyof SentAs<Part<N, 'params'>>]: string | number } : undefined;
export type SentQuery<N extends OperationName> = SentAs<Part<N, 'query'>>;
export type SentBody<N extends OperationName> = SentAs<Part<N, 'body'>>;

/** What a handler reads, after validation. */
export type ReadParams<N extends OperationName> = ReadAs<Part<N, 'params'>>;
export type ReadQuery<N extends OperationName> = ReadAs<Part<N, 'query'>>;
export type ReadBody<N extends OperationName> = ReadAs<Part<N, 'body'>>;

export type Answer<N extends OperationName> = z.output<Operations[N]['response']>;

/** The operation in its general form, for code that walks over all of them. */
export function operation(name: OperationName): Operation {
  return operations[name];
}

/** How large a body of it may be. */
export function bodyBytesOf(name: OperationName): number {
  const { access, bodyBytes } = operation(name);
  return bodyBytes ?? (access === 'public' ? LIMITS.anonymousBodyBytes : LIMITS.bodyBytes);
}

/** Splits 'GET /tasks/{id}' into its method and path. */
export function methodAndPath(name: OperationName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
