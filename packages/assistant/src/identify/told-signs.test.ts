import { expect, it } from 'vitest';
import { signsOf, toldIn } from './told-signs.ts';

it.each([
  ['Kaminski wants 640 plus VAT', ['wants', 'money']],
  ['Milo can go on 27 June at 8:40', ['time', 'day']],
  ['page 20 of 34, almost there', ['progress']],
  ['die Pumpe läuft wieder', ['works']],
  ['el pedido ha llegado', ['arrived']],
  ['la facture est payée', ['paid']],
  ['blue', ['nothing']],
])('%s', (text, told) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(told));
});

it('tells what a title has to do with it', () => {
  expect(signsOf('Ask Kaminski for a price', ['money'], true)).toEqual([
    'chase',
    'chase money',
    'quote',
    'quote money',
    'named money',
  ]);
  expect(signsOf('Zebra', ['day'], false)).toEqual(['other', 'other day']);
});
