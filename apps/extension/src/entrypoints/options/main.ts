import { EXTENSION_MESSAGES, installationAddress } from '@taskwell/contract/extension';
import { HAND_OVER_LABELS, HAND_OVER_TYPES } from '@taskwell/contract/hand-over';
import { browser } from 'wxt/browser';
import { handOverWaiting, readWaiting } from '../../lib/hand-over.ts';
import { readAddress, saveAddress } from '../../lib/installation.ts';
import { element, followColorScheme, pageElement, setFault } from '../../lib/page.ts';

/** The one setting, the installation's address, and the keys as they are set. */

const field = element('input', {
  id: 'address',
  type: 'text',
  inputmode: 'url',
  autocomplete: 'url',
  spellcheck: 'false',
  placeholder: 'https://',
  'aria-describedby': 'hint fault',
});
const fault = element('p', { id: 'fault', class: 'fault', role: 'alert' });
const note = element('p', { class: 'note', role: 'status' });

followColorScheme();
const waiting = await readWaiting();
pageElement().append(head(), form(), await keys());
if (waiting !== null) {
  note.textContent = EXTENSION_MESSAGES.waiting(waiting.type);
  note.classList.add('warning');
}
field.value = (await readAddress()) ?? '';
field.focus();

function head(): HTMLElement {
  return element(
    'div',
    { class: 'head' },
    element('img', { src: '/icon/48.png', alt: '' }),
    element('h1', {}, EXTENSION_MESSAGES.optionsTitle),
  );
}

function form(): HTMLElement {
  const made = element(
    'form',
    { novalidate: true },
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'address', class: 'label' }, EXTENSION_MESSAGES.addressLabel),
      field,
      element('p', { id: 'hint', class: 'hint' }, EXTENSION_MESSAGES.addressHint),
      fault,
    ),
    note,
    element('div', {}, element('button', { class: 'primary' }, EXTENSION_MESSAGES.save)),
  );
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    save();
  });
  return made;
}

async function save(): Promise<void> {
  const address = installationAddress(field.value);
  const isEmpty = field.value.trim() === '';
  if (address === null) {
    setFault(field, fault, isEmpty ? EXTENSION_MESSAGES.addressRequired : EXTENSION_MESSAGES.addressInvalid);
    field.focus();
    return;
  }
  await saveAddress(address);
  setFault(field, fault, '');
  field.value = address;
  note.classList.remove('warning');
  note.textContent = EXTENSION_MESSAGES.saved(address);
  await handOverWaiting();
}

/** As the browser has them, which may have kept a key for something else. */
async function keys(): Promise<HTMLElement> {
  const commands = await browser.commands.getAll();
  const rows = ['_execute_action', ...HAND_OVER_TYPES].flatMap((name) => {
    const shortcut = commands.find((command) => command.name === name)?.shortcut || EXTENSION_MESSAGES.noKey;
    const type = HAND_OVER_TYPES.find((one) => one === name);
    const label = type === undefined ? EXTENSION_MESSAGES.popupTitle : HAND_OVER_LABELS[type];
    return [element('dt', {}, label), element('dd', {}, shortcut)];
  });
  return element(
    'section',
    { 'aria-labelledby': 'keys' },
    element('h2', { id: 'keys' }, EXTENSION_MESSAGES.keys),
    element('p', {}, EXTENSION_MESSAGES.keysHint),
    element('dl', { class: 'keys' }, ...rows),
    element('p', { class: 'hint' }, EXTENSION_MESSAGES.keysWhere),
  );
}
