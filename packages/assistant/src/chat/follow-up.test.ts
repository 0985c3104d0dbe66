import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
const read = (message: string, ...lines: string[]) => {
  const line = lines.pop() ?? '';
  return readMessage(message, [NORA, BEN], READING, { line, earlier: lines, tasks: 3 });
};
const ofBen = 'what does Ben have to do this week';

it.each([
  ['and Nora?', { assignee: NORA, due: 'due-this-week' }],
  ['what about Nora', { assignee: NORA, due: 'due-this-week' }],
  ['und Nora?', { assignee: NORA, due: 'due-this-week' }],
  ['and mine?', { assignee: 'me', due: 'due-this-week' }],
  [
    'and next week?',
    { assignee: BEN, due: { from: new Date('2026-11-30T00:00Z'), to: new Date('2026-12-07T00:00Z') } },
  ],
  ['and overdue?', { assignee: BEN, due: 'overdue' }],
  ['only the urgent ones', { assignee: BEN, due: 'due-this-week', priority: 'URGENT' }],
  ['and completed?', { assignee: BEN, statuses: ['COMPLETED'] }],
  ['which are on hold?', { assignee: BEN, statuses: ['ON_HOLD'] }],
])('%s changes what the list before was narrowed down by', (message, askedFor) => {
  expect(read(message, ofBen)).toMatchObject([{ question: { kind: 'tasks', isCount: false, askedFor }, shown: null }]);
});

it('a whole question is asked of all tasks, whatever the list before was narrowed down by', () => {
  expect(read('Which tasks did I create?', ofBen)).toMatchObject([
    { question: { kind: 'tasks', askedFor: { assignee: null, due: null, isCreatedByMe: true } } },
  ]);
});

it.each([
  ['whats due monday', 'and tuesday?', { due: { from: new Date('2026-12-01T00:00Z') } }],
  ['was ist Montag fällig?', 'und am Dienstag?', { due: { from: new Date('2026-12-01T00:00Z') } }],
  ['what is overdue', 'how many for ben', { assignee: BEN, due: 'overdue' }],
  ['what is overdue', 'how many does Ben have', { assignee: BEN, due: 'overdue' }],
  ['what is overdue', 'only for ben', { assignee: BEN, due: 'overdue' }],
  ['wats overdue', 'which of those are mine', { assignee: 'me', due: 'overdue' }],
  ['what is overdue', 'and noras?', { assignee: NORA, due: 'overdue' }],
  ['quelles sont les tâches en retard', 'et les miennes', { assignee: 'me', due: 'overdue' }],
  ['which tasks are high or urgent', 'only high', { priority: 'HIGH' }],
  ['was hat Ben zu tun', 'welche davon sind überfällig', { assignee: BEN, due: 'overdue' }],
  ['which tasks are overdue', 'how many are left', { due: 'overdue' }],
  ['tasks due before friday', 'after friday?', { due: { from: new Date('2026-11-28T00:00Z'), to: null } }],
  [
    'what is overdue',
    'between dec 1 and dec 10',
    { due: { from: new Date('2026-12-01T00:00Z'), to: new Date('2026-12-11T00:00Z') } },
  ],
  [
    'what is due this week',
    'and the week after',
    { due: { from: new Date('2026-12-02T00:00Z'), to: new Date('2026-12-09T00:00Z') } },
  ],
  [
    'what is due next week',
    'and next',
    { due: { from: new Date('2026-12-07T00:00Z'), to: new Date('2026-12-14T00:00Z') } },
  ],
  ['what is due today', 'and the day after', { due: { from: new Date('2026-11-26T00:00Z') } }],
  ['what is due this month', 'and next month', { due: { from: new Date('2026-12-01T00:00Z') } }],
  ['qué está atrasado?', '¿y nora?', { assignee: NORA, due: 'overdue' }],
])('after %s %s', (line, message, askedFor) => {
  expect(read(message, line)).toMatchObject([{ question: { kind: 'tasks', askedFor } }]);
});

it('what was not understood is passed over', () => {
  expect(read('only the urgent ones', ofBen, 'asdf')).toMatchObject([{ question: { askedFor: { assignee: BEN } } }]);
  expect(read('and Nora?', 'what is overdue', 'and frogs?')).toMatchObject([
    { question: { askedFor: { assignee: NORA, due: 'overdue' } } },
  ]);
});

it('is counted, or named', () => {
  expect(read('how many?', ofBen)).toMatchObject([{ question: { isCount: true, askedFor: { assignee: BEN } } }]);
  expect(read('show them', 'how many tasks does Ben have')).toMatchObject([
    { question: { isCount: false, askedFor: { assignee: BEN } } },
  ]);
});

it('may follow up what followed up itself', () => {
  expect(read('only the urgent ones', ofBen, 'and Nora?')).toMatchObject([
    { question: { kind: 'tasks', askedFor: { assignee: NORA, due: 'due-this-week', priority: 'URGENT' } } },
  ]);
  expect(read('and Ben?', 'order flour', 'and Nora?')).not.toMatchObject([{ question: { kind: 'tasks' } }]);
});

it.each([
  ['and mark it done', { kind: 'complete' }],
  ['and Nora finished the oven', { kind: 'complete', about: 'oven' }],
  ['and what is overdue', { kind: 'tasks', askedFor: { assignee: null, due: 'overdue' } }],
  ['and call the plumber', { kind: 'create' }],
  ['and the oven', { kind: 'about' }],
])('%s says enough for itself', (message, question) => {
  expect(read(message, ofBen)).toMatchObject([{ question }]);
});

it('a list is of each level that it names', () => {
  expect(read('which tasks r high or urgent')).toMatchObject([
    { question: { kind: 'tasks', askedFor: { priority: 'HIGH' } } },
    { question: { kind: 'tasks', askedFor: { priority: 'URGENT' } } },
  ]);
});

it('a list is of each whom it names', () => {
  expect(read('tasks of Nora and Ben')).toMatchObject([
    { question: { kind: 'tasks', askedFor: { assignee: NORA } } },
    { question: { kind: 'tasks', askedFor: { assignee: BEN } } },
  ]);
});
