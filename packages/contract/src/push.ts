// Apart from limits.ts, which every first view loads: only the settings, the bell's panel and the server need these.

/** Push messages to browsers (decision 44). */
export const PUSH_LIMITS = {
  /** Browsers of one person; with one more the oldest gets none. */
  perPerson: 10,
  endpointLength: 1_000,
  /** Notifications that one person gets as push messages. */
  perHour: 60,
  /** That a push service keeps a message for a browser that is not running. */
  keptSeconds: 24 * 60 * 60,
  /** Of a message's words: with its title and address it stays well below the 4,096 bytes that push services take. */
  bodyLength: 500,
  /** For a push service to answer. */
  answerMilliseconds: 5_000,
  /** Messages that are on their way to one person at a time, of all that a process sends at once. */
  atOncePerPerson: 4,
  /** Without another try for a person at a push service that gave no answer, so that it holds up nobody else's. */
  pauseMilliseconds: 5 * 60_000,
} as const;

export const PUSH_WORDS = {
  on: 'Notifications now come to this browser',
  off: 'Notifications no longer come to this browser',
  noPushService: 'The address of a push service has the name of a host on the internet',
  failed: 'Your browser could not reach its push service. Please try again later.',
  blocked:
    'Your browser blocks notifications from Taskwell. Allow them in its settings for this site, then load this page again.',
  unsupported:
    'This browser cannot show notifications while Taskwell is closed. On an iPhone or iPad, add Taskwell to the Home Screen first.',
} as const;

/** What a push message holds, and the service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where it leads to, within the app. */
  path: string;
  /** One notification is shown once. */
  tag: string;
}
