import { mayPass } from './api-errors.ts';

const MOST_RETRIES = 2;

/**
 * Options of a query for what somebody has just asked for and waits for, such as a page or a search: without a network it
 * says so at once instead of waiting for one, and it is read as soon as the network is back.
 */
export const ASKED = {
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (failures: number, error: Error) => navigator.onLine && failures < MOST_RETRIES && mayPass(error),
} as const;
