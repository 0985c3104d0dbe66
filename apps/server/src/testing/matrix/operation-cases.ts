import type { OperationName } from '@taskwell/contract/operations';
import type { Sent } from '../caller.ts';
import { unique, uniqueEmail, uniquePassword } from '../factories.ts';
import { sentCode } from '../mails.ts';
import { browserSubscription } from '../push-peer.ts';
import type { Actor, ActorName, Stage } from './cast.ts';

/** What an id in a request is the id of. */
export type IdKind =
  | 'task'
  | 'person'
  | 'pastPerson'
  | 'contact'
  | 'comment'
  | 'notification'
  | 'session'
  | 'accessToken'
  | 'invitation'
  | 'company'
  | 'auditEntry';

export interface OperationCase {
  /** Every id in path, query and body, by its name (row 1). */
  ids?: Record<string, IdKind>;
  /** A request that is right in every respect but, perhaps, in who sends it. Made anew for each call. */
  valid(stage: Stage, actorName: ActorName): Promise<Sent> | Sent;
}

const as = ({ cast }: Stage, name: ActorName): Pick<Sent, 'as'> => ({ as: cast[name] ?? undefined });

const onSubject =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: { id: (await stage.subjectFor(name)).id },
    ...(body ? { body } : {}),
  });

/** The same where the path says whose task it is, and of whom. */
const onPart =
  (person?: ActorName): OperationCase['valid'] =>
  async (stage, name) => {
    const { id } = await stage.subjectFor(name);
    return { ...as(stage, name), params: { id, ...(person && { userId: stage.cast[person]?.id ?? 0 }) } };
  };

const withColleague =
  (person: ActorName): OperationCase['valid'] =>
  async (stage, name) => ({ ...(await onPart()(stage, name)), body: { userId: stage.cast[person]?.id ?? 0 } });

/** A comment that the task's assigner, or a personal owner, has written. */
const onComment =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => {
    const { id, assignerId } = await stage.subjectFor(name);
    const comment = await stage.make.comment(id, { id: assignerId ?? 0 }, 'As written first');
    return { ...as(stage, name), params: { id: comment }, ...(body ? { body } : {}) };
  };

const withTask =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: { taskId: (await stage.subjectFor(name)).id },
    ...(body ? { body } : {}),
  });

const unsubscribing: OperationCase['valid'] = (stage, name) => {
  const userId = stage.cast.SYSDMIN?.id ?? 0;
  return {
    ...as(stage, name),
    params: { token: stage.app.services.unsubscribe.tokenFor({ userId, topic: 'comment' }) },
  };
};

/** A new employee of the company of the subject, and so of the actors who stand to that. */
const onPerson =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: { id: await stage.make.colleague(stage.cast.SYSDMIN as Actor) },
    ...(body ? { body } : {}),
  });

/** One of the actor's own. */
const onContact =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: {
      id: await stage.make.contact(
        stage.cast[name]?.companyId ? (stage.cast[name] as Actor) : (stage.cast.lead as Actor),
      ),
    },
    ...(body ? { body } : {}),
  });

/** One of the company of the subject. */
const onAuditEntry = (): OperationCase['valid'] => async (stage, name) => ({
  ...as(stage, name),
  params: { id: await stage.make.auditEntry(stage.cast.SYSDMIN as Actor) },
});

/** One that nobody here belongs to. */
const onCompany =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: { id: (await stage.make.personal()).companyId },
    ...(body ? { body } : {}),
  });

/** Somebody whom nobody here knows. */
const onPersonal =
  (body?: object): OperationCase['valid'] =>
  async (stage, name) => ({
    ...as(stage, name),
    params: { id: (await stage.make.personal()).id },
    ...(body ? { body } : {}),
  });

const newPerson = () => ({ name: unique('New '), email: uniqueEmail(), password: uniquePassword() });

/** For the calls that end the caller's sessions: somebody just like the actor, who is not needed any more. */
async function doubleOf(stage: Stage, actor: Actor | null): Promise<{ token: string; password: string } | null> {
  if (!actor?.isLive || actor.role !== 'SYSDMIN') return actor;
  return actor.isPersonal ? stage.make.personal() : (await stage.make.company()).owner;
}

async function withResetCode({ app, make }: Stage): Promise<{ email: string; code: string }> {
  const { email } = await make.personal();
  await app.succeed('POST /auth/forgot-password', { body: { email } });
  return { email, code: await sentCode(app, email, 'password-reset-code') };
}

/**
 * How to make a valid request of every operation there is. A new operation without a case here fails the type check,
 * and one without a line in permission-table.ts fails the tests.
 */
export const operationCases: Record<OperationName, OperationCase> = {
  'GET /health': { valid: as },
  'GET /config': { valid: as },
  'POST /access-code': { valid: (stage, name) => ({ ...as(stage, name), body: { code: '2468' } }) },
  'GET /events': { valid: as },

  'POST /auth/login': {
    valid: async (stage, name) => {
      const { email, password } = await stage.make.personal();
      return { ...as(stage, name), body: { email, password } };
    },
  },
  'POST /auth/logout': {
    valid: async (stage, name) => {
      const actor = stage.cast[name];
      return actor?.isLive ? { as: await stage.make.session(actor) } : as(stage, name);
    },
  },
  'POST /auth/register': { valid: (stage, name) => ({ ...as(stage, name), body: newPerson() }) },
  'POST /auth/register-personal': { valid: (stage, name) => ({ ...as(stage, name), body: newPerson() }) },
  'POST /auth/register-company': {
    valid: (stage, name) => {
      const { name: adminName, email: adminEmail, password } = newPerson();
      const body = { name: unique('Company '), email: uniqueEmail(), adminName, adminEmail, password };
      return { ...as(stage, name), body };
    },
  },
  'DELETE /auth/company': {
    valid: async (stage, name) => {
      const double = await doubleOf(stage, stage.cast[name]);
      return { as: double ?? undefined, body: { currentPassword: double?.password ?? uniquePassword() } };
    },
  },
  'GET /auth/me': { valid: as },
  'POST /auth/forgot-password': {
    valid: (stage, name) => ({ ...as(stage, name), body: { email: uniqueEmail() } }),
  },
  'POST /auth/verify-password-reset-code': {
    valid: async (stage, name) => ({ ...as(stage, name), body: await withResetCode(stage) }),
  },
  'POST /auth/reset-password-with-code': {
    valid: async (stage, name) => {
      const body = { ...(await withResetCode(stage)), newPassword: uniquePassword() };
      return { ...as(stage, name), body };
    },
  },
  'GET /auth/set-password-links/{token}': {
    valid: async (stage, name) => {
      const { email } = await stage.make.invited(stage.cast.SYSDMIN as Actor);
      return { ...as(stage, name), params: { token: await stage.make.linkToken(email) } };
    },
  },
  'POST /auth/set-password': {
    valid: async (stage, name) => {
      const { email } = await stage.make.invited(stage.cast.SYSDMIN as Actor);
      const body = { token: await stage.make.linkToken(email), newPassword: uniquePassword() };
      return { ...as(stage, name), body };
    },
  },

  'POST /email-verification/send': {
    valid: (stage, name) => ({ ...as(stage, name), body: { email: uniqueEmail() } }),
  },
  'POST /email-verification/verify': {
    valid: async (stage, name) => {
      const { email } = await stage.make.personal();
      const body = { email, code: await sentCode(stage.app, email, 'verification-code') };
      return { ...as(stage, name), body };
    },
  },
  'GET /email-verification/status': {
    valid: (stage, name) => ({ ...as(stage, name), query: { email: uniqueEmail() } }),
  },

  'GET /tasks': { ids: { assigneeId: 'person', parentId: 'task' }, valid: as },
  'GET /task-archive/archived': { ids: { assigneeId: 'person', parentId: 'task' }, valid: as },
  'GET /tasks/calendar': {
    valid: (stage, name) => ({ ...as(stage, name), query: { from: '2030-06-01', days: '42' } }),
  },
  'GET /tasks/usage': { valid: as },
  'GET /tasks/{id}': { ids: { id: 'task' }, valid: onSubject() },
  'POST /tasks': {
    ids: { assigneeId: 'person', externalContactId: 'contact' },
    valid: (stage, name) => ({
      ...as(stage, name),
      body: { title: unique('Task '), assigneeId: stage.cast[name]?.id ?? 1 },
    }),
  },
  'PUT /tasks/{id}': {
    ids: { id: 'task', assigneeId: 'person', externalContactId: 'contact' },
    valid: onSubject({ title: 'New title' }),
  },
  'PATCH /tasks/{id}/status': { ids: { id: 'task' }, valid: onSubject({ status: 'COMPLETED' }) },
  'PATCH /tasks/{id}/priority': { ids: { id: 'task' }, valid: onSubject({ priority: 'URGENT' }) },
  'DELETE /tasks/{id}': { ids: { id: 'task' }, valid: onSubject() },
  'POST /tasks/{id}/subtasks': {
    ids: { id: 'task', assigneeId: 'person' },
    valid: async (stage, name) => ({
      ...(await onPart()(stage, name)),
      body: { title: unique('Subtask '), assigneeId: stage.cast[name]?.id ?? 1 },
    }),
  },
  'GET /tasks/{id}/updates': { ids: { id: 'task' }, valid: onSubject() },
  'POST /tasks/bulk': {
    ids: { 'changes.id': 'task', 'changes.assigneeId': 'person' },
    valid: async (stage, name) => {
      const { id } = await stage.subjectFor(name);
      return {
        ...as(stage, name),
        body: { changes: [{ id, priority: 'URGENT', dueDate: '2099-01-01T10:00:00.000Z' }] },
      };
    },
  },
  'POST /tasks/import': {
    valid: (stage, name) => ({ ...as(stage, name), body: { csv: `title\n${unique('Imported ')}`, confirm: true } }),
  },
  'GET /tasks/export': { ids: { assigneeId: 'person', parentId: 'task' }, valid: as },

  'GET /tasks/{id}/co-assignees': { ids: { id: 'task' }, valid: onSubject() },
  'POST /tasks/{id}/co-assignees': { ids: { id: 'task', userId: 'person' }, valid: withColleague('unrelated') },
  'DELETE /tasks/{id}/co-assignees/{userId}': { ids: { id: 'task', userId: 'person' }, valid: onPart('co-assignee') },
  'GET /task-shares/{id}/shares': { ids: { id: 'task' }, valid: onSubject() },
  'POST /task-shares/{id}/share': { ids: { id: 'task', userId: 'person' }, valid: withColleague('unrelated') },
  'DELETE /task-shares/{id}/share/{userId}': { ids: { id: 'task', userId: 'person' }, valid: onPart('shared-with') },
  'GET /task-shares/shared': { ids: { assigneeId: 'person', parentId: 'task' }, valid: as },
  'POST /task-archive/{id}/archive': { ids: { id: 'task' }, valid: onSubject() },
  'POST /task-archive/{id}/unarchive': { ids: { id: 'task' }, valid: onSubject() },

  'GET /comments/task/{taskId}': { ids: { taskId: 'task' }, valid: withTask() },
  'POST /comments/task/{taskId}': { ids: { taskId: 'task' }, valid: withTask({ content: 'Looks good' }) },
  'PUT /comments/{id}': { ids: { id: 'comment' }, valid: onComment({ content: 'As edited' }) },
  'DELETE /comments/{id}': { ids: { id: 'comment' }, valid: onComment() },

  'GET /notifications': { valid: as },
  'GET /notifications/unread-count': { valid: as },
  'PATCH /notifications/{id}/read': {
    ids: { id: 'notification' },
    valid: async (stage, name) => ({
      ...as(stage, name),
      params: { id: await stage.make.notification(stage.cast[name] ?? (stage.cast.SYSDMIN as Actor)) },
    }),
  },
  'PATCH /notifications/mark-all-read': { valid: as },
  'GET /notifications/mail-preferences': { valid: as },
  'PUT /notifications/mail-preferences': { valid: (stage, name) => ({ ...as(stage, name), body: { comment: false } }) },
  'GET /notifications/push': { valid: as },
  'PUT /notifications/push': {
    valid: (stage, name) => ({ ...as(stage, name), body: browserSubscription().subscription }),
  },
  'DELETE /notifications/push': { valid: as },
  'GET /unsubscribe/{token}': { valid: unsubscribing },
  'POST /unsubscribe/{token}': { valid: unsubscribing },

  'GET /users': { valid: as },
  'GET /users/employees': { valid: as },
  'POST /users': { valid: (stage, name) => ({ ...as(stage, name), body: { ...newPerson(), role: 'EMPLOYEE' } }) },
  'POST /users/import': {
    valid: (stage, name) => {
      const { name: person, email } = newPerson();
      return { ...as(stage, name), body: { people: [{ name: person, email, role: 'EMPLOYEE' }] } };
    },
  },
  'GET /users/{id}': { ids: { id: 'person' }, valid: onPerson() },
  'PUT /users/{id}': { ids: { id: 'person' }, valid: onPerson({ name: 'New Name' }) },
  'PUT /users/{id}/reset-password': { ids: { id: 'person' }, valid: onPerson({ newPassword: 'Correct-horse-9!' }) },
  'POST /users/{id}/resend-invitation': { ids: { id: 'person' }, valid: onPerson() },
  'DELETE /users/{id}': { ids: { id: 'person' }, valid: onPerson() },

  'GET /contacts': { valid: as },
  'GET /contacts/search': { valid: (stage, name) => ({ ...as(stage, name), query: { q: 'Contact' } }) },
  'GET /contacts/{id}': { ids: { id: 'contact' }, valid: onContact() },
  'POST /contacts': {
    valid: (stage, name) => ({ ...as(stage, name), body: { name: unique('Contact '), email: uniqueEmail() } }),
  },
  'PUT /contacts/{id}': { ids: { id: 'contact' }, valid: onContact({ name: 'New Name' }) },
  'DELETE /contacts/{id}': { ids: { id: 'contact' }, valid: onContact() },

  'GET /auth/sessions': { valid: as },
  'DELETE /auth/sessions/{id}': {
    ids: { id: 'session' },
    valid: async (stage, name) => {
      const actor = stage.cast[name] ?? (stage.cast.SYSDMIN as Actor);
      return { ...as(stage, name), params: { id: await stage.make.sessionId(actor) } };
    },
  },
  'GET /auth/tokens': { valid: as },
  'POST /auth/tokens': {
    valid: (stage, name) => ({
      ...as(stage, name),
      body: {
        name: unique('Script '),
        scope: 'read',
        expiresInDays: 30,
        currentPassword: stage.cast[name]?.password ?? uniquePassword(),
      },
    }),
  },
  'DELETE /auth/tokens/{id}': {
    ids: { id: 'accessToken' },
    valid: async (stage, name) => {
      const actor = stage.cast[name] ?? (stage.cast.SYSDMIN as Actor);
      return { ...as(stage, name), params: { id: (await stage.make.accessToken(actor)).id } };
    },
  },
  'GET /calendar/address': { valid: as },
  'POST /calendar/address': {
    valid: (stage, name) => ({
      ...as(stage, name),
      body: { currentPassword: stage.cast[name]?.password ?? uniquePassword() },
    }),
  },
  'DELETE /calendar/address': {
    valid: async (stage, name) => {
      await stage.make.calendarAddress(stage.cast[name] ?? (stage.cast.SYSDMIN as Actor));
      return as(stage, name);
    },
  },
  'GET /calendar/feed': { valid: as },
  'DELETE /auth/sessions': {
    valid: async (stage, name) => {
      const actor = stage.cast[name];
      return actor?.isLive ? { as: await stage.make.lonelySession(actor) } : as(stage, name);
    },
  },
  'POST /auth/change-password': {
    valid: async (stage, name) => {
      const double = await someoneElse(stage, stage.cast[name]);
      const body = { currentPassword: double?.password ?? uniquePassword(), newPassword: uniquePassword() };
      return { as: double ?? undefined, body };
    },
  },
  'POST /auth/change-email': {
    valid: (stage, name) => ({
      ...as(stage, name),
      body: { newEmail: uniqueEmail(), currentPassword: stage.cast[name]?.password ?? uniquePassword() },
    }),
  },
  'POST /auth/confirm-email-change': {
    valid: async (stage, name) => {
      const double = await someoneElse(stage, stage.cast[name]);
      return { as: double ?? undefined, body: await withNewAddress(stage, double) };
    },
  },

  'GET /tasks/{id}/invitations': { ids: { id: 'task' }, valid: onSubject() },
  'POST /tasks/{id}/send-invitation': {
    ids: { id: 'task' },
    valid: async (stage, name) => ({ ...(await onPart()(stage, name)), body: { recipientEmail: uniqueEmail() } }),
  },
  'DELETE /tasks/{id}/collaborators/{userId}': {
    ids: { id: 'task', userId: 'person' },
    valid: async (stage, name) => {
      const { id } = await stage.subjectFor(name);
      const guest = stage.cast.collaborator as Actor;
      if (name === 'personal owner' || name === 'another personal owner') await stage.make.collaborate(id, guest);
      return { ...as(stage, name), params: { id, userId: guest.id } };
    },
  },
  'GET /task-invitations/{token}': {
    valid: async (stage, name) => ({ ...as(stage, name), ...(await invited(stage, null)) }),
  },
  'POST /task-invitations/{token}/accept': {
    valid: async (stage, name) => ({ ...as(stage, name), ...(await invited(stage, stage.cast[name])) }),
  },
  'POST /task-invitations/{token}/decline': {
    valid: async (stage, name) => ({ ...as(stage, name), ...(await invited(stage, stage.cast[name])) }),
  },
  'DELETE /task-invitations/{id}': {
    ids: { id: 'invitation' },
    valid: async (stage, name) => {
      const actor = stage.cast[name]?.companyId ? (stage.cast[name] as Actor) : (stage.cast.SYSDMIN as Actor);
      return { ...as(stage, name), params: { id: await stage.make.invitation(actor) } };
    },
  },
  'GET /task-invitations/user/received': { valid: as },
  'GET /task-invitations/user/sent': { valid: as },

  'GET /overview/mine': { valid: as },
  'GET /overview/company': { valid: as },

  // History outlives its people: who was deleted is found there too.
  'GET /audit': { ids: { userId: 'pastPerson' }, valid: as },
  'GET /audit/{id}': { ids: { id: 'auditEntry' }, valid: onAuditEntry() },
  'GET /audit/stats/summary': { valid: as },
  'GET /audit/export/csv': { ids: { userId: 'pastPerson' }, valid: as },

  'POST /feedback': {
    valid: (stage, name) => ({
      ...as(stage, name),
      body: { name: unique('Writer '), email: uniqueEmail(), feedback: 'It could be a little quicker.' },
    }),
  },
  'POST /ai/chat': { valid: (stage, name) => ({ ...as(stage, name), body: { message: 'How many tasks are open?' } }) },
  'POST /ai/chat/stream': {
    valid: (stage, name) => ({ ...as(stage, name), body: { message: 'How many tasks are open?' } }),
  },
  'POST /ai/identify-task-update': {
    valid: (stage, name) => ({ ...as(stage, name), body: { text: 'The roof is done' } }),
  },
  'POST /ai/extract-task': { valid: (stage, name) => ({ ...as(stage, name), body: { text: 'Call Kim by Friday' } }) },

  'GET /super-admin/feedback': { valid: as },

  'GET /super-admin/companies': { valid: as },
  'GET /super-admin/companies/{id}': { ids: { id: 'company' }, valid: onCompany() },
  'PUT /super-admin/companies/{id}/status': { ids: { id: 'company' }, valid: onCompany({ action: 'suspend' }) },
  'GET /super-admin/system/health': { valid: as },
  'GET /super-admin/analytics': { valid: as },
  'GET /super-admin/analytics/export': {
    valid: (stage, name) => ({ ...as(stage, name), query: { report: 'revenue' } }),
  },
  'GET /super-admin/users/search': { valid: as },
  'GET /super-admin/users/{id}': { ids: { id: 'person' }, valid: onPersonal() },
  'PUT /super-admin/users/{id}/reset-password': {
    ids: { id: 'person' },
    valid: onPersonal({ newPassword: 'Correct-horse-9!' }),
  },
  'PUT /super-admin/users/{id}/verification': { ids: { id: 'person' }, valid: onPersonal({ isEmailVerified: true }) },

  'GET /security/failed-logins': { valid: as },
  'GET /security/suspicious-activity': { valid: as },
  'GET /security/security-report': { valid: as },
  'GET /security/user-sessions': { valid: as },
  'DELETE /security/user-sessions/{sessionId}': {
    ids: { sessionId: 'session' },
    valid: async (stage, name) => ({
      ...as(stage, name),
      params: { sessionId: await stage.make.sessionId(await stage.make.personal()) },
    }),
  },
  // Right but for the caller's own password: it would sign everybody out who is still needed here.
  'POST /security/reset-all-passwords': {
    valid: (stage, name) => {
      const newPassword = uniquePassword();
      const body = { newPassword, confirmPassword: newPassword, currentPassword: uniquePassword() };
      return { ...as(stage, name), body };
    },
  },
  'GET /security/reset-all-passwords': { valid: as },
  'POST /security/lock-suspicious-accounts': {
    // Nobody has tried as often.
    valid: (stage, name) => ({ ...as(stage, name), body: { failedLoginThreshold: 1_000 } }),
  },
  'GET /security/locked-accounts': { valid: as },
  'DELETE /security/locked-accounts/{userId}': {
    ids: { userId: 'person' },
    valid: async (stage, name) => ({
      ...as(stage, name),
      params: { userId: await stage.make.locked(await stage.make.personal()) },
    }),
  },
};

/** A fresh invitation to a task of the System Administrator's, for this person's address. */
async function invited({ make, cast }: Stage, recipient: Actor | null): Promise<Pick<Sent, 'params'>> {
  const token = unique('an-invitation-token-of-somebody-');
  await make.invitation(cast.SYSDMIN as Actor, { recipient_email: recipient?.email ?? uniqueEmail() }, token);
  return { params: { token } };
}

/** For the calls that change the caller's own account: somebody who is not needed any more. */
async function someoneElse({ make }: Stage, actor: Actor | null): Promise<{ token: string; password: string } | null> {
  return actor?.isLive ? make.personal() : actor;
}

async function withNewAddress({ app }: Stage, person: { token: string; password: string } | null) {
  const newEmail = uniqueEmail();
  if (!person || (person as Partial<Actor>).isLive === false) return { newEmail, code: '123456' };
  await app.succeed('POST /auth/change-email', { as: person, body: { newEmail, currentPassword: person.password } });
  return { newEmail, code: await sentCode(app, newEmail, 'email-change-code') };
}
