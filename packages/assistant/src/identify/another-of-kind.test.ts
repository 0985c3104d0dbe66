import { expect, it } from 'vitest';
import { isAnotherOfKind } from './another-of-kind.ts';
import { identifyTask } from './identify-task.ts';

it.each([
  ['Repot the orange tree done', 'Repot the lemon tree'],
  ['wheat flour ordered', 'Order rye flour'],
  ['the new till is repaired', 'Repair the old till'],
  ['paid the gas invoice', 'Pay the electricity invoice'],
  ['the back door lock is fixed', 'Fix the front door lock'],
  ['the report for April is finished', 'Write the report for March'],
  ['flights from Lisbon are booked', 'Book flights to Lisbon'],
  ['Rechnung an Schmidt ist raus', 'Rechnung an Meier schreiben'],
  ['photos of the autumn cakes are done', 'Take photos of the spring menu'],
  ['La facture de Martin est payée', 'Payer la facture de Dupont'],
  ["the deck oven at my sister's flat is repaired", 'Repair the deck oven'],
  ['the deck oven in the Lisbon branch has been repaired', 'Repair the deck oven'],
  ['Das Mehlsilo beim Nachbarn ist gereinigt', 'Mehlsilo reinigen'],
  ['Christening cake collected and paid', 'Wedding cake Hogan'],
])('%j names another thing than %j', (text, title) => {
  expect(isAnotherOfKind(title, text)).toBe(true);
});

it.each([
  ['the lemon tree is repotted', 'Repot the lemon tree'],
  ['the tree is repotted', 'Repot the lemon tree'],
  ['the big tree is repotted', 'Repot the lemon tree'],
  ['tree done', 'Repot the lemon tree'],
  ['spare scanner is in place', 'Swap hand scanner at dock 2'],
  ['paid dougie 385', 'Hockey fees Dougie'],
  ['the report for March is finished', 'Write the report for March'],
  ['the report for April is finished', 'Write the report'],
  ['the report for tomorrow is finished', 'Write the report for March'],
  ['flights to Lisbon are booked', 'Book flights to Lisbon'],
  ['the invoice for electricity is paid', 'Pay the electricity invoice'],
  ['the tap is fixed', 'Fix the dripping tap'],
])('%j may be said of %j', (text, title) => {
  expect(isAnotherOfKind(title, text)).toBe(false);
});

it('a text that says of another thing that it is done is asked about', async () => {
  const tasks = ['Repot the lemon tree', 'Call the bank'].map((title, id) => ({ id, title, description: null }));
  const reading = { now: new Date('2026-11-25T10:00:00Z'), timeZone: 'UTC' };
  const found = await identifyTask('The orange tree is repotted', tasks, reading);
  expect([found.task, found.candidates.map(({ title }) => title)]).toEqual([null, ['Repot the lemon tree']]);
  expect((await identifyTask('Repot the lemon tree done', tasks, reading)).updateType).toBe('completion');
});
