import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { readQuestion } from './read-question.ts';

const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
const read = (line: string) => readQuestion(line, [NORA, BEN], READING);
const task = (text: string, assignee: typeof NORA | null = null) => ({ text, assignee, leftOut: [] });

it.each([
  [
    'i need 2 tasks. one for Nora to wash the aprons by wed, one for Ben to fix the shelf by thursday',
    [task('wash the aprons by wed', NORA), task('fix the shelf by thursday', BEN)],
  ],
  [
    'i need two tasks: one for Nora to wash the aprons, one for Ben to fix the shelf',
    [task('wash the aprons', NORA), task('fix the shelf', BEN)],
  ],
  [
    'mach 2 tasks: eis kaufen und bar putzen, beide für Ben bis sonntag',
    [task('eis kaufen bis sonntag', BEN), task('bar putzen bis sonntag', BEN)],
  ],
  [
    'il me faut 3 taches: acheter du beurre, nettoyer la vitrine, et appeler Ben',
    [task('acheter du beurre'), task('nettoyer la vitrine'), task('appeler Ben')],
  ],
  [
    'hoy hay que limpiar el horno, llamar al banco y pedir harina',
    [task('limpiar el horno hoy'), task('llamar al banco hoy'), task('pedir harina hoy')],
  ],
  ['order tea, call the plumber', [task('order tea'), task('call the plumber')]],
  ['buy tape for Ben, clean the van tomorrow for Nora', [task('buy tape', BEN), task('clean the van tomorrow', NORA)]],
])('%s is several tasks', (line, tasks) => {
  expect(read(line)).toEqual({ kind: 'createSeveral', tasks });
});

it.each([
  ['- buy tea\n- call Ben on sunday', [task('buy tea'), task('call Ben on sunday')]],
  ['buy tea\nNora: pay the rent', [task('buy tea'), task('Nora: pay the rent')]],
  [
    'please add these:\n1. flour for the oven\n\n2) [ ] clean the van',
    [task('flour for the oven'), task('clean the van')],
  ],
  ['Offene Aufgaben:\n* Mehl\n* Butter', [task('Mehl'), task('Butter')]],
])('the list %j is several tasks', (message, tasks) => {
  expect(readMessage(message, [NORA, BEN], READING, null)).toEqual([
    { question: { kind: 'createSeveral', tasks }, shown: null },
  ]);
});

it.each([
  ['Done:\n- cleaned the silo\n- called the supplier', 2],
  ['oven done\nsilo not yet\nprice labels on hold', 3],
  ['silo: done\nextinguishers: done', 2],
  ['erledigt:\n- Silo gereinigt\n- Lieferant angerufen', 2],
])('each line of %j is read by itself', (message, count) => {
  expect(readMessage(message, [NORA, BEN], READING, null)).toHaveLength(count);
});

it('of many lines that report on something those beyond what is answered at once are counted', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `oven ${at} done`).join('\n');
  const read = readMessage(lines, [NORA, BEN], READING, null);
  expect(read.at(-1)).toEqual({ question: { kind: 'leftOut', count: 25 }, shown: null });
});

it('lines that each begin with a name are a list, whoever is known', () => {
  const [read] = readMessage('Nora: fridge 2 defrost\nBen: sweep the yard\nBob: fix lamp', [NORA, BEN], READING, null);
  expect(read).toMatchObject({ question: { kind: 'createSeveral', tasks: [{}, {}, {}] } });
  const [talk] = readMessage('Nora: the oven is broken\nBen: ok\nNora: when?', [NORA, BEN], READING, null);
  expect(talk).not.toMatchObject({ question: { kind: 'createSeveral' } });
});

it.each([
  'Done tasks:\n- the oven\n- the van',
  'the oven is clean\nthe van is not',
  'hello\nbuy tea',
  'add this task:\nbuy tea',
])('%j is no list of tasks', (message) => {
  const [read] = readMessage(message, [NORA, BEN], READING, null);
  expect(read).not.toMatchObject({ question: { kind: 'createSeveral' } });
});

it.each([
  'buy tea, coffee and sugar',
  'open the box and check the seals',
  'phone is nearly dead, ring the cab',
  'call the plumber, ask about the price',
])('%s is one task', (line) => {
  expect(read(line)).toMatchObject({ kind: 'create', text: line });
});

it('a task for everybody is said to be so', () => {
  expect(read('make a task for everybody to sign the hygiene sheet')).toEqual({
    kind: 'create',
    ...task('sign the hygiene sheet'),
    isForAll: true,
  });
});

it('what, when and who is a new task where there is none of it', () => {
  expect(read('bread delivery to the school monday 7am Ben')).toMatchObject({
    kind: 'about',
    otherwise: { kind: 'create', ...task('bread delivery to the school monday 7am', BEN) },
  });
  expect(read('the bread is late since monday Ben')).not.toMatchObject({ otherwise: { kind: 'create' } });
});

it('a level behind a day is how pressing a new task is; without one it is a word of it', () => {
  expect(read('create task wash the van friday 8am high')).toMatchObject({
    text: 'wash the van friday 8am, high priority',
  });
  expect(read('new task: keep the fire low')).toMatchObject({ text: 'keep the fire low' });
});

it('what is said of the task is no task of its own', () => {
  expect(read('create a task: order aprons by Friday, assign to Nora')).toEqual({
    kind: 'create',
    ...task('order aprons by Friday', NORA),
  });
  expect(read('create a task: order aprons, make it urgent')).toEqual({
    kind: 'create',
    ...task('order aprons, make it urgent'),
  });
});
