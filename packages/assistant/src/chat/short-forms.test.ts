import { expect, it } from 'vitest';
import { withoutShortForms } from './short-forms.ts';

it.each([
  ['what do i have 2day', 'what do i have today'],
  ['tasks for Mei 2morow', 'tasks for Mei tomorrow'],
  ['wats overdue', 'what is overdue'],
  ['wat do i have', 'what do i have'],
  ['whens it due', 'when is it due'],
  ['whens the van due', 'when is the van due'],
  ['which tasks r urgent', 'which tasks are urgent'],
  ['whats mei doing tmrw', 'what is mei doing tomorrow'],
  ['anything 4 Jonas', 'anything for Jonas'],
])('%s is %s', (written, meant) => {
  expect(withoutShortForms(written)).toBe(meant);
});

it.each(['buy 4 lamps', 'plan the R and D day', 'order 2 days of milk'])('%s stays as it is', (line) => {
  expect(withoutShortForms(line)).toBe(line);
});
