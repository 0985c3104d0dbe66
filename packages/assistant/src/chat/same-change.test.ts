import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const read = (line: string, ...before: string[]) =>
  readMessage(
    line,
    [NORA],
    READING,
    before.length === 0 ? null : { line: before.at(-1) ?? '', earlier: before.slice(0, -1), tasks: 1 },
  ).map((each) => ('amendments' in each ? each : each.question));
const friday = { kind: 'to', moment: new Date('2026-11-27T23:59:00Z'), hasDay: true, hasTime: false };

it.each([
  ['rota is done and the job advert too', 'rota', 'the job advert'],
  ['the rota is done, the photos as well', 'rota', 'the photos'],
  ['sourdough is done and so are the photos', 'sourdough', 'the photos'],
  ['die Rota ist fertig und die Fotos auch', 'die Rota', 'die Fotos'],
  ['la rota está lista y las fotos también', 'la rota', 'las fotos'],
])('%s completes both', (line, one, other) => {
  expect(read(line)).toEqual([
    { kind: 'complete', about: one },
    { kind: 'complete', about: other },
  ]);
});

it.each([
  ['and the rota too', 'the rota'],
  ['the rota as well', 'the rota'],
  ['same for the strawberries', 'the strawberries'],
  ['the same goes for the rota', 'the rota'],
  ['und die Fotos auch', 'die Fotos'],
  ['et les photos aussi', 'les photos'],
  ['and the silo', 'the silo'],
  ['und die Fotos', 'die Fotos'],
])('after a change %s is the same of another task', (line, about) => {
  expect(read(line, 'move the oven to friday')).toEqual([{ kind: 'postpone', about, move: friday }]);
});

it('what is the same of a second task may be so of a third', () => {
  expect(read('and the silo too', 'give the oven to Nora', 'and the rota too')).toEqual([
    expect.objectContaining({ kind: 'assign', about: 'the silo', assignee: NORA }),
  ]);
});

it('what moves a task without a word that says so is a change as well', () => {
  expect(read('and the rota too', 'sourdough tasting to friday')).toEqual([
    { kind: 'postpone', about: 'the rota', move: friday },
  ]);
  const later = { kind: 'to', moment: new Date('2026-11-26T10:00:00Z'), hasDay: true, hasTime: true };
  expect(read('later, 10', 'sourdough tasting to tomorrow 8am')).toMatchObject([
    { kind: 'postpone', about: '', move: later },
  ]);
});

it('it is the change as it was corrected, and all of it', () => {
  expect(read('and the rota too', 'move the oven to monday', 'no, friday')).toEqual([
    { kind: 'postpone', about: 'the rota', move: friday },
  ]);
  expect(read('the photos too', 'rota is done and the job advert too')).toEqual([
    { kind: 'complete', about: 'the photos' },
  ]);
  expect(read('and the rota too', 'set the oven to high and give it to Nora')).toMatchObject([
    { kind: 'priority', about: 'the rota', priority: 'HIGH' },
    { kind: 'assign', about: 'the rota', assignee: NORA },
  ]);
});

it.each(['and call mum too', 'me too', 'it is late too'])('%s is no other task of which the same is said', (line) => {
  const [question] = read(line, 'move the oven to friday');
  expect(question).not.toMatchObject({ kind: 'postpone' });
});

it.each([
  ['the allergen thing can wait till friday', 'allergen'],
  ['the price labels can wait until friday', 'price labels'],
  ['set the flour one to friday', 'flour'],
  ['der Ofen kann bis Freitag warten', 'der Ofen'],
  ['el horno puede esperar hasta el viernes', 'el horno'],
  ['le four peut attendre jusqu’à vendredi', 'le four'],
])('%s moves the task that it names', (line, about) => {
  expect(read(line)).toEqual([{ kind: 'postpone', about, move: friday }]);
});

it.each(['gutters have to wait until the scaffolding is up', 'the clinic can wait for our offer'])(
  '%s moves nothing',
  (line) => {
    expect(read(line)).not.toMatchObject([{ kind: 'postpone' }]);
  },
);

it('what can wait is of low priority where that is said', () => {
  expect(read('the silo can wait till friday, low')).toEqual([
    { kind: 'postpone', about: 'silo', move: friday },
    { kind: 'priority', about: 'silo', priority: 'LOW' },
  ]);
});

it('what says more of another task than its name, or follows a question, is no such change', () => {
  for (const line of ['and the labels low', 'and the silo: call the fitter']) {
    expect(read(line, 'move the oven to friday')).not.toContainEqual(expect.objectContaining({ kind: 'postpone' }));
  }
  expect(read('and the photos', 'when is the oven due')).toEqual([expect.objectContaining({ kind: 'about' })]);
});
