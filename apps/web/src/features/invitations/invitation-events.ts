import type { EventHandlers } from '../../lib/live-events.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';

export const INVITATION_EVENTS: EventHandlers = {
  'invitations.changed': (client) => {
    client.invalidateQueries({ queryKey: INVITATION_KEYS.received });
    client.invalidateQueries({ queryKey: INVITATION_KEYS.openCount });
  },
  // It may say that an invitation has been answered; read again only while somebody looks at them.
  'notification.created': (client) => {
    client.invalidateQueries({ queryKey: INVITATION_KEYS.sent });
    client.invalidateQueries({ queryKey: INVITATION_KEYS.ofTasks });
  },
};
