import { describe, expect, it } from 'vitest';
import { findDues } from './find-due.ts';

const reading = { now: new Date('2026-11-25T10:00:00-05:00'), timeZone: 'America/New_York' };
const dues = (text: string) =>
  findDues(text, reading).map(({ value }) => value.toLocaleString('sv', { timeZone: reading.timeZone }).slice(0, 16));

describe('when something is due', () => {
  it.each([
    'ask for the referral, they need at least a week',
    "Tank 6 finished at 1.012, it's ready.",
    "I'm out till Monday.",
    'Yo estoy de viaje hasta el 9 de diciembre',
    'put the mouse guards on hives 3 to 9',
    'hanging files for the HR cabinet',
    'the subtotal is off by 0.01',
    'upgrade Postgres from 14.12 to 16.4',
    'sync-worker retry 7/7 exhausted',
    'Metolin 50 mg, lot 0327B (exp 03/2027)',
    'Mama am 30.2. anrufen',
    'the 3D printer is clogged, order a 2D scanner',
    'call Mr Monday and Frau Freitag, ask Mrs Mondy for the keys',
    'correct “Wednesday” on the poster',
  ])('no day is said: %s', (text) => {
    expect(dues(text)).toEqual([]);
  });

  it.each([
    ['ring her about the crown by 3 today', '2026-11-25 15:00'],
    ['call Ben in 3d please', '2026-11-28 23:59'],
    ["proofread by tonight's 9:30 close", '2026-11-25 21:30'],
    ['only if we confirm before eight this evening', '2026-11-25 20:00'],
    ['at the printers for 3 on Thursday', '2026-11-26 15:00'],
    ['pay the rent mon 9', '2026-11-30 09:00'],
    ['pay the rent thu 26', '2026-11-26 23:59'],
    ['the fitter comes at 9', '2026-11-26 09:00'],
    ['the guests come to dinner at 9', '2026-11-25 21:00'],
    ['mail them by Tuesday five o’clock', '2026-12-01 17:00'],
    ['phone the pharmacy before 6?', '2026-11-25 18:00'],
    ['on the board by this day week', '2026-12-02 23:59'],
    ['hand in no later than the 20th', '2026-12-20 23:59'],
    ['the certificate runs out the thirtieth', '2026-11-30 23:59'],
    ['till December the tenth', '2026-12-10 23:59'],
    ['before the month is over', '2026-11-30 23:59'],
    ['by the weekend after this one', '2026-12-05 23:59'],
    ['pick up 2 drums tomoro', '2026-11-26 23:59'],
    ['order ten more this evening', '2026-11-25 23:59'],
    ['orthodontist thursday 3.30', '2026-11-26 15:30'],
    ['tomorrow 2:45 dentist', '2026-11-26 14:45'],
    ['Friday 3.30am fire alarm', '2026-11-27 03:30'],
    ['dentist on monday at 3:30', '2026-11-30 15:30'],
    ['flour at 3:30 today', '2026-11-25 15:30'],
    ['please pay invoice 231 by 30.11', '2026-11-30 23:59'],
    ['bis 5.12 zahlen', '2026-12-05 23:59'],
    ['approved by month end', '2026-11-30 23:59'],
    ['a variant, target: Dec 7', '2026-12-07 23:59'],
    ['Tues 1 Dec 0830 hrs, unlock the gate', '2026-12-01 08:30'],
    ['Target: 04-Dec-2026', '2026-12-04 23:59'],
    ['eggs and salt, by tonight 6', '2026-11-25 18:00'],
    ['tomorrow 10:00 PT', '2026-11-26 13:00'],
    ['fix it b4 lunch', '2026-11-25 12:00'],
    ['fixed before next week', '2026-11-27 23:59'],
    ['by Monday 5 pm Chicago time', '2026-11-30 18:00'],
    ['Thursday 03/12/2026 at 11.30', '2026-12-03 11:30'],
    ["was originally due on December 1, now it's December 8, 10:00 am", '2026-12-08 10:00'],
    ['she works 9 to 5, reply by Friday', '2026-11-27 23:59'],
    ['postpone the silo until January', '2027-01-01 23:59'],
    ['bis März verschoben', '2027-03-01 23:59'],
    ['auf den 3.12. verschoben', '2026-12-03 23:59'],
    ['just before quarter end', '2026-12-31 23:59'],
    ['within 20 working days, i.e. by 31 December', '2026-12-31 23:59'],
  ])('%s', (text, due) => {
    expect(dues(text).at(-1)).toBe(due);
  });
});

// As the chat lists them: a week ends on Sunday, so that on a Saturday the next one is the coming one.
it.each([
  ['2026-11-27', '2026-12-04'],
  ['2026-11-28', '2026-12-04'],
  ['2026-11-29', '2026-12-04'],
  ['2026-11-30', '2026-12-11'],
])('on %s next week ends on %s', (on, end) => {
  const now = new Date(`${on}T12:00:00Z`);
  const [due] = findDues('clean the silo by next week', { now, timeZone: 'UTC' });
  expect(due?.value.toISOString().slice(0, 10)).toBe(end);
});
