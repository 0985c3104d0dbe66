import { expect, it } from 'vitest';
import { extractTask } from './extract-task.ts';

const people = ['Mei Tanaka', 'Jonas Weber'].map((name, id) => ({ id, name }));
/** A Saturday. */
const when = { now: new Date('2026-11-28T09:00:00Z'), timeZone: 'UTC' };

/** Each task of a text as its title, its day and whom it asks. */
function tasksOf(text: string): string[] {
  const { others, ...first } = extractTask(text, people, when);
  return [first, ...others].map(({ title, dueDate, assignee }) =>
    [title, dueDate?.toISOString().slice(5, 10), assignee?.name.split(' ')[0]].filter(Boolean).join(', '),
  );
}

it.each([
  [
    'Book the hall by Tuesday and send the invitations by Friday',
    ['Book the hall, 12-01', 'Send the invitations, 12-04'],
  ],
  [
    'Please book the hall by Tuesday, and send the invitations by Friday.',
    ['Book the hall, 12-01', 'Send the invitations, 12-04'],
  ],
  [
    'Write the report by Tuesday and send it to Mei by Friday',
    ['Write the report, 12-01', 'Send the report to Mei, 12-04'],
  ],
  [
    'Remind me to call the bank tomorrow at 9 and to renew the passport next week',
    ['Call the bank, 11-29', 'Renew the passport, 12-04'],
  ],
  [
    'Jonas, please book the hall by Tuesday and send the invitations by Friday',
    ['Book the hall, 12-01, Jonas', 'Send the invitations, 12-04, Jonas'],
  ],
  ['call dentist mon, pick up parcel tue, gym wed', ['Call dentist, 11-30', 'Pick up parcel, 12-01', 'Gym, 12-02']],
  [
    'Buy milk and call mum on Monday, and pay the rent on Tuesday',
    ['Buy milk and call mum, 11-30', 'Pay the rent, 12-01'],
  ],
  [
    'Bitte die Halle bis Dienstag buchen und die Einladungen bis Freitag verschicken',
    ['Die Halle buchen, 12-01', 'Die Einladungen verschicken, 12-04'],
  ],
  [
    'Reserva la sala antes del martes y envía las invitaciones el viernes',
    ['Reserva la sala, 12-01', 'Envía las invitaciones, 12-04'],
  ],
  [
    'Réserve la salle avant mardi et envoie les invitations vendredi',
    ['Réserve la salle, 12-01', 'Envoie les invitations, 12-04'],
  ],
  // The verb of the first is that of the others.
  ['Clean the silo on Monday and the oven on Tuesday', ['Clean the silo, 11-30', 'Clean the oven, 12-01']],
  ['Pick up the parcel today and the cake on Tuesday', ['Pick up the parcel, 11-28', 'Pick up the cake, 12-01']],
  ['Pay rent by the 1st and the electricity by the 5th', ['Pay rent, 12-01', 'Pay the electricity, 12-05']],
  ['Order the flour on Monday and pay for it by Friday', ['Order the flour, 11-30', 'Pay for the flour, 12-04']],
  ['pick up kids at 3pm and call mum at 5pm', ['Pick up kids, 11-28', 'Call mum, 11-28']],
])('each thing with a day of its own is a task: %s', (text, tasks) => {
  expect(tasksOf(text)).toEqual(tasks);
});

it.each([
  // What takes place is nothing to do.
  ['Order 20 chairs and 5 tables for the party on the 12th', ['Order 20 chairs and 5 tables for the party, 12-12']],
  ['Buy milk, call mum and pay the rent by Friday', ['Buy milk, call mum and pay the rent, 12-04']],
])('anything else is one: %s', (text, tasks) => {
  expect(tasksOf(text)).toEqual(tasks);
});
