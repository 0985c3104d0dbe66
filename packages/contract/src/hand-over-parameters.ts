// Apart from hand-over.ts, as the first view of every screen loads these.

/** Query parameters by which something is handed over (SPEC §2 'Hand-over inputs'), in the order in which they are looked at. */
export const HAND_OVER_PARAMETERS = [
  'popupData',
  'createTask',
  'updateTask',
  'completeTask',
  'addSubtask',
  'summarizeTask',
  'originalText',
] as const;
export type HandOverParameter = (typeof HAND_OVER_PARAMETERS)[number];

/** Behind the `#` of an address: a text of any length that one may have, as no server gets it (see hand-over.ts). */
export const HAND_OVER_FRAGMENT = 'handOver=';
