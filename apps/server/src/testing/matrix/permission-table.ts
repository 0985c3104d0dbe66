import { ACTORS, type ActorName } from './cast.ts';

/**
 * Who gets which status from each operation, written down from DECISIONS §1 to §3 and not from the policy: 401 no
 * session, 403 seen but not allowed, 404 not even seen. Task operations are on a task to which the actors stand as
 * their names say; for the two personal owners it is the first one's.
 * Resetting all passwords is asked for with a wrong one (see operation-cases.ts).
 */
const TABLE = `
                                          anonymous
                                          |   personal owner
                                          |   |   another personal owner
                                          |   |   |   assigner
                                          |   |   |   |   lead
                                          |   |   |   |   |   co-assignee
                                          |   |   |   |   |   |   shared-with
                                          |   |   |   |   |   |   |   unrelated
                                          |   |   |   |   |   |   |   |   collaborator
                                          |   |   |   |   |   |   |   |   |   ADMIN
                                          |   |   |   |   |   |   |   |   |   |   SYSDMIN
                                          |   |   |   |   |   |   |   |   |   |   |   SUPER_ADMIN
                                          |   |   |   |   |   |   |   |   |   |   |   |   foreign EMPLOYEE
                                          |   |   |   |   |   |   |   |   |   |   |   |   |   foreign ADMIN
                                          |   |   |   |   |   |   |   |   |   |   |   |   |   |   foreign SYSDMIN
                                          |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   unverified
                                          |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   suspended
                                          |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   |   revoked
GET /health                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET /config                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /access-code                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET /events                               401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401

POST /auth/login                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /auth/logout                         401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
POST /auth/register                       201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201
POST /auth/register-personal              201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201
POST /auth/register-company               201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201
DELETE /auth/company                      401 200 200 403 403 403 403 403 200 403 200 403 403 403 200 200 401 401
GET /auth/me                              401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
POST /auth/forgot-password                200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /auth/verify-password-reset-code     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /auth/reset-password-with-code       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET /auth/set-password-links/{token}      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /auth/set-password                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

POST /email-verification/send             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /email-verification/verify           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET /email-verification/status            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

GET /tasks                                401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /task-archive/archived                401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /tasks/calendar                       401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /tasks/usage                          401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /tasks/{id}                           401 200 404 200 200 200 200 404 200 200 200 404 404 404 404 404 401 401
POST /tasks                               401 201 201 201 201 201 201 201 201 201 201 403 201 201 201 201 401 401
PUT /tasks/{id}                           401 200 404 200 403 403 403 404 403 200 200 404 404 404 404 404 401 401
PATCH /tasks/{id}/status                  401 200 404 200 200 200 403 404 403 200 200 404 404 404 404 404 401 401
PATCH /tasks/{id}/priority                401 200 404 200 200 403 403 404 403 200 200 404 404 404 404 404 401 401
DELETE /tasks/{id}                        401 200 404 200 403 403 403 404 403 200 200 404 404 404 404 404 401 401

GET /task-shares/shared                   401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /tasks/{id}/updates                   401 200 404 200 200 200 200 404 200 200 200 404 404 404 404 404 401 401
POST /tasks/{id}/subtasks                 401 201 404 201 201 403 403 404 403 201 201 404 404 404 404 404 401 401
POST /tasks/bulk                          401 200 404 200 403 403 403 404 403 200 200 403 404 404 404 404 401 401
POST /tasks/import                        401 403 403 403 403 403 403 403 403 200 200 403 403 200 200 403 401 401
GET /tasks/export                         401 403 403 200 200 200 200 200 403 200 200 403 200 200 200 403 401 401
POST /task-archive/{id}/archive           401 200 404 200 403 403 403 404 403 200 200 404 404 404 404 404 401 401
POST /task-archive/{id}/unarchive         401 200 404 200 403 403 403 404 403 200 200 404 404 404 404 404 401 401

GET /tasks/{id}/co-assignees              401 200 404 200 200 200 200 404 200 200 200 404 404 404 404 404 401 401
POST /tasks/{id}/co-assignees             401 403 404 403 201 403 403 404 403 403 403 404 404 404 404 404 401 401
DELETE /tasks/{id}/co-assignees/{userId}  401 403 404 403 200 403 403 404 403 403 403 404 404 404 404 404 401 401
GET /task-shares/{id}/shares              401 200 404 200 200 200 200 404 200 200 200 404 404 404 404 404 401 401
POST /task-shares/{id}/share              401 403 404 403 201 403 403 404 403 403 403 404 404 404 404 404 401 401
DELETE /task-shares/{id}/share/{userId}   401 403 404 403 200 403 403 404 403 403 403 404 404 404 404 404 401 401

GET /comments/task/{taskId}               401 200 404 200 200 200 200 404 200 200 200 404 404 404 404 404 401 401
POST /comments/task/{taskId}              401 201 404 201 201 201 403 404 201 201 201 404 404 404 404 404 401 401
PUT /comments/{id}                        401 200 404 200 403 403 403 404 403 403 403 404 404 404 404 404 401 401
DELETE /comments/{id}                     401 200 404 403 403 403 403 404 403 200 200 404 404 404 404 404 401 401

GET /notifications                        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /notifications/unread-count           401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
PATCH /notifications/{id}/read            401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
PATCH /notifications/mark-all-read        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /notifications/mail-preferences       401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
PUT /notifications/mail-preferences       401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /notifications/push                   401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
PUT /notifications/push                   401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
DELETE /notifications/push                401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /unsubscribe/{token}                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /unsubscribe/{token}                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

GET /users                                401 200 200 403 403 403 403 403 200 200 200 403 403 200 200 200 401 401
GET /users/employees                      401 403 403 200 200 200 200 200 403 200 200 403 200 200 200 403 401 401
POST /users                               401 403 403 403 403 403 403 403 403 201 201 403 403 201 201 403 401 401
POST /users/import                        401 403 403 403 403 403 403 403 403 201 201 403 403 201 201 403 401 401
GET /users/{id}                           401 404 404 403 403 403 403 403 404 200 200 403 403 404 404 404 401 401
PUT /users/{id}                           401 404 404 403 403 403 403 403 404 403 200 403 403 404 404 404 401 401
PUT /users/{id}/reset-password            401 404 404 403 403 403 403 403 404 200 200 403 403 404 404 404 401 401
POST /users/{id}/resend-invitation        401 404 404 403 403 403 403 403 404 200 200 403 403 404 404 404 401 401
DELETE /users/{id}                        401 404 404 403 403 403 403 403 404 200 200 403 403 404 404 404 401 401

GET /contacts                             401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /contacts/search                      401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /contacts/{id}                        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /contacts                            401 201 201 201 201 201 201 201 201 201 201 403 201 201 201 201 401 401
PUT /contacts/{id}                        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
DELETE /contacts/{id}                     401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401

GET /auth/sessions                        401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
DELETE /auth/sessions/{id}                401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
GET /auth/tokens                          401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /auth/tokens                         401 201 201 201 201 201 201 201 201 201 201 403 201 201 201 201 401 401
DELETE /auth/tokens/{id}                  401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /calendar/address                     401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /calendar/address                    401 201 201 201 201 201 201 201 201 201 201 403 201 201 201 201 401 401
DELETE /calendar/address                  401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /calendar/feed                        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
DELETE /auth/sessions                     401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
POST /auth/change-password                401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
POST /auth/change-email                   401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401
POST /auth/confirm-email-change           401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 401 401

POST /tasks/{id}/send-invitation          401 200 404 200 403 403 403 404 403 403 403 404 404 404 404 404 401 401
GET /tasks/{id}/invitations               401 200 404 200 403 403 403 404 403 403 403 404 404 404 404 404 401 401
DELETE /tasks/{id}/collaborators/{userId} 401 200 404 200 403 403 403 404 200 200 200 404 404 404 404 404 401 401
GET /task-invitations/{token}             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST /task-invitations/{token}/accept     401 200 403 200 200 200 200 200 403 200 200 403 200 200 200 403 401 401
POST /task-invitations/{token}/decline    401 200 403 200 200 200 200 200 403 200 200 403 200 200 200 403 401 401
DELETE /task-invitations/{id}             401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /task-invitations/user/received       401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /task-invitations/user/sent           401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401

GET /overview/mine                        401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
GET /overview/company                     401 403 403 403 403 403 403 403 403 200 200 403 403 200 200 403 401 401

GET /audit                                401 403 403 403 403 403 403 403 403 200 200 403 403 200 200 403 401 401
GET /audit/{id}                           401 403 403 403 403 403 403 403 403 200 200 403 403 404 404 403 401 401
GET /audit/stats/summary                  401 403 403 403 403 403 403 403 403 200 200 403 403 200 200 403 401 401
GET /audit/export/csv                     401 403 403 403 403 403 403 403 403 200 200 403 403 200 200 403 401 401

POST /ai/chat                             401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /ai/chat/stream                      401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /ai/identify-task-update             401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401
POST /ai/extract-task                     401 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 401 401

POST /feedback                            201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201
GET /super-admin/feedback                 401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/companies                401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/companies/{id}           401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
PUT /super-admin/companies/{id}/status    401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/system/health            401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/analytics                401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/analytics/export         401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/users/search             401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /super-admin/users/{id}               401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
PUT /super-admin/users/{id}/reset-password 401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
PUT /super-admin/users/{id}/verification  401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401

GET /security/failed-logins               401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /security/suspicious-activity         401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /security/security-report             401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /security/user-sessions               401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
DELETE /security/user-sessions/{sessionId} 401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
POST /security/reset-all-passwords        401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 401 401
GET /security/reset-all-passwords         401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
POST /security/lock-suspicious-accounts   401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
GET /security/locked-accounts             401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
DELETE /security/locked-accounts/{userId} 401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 401 401
`;

/** The table's lines by operation, each with a status per actor. */
export function permissionTable(): Map<string, Record<ActorName, number>> {
  const lines = TABLE.split('\n').filter((line) => /^[A-Z]+ \//.test(line));
  return new Map(lines.map((line) => readLine(line)));
}

function readLine(line: string): [string, Record<ActorName, number>] {
  const [, operation = '', statuses = ''] = /^(\S+ \S+)\s+([\d ]+)$/.exec(line) ?? [];
  const numbers = statuses.trim().split(/\s+/).map(Number);
  if (numbers.length !== ACTORS.length) throw new Error(`${operation} needs ${ACTORS.length} statuses`);
  return [
    operation,
    Object.fromEntries(ACTORS.map((actor, index) => [actor, numbers[index]])) as Record<ActorName, number>,
  ];
}
