import { HAND_OVER_LABELS, type HandOverType } from './hand-over.ts';
import { PRODUCT } from './product.ts';

/** What the browser extension says (SPEC §1 'AI helpers'); its actions have the words of the popup. */
export const EXTENSION_MESSAGES = {
  name: PRODUCT.name,
  description: `Makes tasks of texts that you select on any page: create, update, complete, add a subtask, summarise.`,
  popupTitle: 'Text to task',
  textLabel: 'Text',
  textHint: 'Select text on a page and press the button again, or paste it here.',
  settings: 'Settings',
  optionsTitle: 'Extension settings',
  addressLabel: 'Address of your task manager',
  addressHint:
    'As your browser shows it, such as https://tasks.example.com. Selected texts are opened there, and go nowhere else.',
  addressRequired: 'Please enter the address of your task manager',
  addressInvalid: 'Please enter an address that begins with https://, or with http://localhost',
  save: 'Save',
  saved: (address: string) => `Saved. Texts are opened at ${address}.`,
  waiting: (type: HandOverType) =>
    `Your text waits: “${HAND_OVER_LABELS[type]}” opens as soon as the address is saved.`,
  keys: 'How to use it',
  keysHint:
    'Select text on a page, in a PDF or in a mail. Then click it with the right button, press the button in the toolbar, or use a key:',
  keysWhere: 'Keys can be changed under chrome://extensions/shortcuts.',
  noKey: 'no key yet',
} as const;

/** Loopback, where a connection without encryption leaves the machine to nobody. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address of an installation, as a person types or pastes it: with or without `https://`, or of any of its pages.
 *
 * @returns its origin; null where it is none, names a person or a password, or would be opened without encryption
 */
export function installationAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const address = text === '' ? null : URL.parse(hasScheme ? text : `https://${text}`);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isLocal = LOCAL_HOSTS.includes(address.hostname);
  if (isLocal && !hasScheme) return `http://${address.host}`;
  return address.protocol === 'https:' || (address.protocol === 'http:' && isLocal) ? address.origin : null;
}
