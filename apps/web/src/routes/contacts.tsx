export { Contacts as ContactsRoute } from '../features/contacts/Contacts.tsx';
