/** The way of other features to a person's contacts. */
export { findNamedContacts } from './contacts.queries.ts';
