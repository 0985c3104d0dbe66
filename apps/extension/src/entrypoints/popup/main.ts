import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { EXTENSION_MESSAGES } from '@taskwell/contract/extension';
import { HAND_OVER_LABELS, HAND_OVER_TYPES, type HandOverType } from '@taskwell/contract/hand-over';
import { characterCount, cutCharacters } from '@taskwell/contract/text';
import { browser } from 'wxt/browser';
import { handOver } from '../../lib/hand-over.ts';
import { element, followColorScheme, pageElement, setFault } from '../../lib/page.ts';
import { readSelection } from '../../lib/selection.ts';

/** The toolbar button's window: what is selected on the page, or what is typed, and what is to become of it. */

const DRAFT = 'draft';
const { textLength } = ASSISTANT_LIMITS;

const field = element('textarea', { id: 'text', dir: 'auto', 'aria-describedby': 'hint fault' });
const counter = element('span', { class: 'counter' });
const fault = element('p', { id: 'fault', class: 'fault', role: 'alert' });

followColorScheme();
field.addEventListener('input', onInput);
pageElement().append(head(), textField(), actions());
await fill();
field.focus();

function head(): HTMLElement {
  const settings = element('button', { type: 'button', class: 'quiet' }, EXTENSION_MESSAGES.settings);
  settings.addEventListener('click', () => browser.runtime.openOptionsPage());
  return element(
    'div',
    { class: 'head' },
    element('img', { src: '/icon/48.png', alt: '' }),
    element('h1', {}, EXTENSION_MESSAGES.popupTitle),
    settings,
  );
}

function textField(): HTMLElement {
  const label = element('label', { for: 'text' }, EXTENSION_MESSAGES.textLabel);
  const hint = element('p', { id: 'hint', class: 'hint' }, EXTENSION_MESSAGES.textHint);
  return element('div', { class: 'field' }, element('div', { class: 'label' }, label, counter), field, hint, fault);
}

function actions(): HTMLElement {
  const buttons = HAND_OVER_TYPES.map((type) => {
    const look = type === 'create' ? 'primary' : 'secondary';
    const button = element('button', { type: 'button', class: look }, HAND_OVER_LABELS[type]);
    button.addEventListener('click', () => run(type));
    return button;
  });
  return element('div', { class: 'actions' }, ...buttons);
}

/** What is selected; else what was typed before the window closed, which it does with any click beside it. */
async function fill(): Promise<void> {
  const tab = await activeTab();
  const selected = tab?.id === undefined ? '' : await readSelection(tab.id);
  const { [DRAFT]: draft } = await browser.storage.session.get(DRAFT);
  const text = selected.trim() || (typeof draft === 'string' ? draft : '');
  field.value = cutCharacters(text, textLength);
  const leftOut = characterCount(text) - characterCount(field.value);
  if (leftOut > 0) fault.textContent = ASSISTANT_MESSAGES.leftOut(leftOut);
  showCount();
}

async function activeTab() {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}

async function onInput(): Promise<void> {
  setFault(field, fault, '');
  showCount();
  await browser.storage.session.set({ [DRAFT]: field.value });
}

function showCount(): void {
  counter.textContent = `${characterCount(field.value.trim())}/${textLength}`;
}

async function run(type: HandOverType): Promise<void> {
  const text = field.value.trim();
  const wrong = textFault(text);
  setFault(field, fault, wrong);
  if (wrong !== '') {
    field.focus();
    return;
  }
  await browser.storage.session.remove(DRAFT);
  await handOver(type, text, (await activeTab())?.index);
  window.close();
}

function textFault(text: string): string {
  if (text === '') return ASSISTANT_MESSAGES.textRequired;
  return characterCount(text) > textLength ? ASSISTANT_MESSAGES.textTooLong : '';
}
