import { oneOf, textOf } from '../../lib/query-string.ts';

/** The address of the contacts screen: its filters, and the dialog that is open over it. */
export interface ContactSearch {
  search?: string;
  /** Not `type`, which task lists have already. */
  kind?: ContactType;
  contact?: string;
  dialog?: ContactDialogName;
}

export const CONTACT_TYPES = ['personal', 'business'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

const DIALOGS = ['new', 'edit', 'delete'] as const;
export type ContactDialogName = (typeof DIALOGS)[number];

export function parseContactSearch(search: Record<string, unknown>): ContactSearch {
  const text = textOf(search.search);
  const kind = oneOf(search.kind, CONTACT_TYPES);
  const contact = textOf(search.contact);
  const dialog = oneOf(search.dialog, DIALOGS);
  return {
    ...(text && { search: text }),
    ...(kind && { kind }),
    ...(contact && { contact }),
    ...(dialog && { dialog }),
  };
}
