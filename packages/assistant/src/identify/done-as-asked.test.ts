import { expect, it } from 'vitest';
import { isDoneAsAsked } from './done-as-asked.ts';
import { isDoneByOther } from './done-by-other.ts';
import { identifyTask } from './identify-task.ts';

it.each([
  ['Write the minutes', 'I wrote the minutes'],
  ['Take photos of the hall', "We've already taken the photos of the hall"],
  ['Call the bank', 'I called the bank this morning'],
  ['Fenster putzen', 'ich habe die Fenster geputzt'],
  ['Brief schreiben', 'Hab den Brief geschrieben!'],
  ['Paket abholen', 'habe das Paket abgeholt'],
  ['Mehl bestellen', 'Mehl bestellt'],
  ['Clean the windows', 'The windows are clean'],
  ['Close the account', 'The account is now closed'],
  ['Fenster putzen', 'Die Fenster geputzt'],
  ['Comprar pan', 'he comprado el pan'],
  ['Hacer la cama', 'Ya he hecho la cama.'],
  ['Acheter du pain', "j'ai acheté le pain"],
  ['Prendre rendez-vous chez le dentiste', 'On a pris rendez-vous chez le dentiste'],
])('%j is done by %j', async (title, text) => {
  expect(isDoneAsAsked(title, text)).toBe(true);
  const reading = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' };
  const { task, updateType, status } = await identifyTask(text, [{ title, description: null }], reading);
  expect([task?.title, updateType, status]).toEqual([title, 'completion', 'COMPLETED']);
});

it.each([
  ['Write the minutes', 'I wrote half of the minutes'],
  ['Write the minutes', 'I wrote a draft of the minutes'],
  ['Write the minutes', 'I have not written the minutes'],
  ['Write the minutes', 'I wrote to the bank'],
  ['Call the bank', 'I called the bank but nobody answered'],
  ['Call the bank', 'I called the bank again'],
  ['Call the bank', 'Did I call the bank?'],
  ['Fenster putzen', 'ich habe die Fenster fast geputzt'],
  ['Fenster putzen', 'ich habe die Fenster bestellt'],
  ['Mehl bestellen', 'Mehl bestellen'],
  ['Clean the windows', 'The windows are not clean'],
  ['Clean the windows', 'The windows are open'],
  ['Mehl bestellen', 'Mehl nicht bestellt'],
  ['Comprar pan', 'no he comprado el pan'],
  ['Acheter du pain', "j'ai presque acheté le pain"],
])('%j is not done by %j', (title, text) => {
  expect(isDoneAsAsked(title, text)).toBe(false);
});

it.each([
  ['Call the dentist', 'The dentist called'],
  ['Send invoice to Miller', 'Miller has sent the invoice'],
  ['Pay the plumber', 'the plumber has already paid'],
  ['Ring Mrs Hale', 'Mrs Hale rang this morning'],
])('%j is not done where it is the other: %j', async (title, text) => {
  expect(isDoneByOther(title, text)).toBe(true);
  const reading = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' };
  expect((await identifyTask(text, [{ title, description: null }], reading)).updateType).not.toBe('completion');
});

it.each([
  ['Call the dentist', 'Mei called the dentist'],
  ['Send invoice to Miller', 'the invoice was sent to Miller'],
  ['Send invoice to Miller', 'invoice sent to Miller'],
  ['Pay the plumber', 'the plumber is paid'],
  ['Pay the plumber', 'plumber has been paid'],
])('%j may be done by %j', (title, text) => {
  expect(isDoneByOther(title, text)).toBe(false);
});
