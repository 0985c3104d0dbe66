import { FEED_PATH } from './calendar-feed.ts';
import { API_BASE_PATH } from './operations.ts';

/** Where every request below is the server's, which has no page of the web app there: the development server passes them on. */
export const SERVER_PATHS = [API_BASE_PATH, '/mcp', '/outbox/', FEED_PATH] as const;

/** Where only what is posted is the server's; a browser gets a page of the web app. */
export const POSTED_PATHS = ['/unsubscribe/'] as const;
