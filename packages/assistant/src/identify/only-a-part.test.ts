import { expect, it } from 'vitest';
import { isOnlyPart } from './only-a-part.ts';

it.each([
  ['done in shelf A', 'Paint the shelves in the storage room'],
  ['Shelf A is done', 'Clean all the shelves'],
  ['Regal A ist gestrichen', 'Die Regale streichen'],
  ['Half of the windows are done.', 'Clean the windows'],
  ['la première vitrine est nettoyée', 'Nettoyer les vitrines'],
  ['The small bedroom is painted', 'Paint the bedrooms'],
  ['I called two suppliers', 'Call all suppliers'],
  ['The deposit for the venue is paid', 'Pay the venue'],
  ['The recipe for the birthday cake is printed', 'Bake the birthday cake'],
  ['The left door of the deck oven is repaired', 'Repair the deck oven'],
  ['outline of the annual report is done', 'Write the annual report'],
  ['Watered the plants in the lobby', 'Water the plants'],
  ['The invitations for the neighbours are sent', 'Send the invitations'],
  ['flour ordered', 'Order flour and sugar'],
])('%j is only a part of %j', (text, title) => {
  expect(isOnlyPart(title, text)).toBe(true);
});

it.each([
  ['The shelves are painted', 'Paint the shelves in the storage room'],
  ['deposit paid', 'Pay the deposit for the venue'],
  ['Shelf B was the last one', 'Clean all the shelves'],
  ['Flour and sugar are ordered', 'Order flour and sugar'],
  ['The door of the oven is repaired', 'Repair the door of the deck oven'],
  ['The bill for electricity is paid', 'Pay electricity'],
  ['The cleaning of the silo is done', 'Clean the silo'],
  ['Small bedroom is painted', 'Paint the small bedroom'],
  ['Invitations sent on Monday', 'Send the invitations'],
  ['The invoices for the week are sent', 'Send the invoices'],
])('%j may be all of %j', (text, title) => {
  expect(isOnlyPart(title, text)).toBe(false);
});
