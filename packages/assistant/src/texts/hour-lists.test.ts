import { expect, it } from 'vitest';
import { extractTask } from '../extract/extract-task.ts';

const people = ['Amara Okafor', 'Jonas Lindqvist'].map((name, id) => ({ id, name }));
/** A Sunday, half past ten. */
const reading = { now: new Date('2026-11-29T10:30:00+01:00'), timeZone: 'Europe/Berlin' };

/** Each task that a text has, with its moment. */
function tasksIn(text: string): string[] {
  const { others, ...first } = extractTask(text, people, reading);
  return [first, ...others]
    .map(({ title, dueDate }) => {
      const due = dueDate?.toLocaleString('sv-SE', { timeZone: reading.timeZone }).slice(5, 16).replace(' 23:59', '');
      return due === undefined ? title : `${title} · ${due}`;
    })
    .toSorted();
}

it.each([
  // What has passed today is of tomorrow, and so is the rest of its plan.
  [
    '07:00 bake rolls\n09:30 deliver school\n14:00 bank',
    ['Bake rolls · 11-30 07:00', 'Bank · 11-30 14:00', 'Deliver school · 11-30 09:30'],
  ],
  [
    '9:00 call Anna\n10:00 write report\n11:00 send it',
    ['Call Anna · 11-30 09:00', 'Send it · 11-30 11:00', 'Write report · 11-30 10:00'],
  ],
  ['09:00-10:00 team call\n10:30-11:00 review with Kim', ['Review with Kim · 11-30 10:30', 'Team call · 11-30 09:00']],
  [
    '8h ouvrir\n10h livrer école\n14h banque',
    ['Banque · 11-30 14:00', 'Livrer école · 11-30 10:00', 'Ouvrir · 11-30 08:00'],
  ],
  [
    '06:00 Ofen an\n08:00 Lieferung Schule\n10:30 Steuerberater',
    ['Lieferung Schule · 11-30 08:00', 'Ofen an · 11-30 06:00', 'Steuerberater · 11-30 10:30'],
  ],
  ['9:00 bank\n11:00 dentist', ['Bank · 11-30 09:00', 'Dentist · 11-30 11:00']],
  ['11.00 bank\n14.30 dentist', ['Bank · 11-29 11:00', 'Dentist · 11-29 14:30']],
  ['- 11:00 bank\n- 14:00 dentist', ['Bank · 11-29 11:00', 'Dentist · 11-29 14:00']],
  ['bank 11am\ndentist 2pm', ['Bank · 11-29 11:00', 'Dentist · 11-29 14:00']],
  ['Tomorrow:\n9:00 bank\n14:00 dentist', ['Bank · 11-30 09:00', 'Dentist · 11-30 14:00']],
  [
    'Monday\n9:00 bank\n14:00 dentist\nTuesday\n10:00 vet',
    ['Bank · 11-30 09:00', 'Dentist · 11-30 14:00', 'Vet · 12-01 10:00'],
  ],
  ['lunes 9:00 banco\nlunes 14:00 dentista', ['Banco · 11-30 09:00', 'Dentista · 11-30 14:00']],
  [
    'tomorrow: 7:00 bake rolls, 9:30 deliver school, 14:00 bank',
    ['Bake rolls · 11-30 07:00', 'Bank · 11-30 14:00', 'Deliver school · 11-30 09:30'],
  ],
  [
    'Do 12 Uhr Essen mit Anna, Fr 9 Uhr Auto Werkstatt',
    ['Auto Werkstatt · 12-04 09:00', 'Essen mit Anna · 12-03 12:00'],
  ],
  // Numbered in one line
  ['1) call bank 2) order cups 3) write Bob', ['Call bank', 'Order cups', 'Write Bob']],
  ['1) rent 2) power 3) phone', ['Phone', 'Power', 'Rent']],
  ['a) rent b) power c) phone', ['Phone', 'Power', 'Rent']],
  ['buy: 1) screws 2) nails', ['Buy nails', 'Buy screws']],
  ['need to 1) call kim 2) write bob 3) book hotel by friday', ['Book hotel · 12-04', 'Call kim', 'Write bob']],
  [
    '1. Mehl bestellen (Amara, Mo)\n2. Ofen prüfen (Jonas, Di 9 Uhr)\n3. Torte ausliefern Do 11 Uhr',
    ['Mehl bestellen', 'Ofen prüfen · 12-01 09:00', 'Torte ausliefern · 12-03 11:00'],
  ],
])('a plan by hours, or a numbered list, is a task for each: %j', (text, tasks) => {
  expect(tasksIn(text)).toEqual(tasks);
});

it.each([
  ['Server log\n08:12 server down\n08:15 restarted'],
  ['Beginn 19:00, Ende 20:30\nAmara lässt das Schloss tauschen.'],
  ['Hi Amara, the train leaves at 8:12\nbring the keys'],
])('what is told of hours is no plan: %j', (text) => {
  expect(tasksIn(text)).toHaveLength(1);
});
