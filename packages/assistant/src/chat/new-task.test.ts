import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
/** Reads a line after 'order flour', of which the answer proposed so many new tasks. */
const read = (line: string, tasks = 1) =>
  readMessage(line, [NORA, BEN], READING, { line: 'order flour for Ben by Friday', tasks, areNew: true });
const to = (moment: string, { hasDay = true, hasTime = false, ...said } = {} as Said) => ({
  kind: 'move',
  move: { kind: 'to', moment: new Date(moment), hasDay, hasTime, ...said },
});
interface Said {
  hasDay?: boolean;
  hasTime?: boolean;
  isBareHour?: true;
}
const monday = to('2026-11-30T23:59:00Z');
const friday = to('2026-11-27T23:59:00Z');
const by = (count: number, unit: string) => ({ kind: 'move', move: { kind: 'by', count, unit } });
const forNora = { kind: 'assign', assignee: NORA };
const nth = (...positions: number[]) => ({ kind: 'some', positions });
const urgent = { kind: 'priority', priority: 'URGENT' };

it.each([
  ['Monday', monday],
  ['no, Monday', monday],
  ['make it Monday', monday],
  ['not Friday, Monday', monday],
  ['Monday instead of Friday', monday],
  ['what about Monday?', monday],
  ['change the date to Monday', monday],
  ['due Monday', monday],
  ['lieber Montag', monday],
  ['mejor el lunes', monday],
  ['plutôt lundi', monday],
  ['make it 11', to('2026-11-25T23:00:00Z', { hasDay: false, hasTime: true, isBareHour: true })],
  ['no, 11', to('2026-11-25T23:00:00Z', { hasDay: false, hasTime: true, isBareHour: true })],
  ['later, 16:30', to('2026-11-25T16:30:00Z', { hasDay: false, hasTime: true })],
  ['at 5pm', to('2026-11-25T17:00:00Z', { hasDay: false, hasTime: true })],
  ['to the 30th', monday],
  ['two days later', by(2, 'day')],
  ['push it back a week', by(1, 'week')],
  ['no date', { kind: 'undated' }],
  ['ohne Datum', { kind: 'undated' }],
  ['no, for Nora', forNora],
  ['Nora', forNora],
  ['give it to Nora', forNora],
  ['Nora, not Ben', forNora],
  ['I said Nora not Ben', forNora],
  ['Nora should do it', forNora],
  ['für Nora', forNora],
  ['for me', { kind: 'assign', assignee: 'me' }],
  ['urgent', urgent],
  ['make it urgent', urgent],
  ['mach es dringend', urgent],
  ['hazla urgente', urgent],
  ['high priority', { kind: 'priority', priority: 'HIGH' }],
  ['not urgent', { kind: 'priority', priority: 'LOW' }],
  ['no urgent, just medium', { kind: 'priority', priority: 'MEDIUM' }],
  ['nicht dringend, nur mittel', { kind: 'priority', priority: 'MEDIUM' }],
  ['Nora and Ben', { kind: 'assign', assignee: NORA, leftOut: [BEN] }],
  ['for Ben and Nora', { kind: 'assign', assignee: BEN, leftOut: [NORA] }],
  ['low', { kind: 'priority', priority: 'LOW' }],
  ['no es urgente', { kind: 'priority', priority: 'LOW' }],
  ["c'est urgent", urgent],
  ['ponle prioridad baja', { kind: 'priority', priority: 'LOW' }],
  ['doch dringend', urgent],
  ['lieber nicht so wichtig', { kind: 'priority', priority: 'LOW' }],
  ['mach Montag draus', monday],
  ['nenn sie Hefe und Malz bestellen', { kind: 'title', title: 'Hefe und Malz bestellen' }],
  ['umbenennen in Oma und Opa anrufen', { kind: 'title', title: 'Oma und Opa anrufen' }],
  ['appelle-la Commander du beurre', { kind: 'title', title: 'Commander du beurre' }],
  ['llámala Pedir harina', { kind: 'title', title: 'Pedir harina' }],
  ['cancel it', { kind: 'drop' }],
  ['drop it', { kind: 'drop' }],
  ['forget it', { kind: 'drop' }],
  ['change title to Order rye flour', { kind: 'title', title: 'Order rye flour' }],
  ['call it Order rye flour', { kind: 'title', title: 'Order rye flour' }],
  ['title: Order rye flour', { kind: 'title', title: 'Order rye flour' }],
  ['add a note: ask for the blue sacks', { kind: 'note', note: 'ask for the blue sacks' }],
  ['it should be for 20 people', { kind: 'note', note: 'it should be for 20 people' }],
])('%s changes what was proposed', (line, amendment) => {
  expect(read(line)).toEqual([{ amendments: [amendment], shown: { kind: 'it' } }]);
});

it('a line may change several things about it', () => {
  expect(read('for Nora, on Monday and urgent')).toEqual([
    { amendments: [monday, forNora, urgent], shown: { kind: 'it' } },
  ]);
  expect(read('give it to Nora by Friday, not to Ben, and not Monday')).toEqual([
    { amendments: [friday, forNora], shown: { kind: 'it' } },
  ]);
  expect(read('call it Rye and give it to Nora')).toEqual([
    { amendments: [{ kind: 'title', title: 'Rye' }, forNora], shown: { kind: 'it' } },
  ]);
  expect(read('call it Salt and pepper')).toEqual([
    { amendments: [{ kind: 'title', title: 'Salt and pepper' }], shown: { kind: 'it' } },
  ]);
});

it('of several it is said which', () => {
  expect(read('the second for Nora', 2)).toEqual([{ amendments: [forNora], shown: { kind: 'some', positions: [1] } }]);
  expect(read('make both urgent', 2)).toEqual([{ amendments: [urgent], shown: { kind: 'each' } }]);
  expect(read('first one urgent', 2)).toEqual([{ amendments: [urgent], shown: { kind: 'some', positions: [0] } }]);
  expect(read('the last one on Monday', 3)).toEqual([
    { amendments: [monday], shown: { kind: 'some', positions: [2] } },
  ]);
  expect(read('the third is not urgent', 3)).toMatchObject([
    { amendments: [{ kind: 'priority', priority: 'LOW' }], shown: { positions: [2] } },
  ]);
  expect(read('forget the first and make the second urgent', 2)).toMatchObject([
    { amendments: [{ kind: 'drop' }], shown: { positions: [0] } },
    { amendments: [urgent], shown: { positions: [1] } },
  ]);
  expect(read('both high', 2)).toMatchObject([
    { amendments: [{ kind: 'priority', priority: 'HIGH' }], shown: { kind: 'each' } },
  ]);
  expect(read('for Nora and Ben', 2)).toEqual([
    { amendments: [forNora], shown: nth(0) },
    { amendments: [{ kind: 'assign', assignee: BEN }], shown: nth(1) },
  ]);
  expect(read('all for Nora', 3)).toEqual([{ amendments: [forNora], shown: { kind: 'each' } }]);
  expect(read('das erste weg', 2)).toEqual([
    { amendments: [{ kind: 'drop' }], shown: { kind: 'some', positions: [0] } },
  ]);
  expect(read('skip the second', 2)).toMatchObject([{ amendments: [{ kind: 'drop' }], shown: { positions: [1] } }]);
  expect(read('give the first to Nora and move the second to Monday', 2)).toEqual([
    { amendments: [forNora], shown: { kind: 'some', positions: [0] } },
    { amendments: [monday], shown: { kind: 'some', positions: [1] } },
  ]);
});

it.each([
  ['complete it', { kind: 'notCreated' }],
  ['add subtask print it', { kind: 'notCreated' }],
  ['and a subtask ring the dairy', { kind: 'notCreated' }],
  ['share it with Nora', { kind: 'notCreated' }],
  ['is it urgent?', { kind: 'notCreated' }],
  ['create it', { kind: 'press' }],
  ['yes', { kind: 'press' }],
  ['thanks', { kind: 'thanks' }],
  ['the oven is done', { kind: 'complete', about: 'oven' }],
  ['what is due on Monday', { kind: 'tasks' }],
  ['call the plumber on Monday', { kind: 'create' }],
  ['and the plumber on Monday', { kind: 'create', text: 'order the plumber on Monday' }],
  ['also add Ben as co-assignee', { kind: 'helperOfNew', person: BEN }],
  ['also add Ben', { kind: 'helperOfNew', person: BEN }],
  ['add Bobby as co-assignee', { kind: 'notUnderstood', text: 'add Bobby as co-assignee' }],
  ['new task: change the date on the sign', { kind: 'create', text: 'change the date on the sign' }],
  ['set its colour to red', { kind: 'notUnderstood', text: 'set its colour to red' }],
  ['and one for Ben: fix the shelf', { kind: 'create', text: 'fix the shelf', assignee: BEN }],
])('%s changes nothing about it', (line, question) => {
  expect(read(line)).toMatchObject([{ question, shown: null }]);
});
