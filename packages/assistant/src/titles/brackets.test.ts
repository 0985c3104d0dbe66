import { LIMITS } from '@taskwell/contract/limits';
import { expect, it } from 'vitest';
import { withBothBrackets } from './brackets.ts';

it.each([
  ['Order toner (HP 207A', 'Order toner (HP 207A)'],
  ['Cover my sunday shift (', 'Cover my sunday shift'],
  ['Order 60 white roses)', 'Order 60 white roses'],
  ['(Refill the glove boxes', '(Refill the glove boxes)'],
  ['Book the bounce house), talk to the marshal (2 pm)', 'Book the bounce house, talk to the marshal (2 pm)'],
  ['Paint the hall (both walls)', 'Paint the hall (both walls)'],
  ['The van goes back to the scouts.)', 'The van goes back to the scouts'],
  ['A) Inga gets a quote', 'Inga gets a quote'],
  ['See you there :)', 'See you there :)'],
])('%j is %j', (title, whole) => {
  expect(withBothBrackets(title)).toBe(whole);
});

it('is no longer than a title may be', () => {
  const full = `Order toner (${'x'.repeat(LIMITS.titleLength)}`.slice(0, LIMITS.titleLength);
  expect(withBothBrackets(full)).toBe('Order toner');
});
