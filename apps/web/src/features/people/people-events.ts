import type { EventHandlers } from '../../lib/live-events.ts';
import { PEOPLE_KEYS } from './people-keys.ts';

/** Such as an address that its owner has just verified. */
export const PEOPLE_EVENTS: EventHandlers = {
  'person.changed': (client, { id }) => {
    client.invalidateQueries({ queryKey: PEOPLE_KEYS.lists });
    client.invalidateQueries({ queryKey: PEOPLE_KEYS.detail(id) });
  },
};
