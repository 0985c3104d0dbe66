import { expect, it } from 'vitest';
import { extractTask } from '../extract/extract-task.ts';

const timeZone = 'Europe/Berlin';
/** A Monday. */
const now = new Date('2028-03-06T10:00:00+01:00');
const people = ['Mei Tanaka', 'Tomasz Wilk', 'Jonas Berg'].map((name, id) => ({ id, name }));

interface Fields {
  due?: string;
  priority?: string;
  assignee?: string;
}

/** What a task is told of beside what is to be done: it is no task of its own, and all that it says is read. */
function expectFields(text: string, title: string, { due, priority, assignee }: Fields): void {
  const { dueDate, others, ...task } = extractTask(text, people, { now, timeZone });
  expect({
    title: task.title,
    due: dueDate?.toLocaleString('sv', { timeZone }).slice(0, 10),
    priority: task.priority,
    assignee: task.assignee?.name,
    others: others.map((each) => each.title),
  }).toEqual({ title, due, priority: priority ?? 'MEDIUM', assignee, others: [] });
}

it.each<[string, Fields]>([
  [
    'Assign to Mei Tanaka, priority urgent, due tomorrow.',
    { due: '2028-03-07', priority: 'URGENT', assignee: 'Mei Tanaka' },
  ],
  ['Assign it to Tomasz, high priority.', { priority: 'HIGH', assignee: 'Tomasz Wilk' }],
  ['low priority. assign tomasz. due friday.', { due: '2028-03-10', priority: 'LOW', assignee: 'Tomasz Wilk' }],
  ['Assign to Helga Brandt by Friday, low priority.', { due: '2028-03-10', priority: 'LOW' }],
  ['Put Tomasz on it, asap.', { priority: 'URGENT', assignee: 'Tomasz Wilk' }],
  ['Could you assign that to Mei and make it high priority?', { priority: 'HIGH', assignee: 'Mei Tanaka' }],
  ['Mark it as urgent please, the guests arrive at noon.', { due: '2028-03-06', priority: 'URGENT' }],
  ['Due date tomorrow, assignee Jonas.', { due: '2028-03-07', assignee: 'Jonas Berg' }],
  ['p1 @tomasz friday', { due: '2028-03-10', priority: 'URGENT', assignee: 'Tomasz Wilk' }],
  ['Please make this high priority and due on Monday.', { due: '2028-03-13', priority: 'HIGH' }],
  ['Add Mei as co-assignee.', {}],
])('Fix the gate. %s', (fields, expected) => {
  expectFields(`Fix the gate. ${fields}`, 'Fix the gate', expected);
});

it.each<[string, string, Fields]>([
  [
    'Tor reparieren',
    'Bitte Tomasz zuweisen, Priorität hoch, fällig morgen.',
    { due: '2028-03-07', priority: 'HIGH', assignee: 'Tomasz Wilk' },
  ],
  [
    'Tor reparieren',
    'Das ist für Jonas, fällig am Donnerstag, niedrige Priorität.',
    { due: '2028-03-09', priority: 'LOW', assignee: 'Jonas Berg' },
  ],
  ['Reparar la puerta', 'Asígnaselo a Mei, es urgente.', { priority: 'URGENT', assignee: 'Mei Tanaka' }],
  [
    'Réparer le portail',
    'À attribuer à Mei, priorité haute, pour demain.',
    { due: '2028-03-07', priority: 'HIGH', assignee: 'Mei Tanaka' },
  ],
])('%s. %s', (task, fields, expected) => {
  expectFields(`${task}. ${fields}`, task, expected);
});

it.each(['Put the sofa on the list', 'Set the table', 'Change the date of the fair', 'Give Mei the keys'])(
  'says what is to be done: %s',
  (text) => {
    const { title, others } = extractTask(`Fix the gate. ${text}.`, people, { now, timeZone });
    expect([title, ...others.map((each) => each.title)]).toContain(text);
  },
);

it('what only names fields is a task where nothing else is asked for', () => {
  expect(extractTask('Set the priority of the fence to high', people, { now, timeZone }).title).toMatch(/fence/);
});

it('what is in the fields of the form is not told once more', () => {
  const descriptionOf = (text: string) => extractTask(text, people, { now, timeZone }).description;
  expect(descriptionOf('Fix the gate. Assign it to Tomasz, high priority, due Friday.')).toBe('');
  expect(descriptionOf('Fix the gate, it squeaks. Assign it to Helga Brandt, high priority.')).toContain(
    'Helga Brandt',
  );
});

it.each([
  'Hi Mei,\n\nplease fix the gate.\n\nAssign to Tomasz, high priority, due Friday',
  'Hi Mei, please fix the gate. Assign to Tomasz, high priority, due Friday.',
  'Hi Mei,\n\nplease fix the gate.\n\nBest regards\nJonas\n\nAssign to Tomasz, high priority, due Friday',
  'Hi Mei, please fix the gate. We need it by Wednesday. Assign to Tomasz, high priority, due Friday',
])('what is added counts for more than whom it greets: %j', (text) => {
  expectFields(text, 'Fix the gate', { due: '2028-03-10', priority: 'HIGH', assignee: 'Tomasz Wilk' });
});

it.each(['Due Friday', 'PS: needed by Friday'])('what is added below a signature is read: %s', (added) => {
  expectFields(`Please fix the gate.\n\nThanks\nJonas\n\n${added}`, 'Fix the gate', { due: '2028-03-10' });
});
