import { oneOf, textOf } from '../../lib/query-string.ts';

/** The address of the employees screen: what is searched, whose details are open, and the dialog over the list. */
export interface PeopleSearch {
  search?: string;
  person?: string;
  dialog?: PeopleDialogName;
}

const DIALOGS = ['add', 'import', 'edit', 'reset-password', 'delete'] as const;
export type PeopleDialogName = (typeof DIALOGS)[number];

export function parsePeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const text = textOf(search.search);
  const person = textOf(search.person);
  const dialog = oneOf(search.dialog, DIALOGS);
  return { ...(text && { search: text }), ...(person && { person }), ...(dialog && { dialog }) };
}
