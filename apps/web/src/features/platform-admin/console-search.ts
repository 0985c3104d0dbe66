import { textsOf } from '../../lib/query-string.ts';

const NAMES = ['tab', 'search', 'role', 'page', 'company', 'user', 'dialog'] as const;

/**
 * The address of the console: the tab, what is listed there on which page, the company or person that is open over the list,
 * and what is being done with it. Words that mean nothing are as none.
 */
export type ConsoleSearch = { [name in (typeof NAMES)[number]]?: string };

export type CompanyDialogName = 'suspend' | 'restore';

export function parseConsoleSearch(search: Record<string, unknown>): ConsoleSearch {
  return textsOf(search, NAMES);
}
