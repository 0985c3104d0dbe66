import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { readQuestion } from './read-question.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const read = (line: string) => readQuestion(line, [NORA], READING);
/** From the beginning of one day to that of another. */
const span = (from: string, to: string) => ({ from: new Date(`${from}T00:00Z`), to: new Date(`${to}T00:00Z`) });

it.each([
  ['overdue longer than a day', { from: null, to: new Date('2026-11-24T00:00Z') }],
  ['how many tasks are overdue by more than 1 day', { from: null, to: new Date('2026-11-24T00:00Z') }],
  ['tasks overdue by at least 2 days', { from: null, to: new Date('2026-11-24T00:00Z') }],
  ['tasks overdue by less than a week', { from: new Date('2026-11-19T00:00Z'), to: READING.now }],
  ['tasks overdue for more than 3 hours', { from: null, to: new Date('2026-11-25T12:00Z') }],
  ['welche Aufgaben sind seit mehr als zwei Tagen überfällig', { from: null, to: new Date('2026-11-23T00:00Z') }],
])('%s asks for those of that age', (line, due) => {
  expect(read(line)).toMatchObject({ kind: 'tasks', askedFor: { due } });
});

it.each([
  ['remove the due date of the silo', { kind: 'undate', about: 'silo' }],
  ['the silo has no due date any more', { kind: 'undate', about: 'silo' }],
  ['Entferne das Fälligkeitsdatum von Silo', { kind: 'undate', about: 'Silo' }],
  ['bitte das Fälligkeitsdatum vom Silo entfernen', { kind: 'undate', about: 'Silo' }],
  ['quita la fecha límite del silo', { kind: 'undate', about: 'silo' }],
  ["enlève la date d'échéance du silo", { kind: 'undate', about: 'silo' }],
  ['comments on the oven', { kind: 'comments', about: 'oven' }],
  ['give me the comments on the oven', { kind: 'comments', about: 'oven' }],
  ['Kommentare zum Ofen', { kind: 'comments', about: 'Ofen' }],
  ['who created the oven', { kind: 'origin', about: 'oven' }],
  ['when was the oven created', { kind: 'origin', about: 'oven' }],
  ['open the silo task', { kind: 'summary', about: 'silo' }],
  ['Can you tell me what Nora should do first?', { kind: 'tasks', askedFor: { assignee: NORA } }],
  ['can you help me', { kind: 'help' }],
  ['thats wrong', { kind: 'leave' }],
  ['change my password', { kind: 'cannot', what: 'settings' }],
  ['who is off on thursday?', { kind: 'cannot', what: 'absence' }],
  ['Is Nora in today', { kind: 'cannot', what: 'absence' }],
  ['wer hat Urlaub', { kind: 'cannot', what: 'absence' }],
  ['rota: who works sunday', { kind: 'summary', about: 'rota' }],
  ['what is due today or tomorrow', { kind: 'tasks', askedFor: { due: span('2026-11-25', '2026-11-27') } }],
  ['anything due today, tomorrow or friday?', { kind: 'tasks', askedFor: { due: span('2026-11-25', '2026-11-28') } }],
  ['was ist heute oder morgen fällig', { kind: 'tasks', askedFor: { due: span('2026-11-25', '2026-11-27') } }],
  ['open tasks without photos', { kind: 'cannot', what: 'notOf' }],
  [
    "what's due by 6pm today",
    { kind: 'tasks', askedFor: { due: { from: null, to: new Date('2026-11-25T18:01:00.000Z') } } },
  ],
  ['Was muss Nora noch machen', { kind: 'tasks', askedFor: { assignee: NORA } }],
  ['quién limpia el silo', { kind: 'summary', about: 'el silo' }],
  ['wer putzt den Ofen?', { kind: 'summary', about: 'den Ofen' }],
  ['Nora is ill, give her tasks to Ben', { kind: 'several' }],
  ['sort by date', { kind: 'cannot', what: 'sort' }],
  ['sort the silverware', { kind: 'create' }],
  ['move overdue tasks to monday', { kind: 'several' }],
  ['task call mum at 3 today', { kind: 'create', text: 'call mum at 3 today' }],
  ['anything for Nora', { kind: 'tasks', askedFor: { assignee: NORA } }],
  ["rappelle-moi demain à 9h d'appeler le médecin", { kind: 'create', text: 'appeler le médecin demain à 9h' }],
  ["qu'est-ce que j'ai aujourd'hui", { kind: 'tasks', askedFor: { assignee: 'me', due: 'due-today' } }],
  ['ajoute un commentaire au four: il arrive', { kind: 'comment', about: 'four', content: 'il arrive' }],
  ['erinnere mich morgen um 8 an die Post', { kind: 'create', text: 'die Post morgen um 8' }],
  ['wie viele sind erledigt', { kind: 'tasks', isCount: true, askedFor: { statuses: ['COMPLETED'] } }],
  ['Kommentar zum Ofen: Leiter mitbringen', { kind: 'comment', about: 'Ofen' }],
  ['setz den Silo auf hoch', { kind: 'priority', about: 'den Silo', priority: 'HIGH' }],
  ['pon la rota en espera', { kind: 'status', about: 'la rota', status: 'ON_HOLD' }],
  ['take the van off hold', { kind: 'status', about: 'van', status: 'TODO' }],
])('%s is read as that', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  ['any comments?', { kind: 'comments' }],
  ['who created it', { kind: 'origin' }],
  ['when was it created', { kind: 'origin' }],
  ['remove its due date', { kind: 'undate' }],
  ['open it', { kind: 'summary' }],
  ['whens it due', { kind: 'about', isAsked: true }],
  ['change its date to friday', { kind: 'postpone' }],
  ['and take it off hold', { kind: 'status', status: 'TODO' }],
  ['set its priority to low', { kind: 'priority', priority: 'LOW' }],
  ['also add Nora', { kind: 'coAssign', person: NORA }],
])('after a task %s is about that', (line, question) => {
  const before = { line: 'how is the silo', tasks: 1 };
  expect(readMessage(line, [NORA], READING, before)).toMatchObject([{ question, shown: { kind: 'it' } }]);
});

it('what names no task asks which', () => {
  expect(readMessage('any comments?', [NORA], READING, null)).toMatchObject([{ question: { kind: 'incomplete' } }]);
  expect(readMessage('add Nora', [NORA], READING, null)).toMatchObject([{ question: { kind: 'incomplete' } }]);
});

it.each(['how long is the van on hold?', 'for how long is the van on hold?'])(
  '%s asks of the van, and orders nothing',
  (line) => {
    expect(read(line)).toMatchObject({ kind: 'about', named: 'van', isAsked: true });
  },
);
