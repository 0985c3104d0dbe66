/** Where the query cache keeps invitations. */
export const INVITATION_KEYS = {
  all: ['invitations'] as const,
  received: ['invitations', 'received'] as const,
  sent: ['invitations', 'sent'] as const,
  ofTasks: ['invitations', 'of-task'] as const,
  ofTask: (taskId: number) => ['invitations', 'of-task', taskId] as const,
  openCount: ['invitations', 'open-count'] as const,
  byToken: (token: string) => ['invitations', 'by-token', token] as const,
};
