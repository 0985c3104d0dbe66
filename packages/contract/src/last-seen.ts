// Apart from limits.ts, which every first view loads: this is needed only once a screen stands.

/** What a browser keeps of what was last seen, to be shown without a network (decision 43). */
export const LAST_SEEN = {
  /** Older than this it is no more shown, and removed. */
  days: 7,
  /** Of the text of all that is kept of one session: what was read longest ago goes first. */
  textLength: 1_000_000,
  /** That one person has on one browser at a time, such as in two tabs; the oldest goes. */
  sessions: 3,
} as const;
