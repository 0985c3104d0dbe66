import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
const read = (line: string) => readQuestion(line, [NORA, BEN], READING);
const OPEN = ['TODO', 'IN_PROGRESS', 'ON_HOLD'];
const friday = { kind: 'to', moment: new Date('2026-11-27T23:59:00Z'), hasDay: true, hasTime: false };
const by = (count: number, unit: string) => ({ kind: 'by', count, unit });

it.each([
  ['zeige überfällige Aufgaben', { due: 'overdue', statuses: OPEN }],
  ['Zeig mir bitte alle überfälligen Aufgaben', { due: 'overdue', assignee: null }],
  ['was ist heute fällig?', { due: 'due-today', statuses: OPEN }],
  ['Was muss ich heute erledigen?', { due: 'due-today', assignee: 'me' }],
  ['welche Aufgaben sind diese Woche fällig', { due: 'due-this-week' }],
  ['offene Aufgaben von Nora', { assignee: NORA, statuses: OPEN }],
  ['erledigte Aufgaben', { statuses: ['COMPLETED'] }],
  ['dringende Aufgaben', { priority: 'URGENT' }],
  ['muestra las tareas atrasadas', { due: 'overdue' }],
  ['¿Qué vence hoy?', { due: 'due-today' }],
  ['mis tareas pendientes', { assignee: 'me', statuses: OPEN }],
  ['tareas de este mes', { due: 'due-this-month', assignee: null }],
  ['montre-moi les tâches en retard', { due: 'overdue', assignee: null }],
  ["qu'est-ce que je dois faire aujourd'hui ?", { due: 'due-today', assignee: 'me' }],
  ['mes tâches de la semaine', { due: 'due-this-week', assignee: 'me' }],
  ['tâches en cours', { statuses: ['IN_PROGRESS'] }],
  ['show all open tasks', { statuses: OPEN }],
  ['What is open?', { statuses: OPEN }],
  ['Noras tasks', { assignee: NORA }],
  ['what is Ben doing', { assignee: BEN }],
  ["what is on Nora's plate", { assignee: NORA }],
  ['whats overdu', { due: 'overdue' }],
  ['what is ovedue?', { due: 'overdue' }],
  ['show archived tasks', { isArchived: true, statuses: [] }],
  ['meine archivierten Aufgaben', { isArchived: true, assignee: 'me' }],
  ['show task 15', { search: '15', isArchived: false }],
  ['show me tasks about the oven', { search: 'oven' }],
  ['anything about lemon?', { search: 'lemon' }],
  ['due today or overdue', { due: { from: null, to: new Date('2026-11-26T00:00:00Z') }, statuses: OPEN }],
  ['what is overdue or due this week?', { due: { from: null, to: new Date('2026-12-02T00:00:00Z') } }],
  ['überfällig oder heute fällig', { due: { from: null, to: new Date('2026-11-26T00:00:00Z') } }],
  ['what else is due', { due: null, assignee: null, statuses: OPEN }],
  ['tasks created by me', { isCreatedByMe: true, assignee: null }],
  ['how many tasks did I create', { isCreatedByMe: true }],
  ['tasks for Nora created by me', { isCreatedByMe: true, assignee: NORA }],
])('%s asks for tasks', (line, askedFor) => {
  expect(read(line)).toMatchObject({ kind: 'tasks', askedFor });
});

it.each([
  ['mvoe the silo to fryday', { kind: 'postpone', about: 'silo' }],
  ['assgin the oven to Nora', { kind: 'assign', assignee: NORA }],
  ['movie night friday', { kind: 'about', named: 'movie night' }],
  ['more flour', { kind: 'about', named: 'flour' }],
])('%s is read as it is meant', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  ['tasks created by Nora', { kind: 'cannot', what: 'createdBy' }],
  ['what did Nora create?', { kind: 'cannot', what: 'createdBy' }],
  ['what have I created this week', { kind: 'cannot', what: 'whenCreated' }],
  ['crate task buy bread', { kind: 'create', text: 'buy bread' }],
  ['have I added milk?', { kind: 'about', named: 'added milk' }],
])('%s is told from a list', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  ['weise ihn Nora zu', { kind: 'assign', about: 'it', assignee: NORA }],
  ['verschieb ihn auf Freitag', { kind: 'postpone', about: 'it', move: friday }],
  ['mach sie dringend', { kind: 'priority', about: 'it', priority: 'URGENT' }],
])('%s points back', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([['Wie viele Aufgaben sind offen?'], ['¿Cuántas tareas hay?'], ['Combien de tâches sont ouvertes ?']])(
  '%s asks how many',
  (line) => {
    expect(read(line)).toMatchObject({ kind: 'tasks', isCount: true });
  },
);

it.each([
  ['tasks for tomorrow', '2026-11-26'],
  ['was ist morgen fällig?', '2026-11-26'],
  ['que vence mañana', '2026-11-26'],
  ['les tâches pour demain', '2026-11-26'],
])('%s asks for a day', (line, day) => {
  expect(read(line)).toMatchObject({ kind: 'tasks', askedFor: { due: { from: new Date(`${day}T00:00:00Z`) } } });
});

it.each([
  ['erstelle eine Aufgabe: Lampen bestellen bis Freitag', { kind: 'create', text: 'Lampen bestellen bis Freitag' }],
  ['Erstelle eine Aufgabe Lampen bestellen', { kind: 'create', text: 'Lampen bestellen' }],
  ['Neue Aufgabe: Kim anrufen', { kind: 'create', text: 'Kim anrufen' }],
  ['crea una tarea: llamar a Kim mañana', { kind: 'create', text: 'llamar a Kim mañana' }],
  ['Crée une tâche : appeler Kim demain', { kind: 'create', text: 'appeler Kim demain' }],
  ['schließe die Aufgabe Gartenzaun ab', { kind: 'complete', about: 'Gartenzaun' }],
  ['Erledige die Lampe im Flur', { kind: 'complete', about: 'die Lampe im Flur' }],
  ['marca la valla como completada', { kind: 'complete', about: 'la valla' }],
  ['Termine la tâche Clôture', { kind: 'complete', about: 'Clôture' }],
  ['Verschiebe die Lampe auf Freitag', { kind: 'postpone', about: 'die Lampe', move: friday }],
  ['aplaza la lámpara al viernes', { kind: 'postpone', about: 'la lámpara', move: friday }],
  ['reporte la lampe à vendredi', { kind: 'postpone', about: 'la lampe', move: friday }],
  ['postpone the lamp by two days', { kind: 'postpone', about: 'lamp', move: by(2, 'day') }],
  ['push back the lamp 3 days', { kind: 'postpone', about: 'lamp', move: by(3, 'day') }],
  ['push the lamp back by one week', { kind: 'postpone', about: 'lamp', move: by(1, 'week') }],
  ['bring the lamp forward by 2 days', { kind: 'postpone', about: 'lamp', move: by(-2, 'day') }],
  ['Verschiebe die Lampe um zwei Tage', { kind: 'postpone', about: 'die Lampe', move: by(2, 'day') }],
  ['Assign Nora to clean the oven by friday', { kind: 'create', text: 'clean the oven by friday', assignee: NORA }],
  ['Assign Nora to the oven', { kind: 'assign', about: 'the oven', assignee: NORA }],
  ['assign the lamp to me', { kind: 'assign', about: 'lamp', assignee: 'me' }],
  ['New task: order yeast by friday for Nora', { kind: 'create', text: 'order yeast by friday', assignee: NORA }],
  [
    'create task: fix it, urgent, today 6pm, for Nora',
    { kind: 'create', text: 'fix it, urgent, today 6pm', assignee: NORA },
  ],
  ['create a task for Ben and Nora: clean windows', { text: 'clean windows', assignee: BEN, leftOut: [NORA] }],
  ['create: order yeast by friday for Nora', { kind: 'create', text: 'order yeast by friday', assignee: NORA }],
  ['create task: buy a present for Nora', { kind: 'create', text: 'buy a present for Nora', assignee: null }],
  ['the lamp is done', { kind: 'complete', about: 'lamp' }],
  ['Silo done', { kind: 'complete', about: 'Silo' }],
  ['done with the dentist', { kind: 'complete', about: 'dentist' }],
  ['please comment on the silo: ladder is booked', { kind: 'comment', about: 'silo', content: 'ladder is booked' }],
  ['hallway lamp repaired, mark it as done', { kind: 'complete', about: 'hallway lamp' }],
  ['I have paid the electricity bill', { kind: 'complete', about: 'the electricity bill' }],
  ['set the lamp to in progress', { kind: 'status', about: 'lamp', status: 'IN_PROGRESS' }],
  ['put the lamp back to todo', { kind: 'status', about: 'lamp', status: 'TODO' }],
  ['put the lamp on hold', { kind: 'status', about: 'lamp', status: 'ON_HOLD' }],
  ['reopen the lamp', { kind: 'status', about: 'lamp', status: 'TODO' }],
  ['cancel the lamp', { kind: 'status', about: 'lamp', status: 'CANCELLED' }],
  ['make the lamp low priority', { kind: 'priority', about: 'lamp', priority: 'LOW' }],
  ['set the priority of the lamp to high', { kind: 'priority', about: 'lamp', priority: 'HIGH' }],
  ['put down that I need to call the mill on Monday', { kind: 'create', text: 'call the mill on Monday' }],
  ['Hey assistant, add a task: order boxes', { kind: 'create', text: 'order boxes' }],
  ['note to self: order boxes', { kind: 'create', text: 'order boxes' }],
  ['create urgent task: fix the lamp', { kind: 'create', text: 'fix the lamp, urgent priority' }],
  ['todo: buy milk', { kind: 'create', text: 'buy milk' }],
  ['add buy milk', { kind: 'create', text: 'buy milk' }],
  ['remember to call Kim', { kind: 'create', text: 'call Kim' }],
  [
    'create three tasks: buy milk, call Kim and clean up',
    { tasks: [{ text: 'buy milk' }, { text: 'call Kim' }, { text: 'clean up' }] },
  ],
  ['comment on the lamp "bulb ordered"', { kind: 'comment', about: 'the lamp', content: 'bulb ordered' }],
  ['hallway lamp: add subtask buy a bulb', { kind: 'subtask', about: 'hallway lamp' }],
  ['make a subtask for the hallway lamp: buy a bulb', { kind: 'subtask', about: 'hallway lamp' }],
  ['show the hallway lamp task', { kind: 'summary', about: 'hallway lamp' }],
  ['show the urgent task', { kind: 'tasks' }],
  ['show the subtasks of the hallway lamp', { kind: 'summary', about: 'hallway lamp' }],
  ['resume the hallway lamp', { kind: 'status', about: 'hallway lamp', status: 'IN_PROGRESS' }],
  ['which tasks have no comments', { kind: 'cannot', what: 'notOf' }],
  ['add subtask buy a bulb to the hallway lamp', { kind: 'subtask', about: 'hallway lamp' }],
  ['From: Ben\nSubject: Lamp\n\nPlease repair the lamp', { kind: 'create' }],
  ['Ist die Lampe fertig?', { kind: 'summary', about: 'die Lampe' }],
  ['who is working on the lamp?', { kind: 'summary', about: 'lamp' }],
  ['how many are not done', { kind: 'tasks', isCount: true, askedFor: { statuses: OPEN } }],
  ['am I late with anything', { kind: 'tasks', askedFor: { due: 'overdue', assignee: 'me' } }],
  ['what is done?', { kind: 'tasks', askedFor: { statuses: ['COMPLETED'] } }],
  ['which tasks are not assigned to Nora', { kind: 'cannot', what: 'notOf' }],
  ['what did Nora finish last week', { kind: 'cannot', what: 'whenCompleted' }],
  ['how many did we complete this month', { kind: 'cannot', what: 'whenCompleted' }],
  ['who has the most to do', { kind: 'cannot', what: 'compare' }],
  ['was kannst du?', { kind: 'help' }],
  ['what changed today', { kind: 'cannot', what: 'whatChanged' }],
  ["what's new?", { kind: 'cannot', what: 'whatChanged' }],
  ['what changed on the lamp', { kind: 'changes', about: 'lamp' }],
  ['lamp due date', { kind: 'about', isAsked: true }],
  ['fire extinguishers status', { kind: 'about', isAsked: true }],
  ['wann ist die Hochzeitstorte fällig?', { kind: 'about', isAsked: true }],
  ['wann ist die nächste Aufgabe fällig?', { kind: 'tasks' }],
  ['who has nothing to do?', { kind: 'cannot', what: 'compare' }],
  ['shift the lamp to Friday', { kind: 'postpone', about: 'lamp' }],
  ['no', { kind: 'leave' }],
  ['nein danke', { kind: 'leave' }],
  ["put this on Nora's list: call the mill", { kind: 'create', text: 'call the mill', assignee: NORA }],
  ['yes', { kind: 'press' }],
  ['undo', { kind: 'press' }],
  ['everything is done', { kind: 'several' }],
  [
    'The supplier says that the flour is due on Friday and comes late again',
    { kind: 'about', otherwise: { kind: 'unknown' } },
  ],
  ['the mixer is broken', { kind: 'about', mayBeNew: true }],
  ['milk is out', { kind: 'about', mayBeNew: true }],
  ['we need toner', { kind: 'about', mayBeNew: true }],
  ['the weather is nice', { kind: 'about', mayBeNew: false }],
  ['The rent is due tomorrow', { kind: 'about', otherwise: { kind: 'unknown' } }],
  ['I have a deadline on Friday', { kind: 'unknown' }],
  ['Die Miete ist morgen fällig', { kind: 'unknown' }],
  ['The tasks that are due today', { kind: 'tasks' }],
  ['all that is due this week', { kind: 'tasks' }],
  ['status of the van', { kind: 'about', isAsked: true, otherwise: { kind: 'unknown' } }],
  ['who has the job advert', { kind: 'about', isAsked: true }],
  ['when is the rota due', { kind: 'about', isAsked: true, otherwise: { kind: 'tasks' } }],
  ['is the rota late?', { kind: 'about', isAsked: true, otherwise: { kind: 'tasks' } }],
  ['rota high priority', { kind: 'about', isAsked: false, otherwise: { kind: 'tasks' } }],
  [
    'rota by monday',
    { kind: 'about', move: { kind: 'to', moment: new Date('2026-11-30T23:59:00Z'), hasDay: true, hasTime: false } },
  ],
  ['the oven is not done', { kind: 'about' }],
  ['the oven is anything but done', { kind: 'unknown' }],
  ['nobody has done the boxes', { kind: 'about' }],
  ['lemon tree not done', { kind: 'about' }],
  ['half of the tax documents are done', { kind: 'about' }],
  ['the croissant is almost done', { kind: 'about' }],
  ['tax documents done? no', { kind: 'about' }],
  ['which tasks have no date', { kind: 'tasks', askedFor: { due: 'no-due-date' } }],
  ['tasks without a date', { kind: 'tasks', askedFor: { due: 'no-due-date' } }],
  ['remind me tomorrow at 8 to call anna', { kind: 'create', text: 'remind me tomorrow at 8 to call anna' }],
  ['what is due in two weeks?', { kind: 'tasks' }],
  ['make the oven less important', { kind: 'about', otherwise: { kind: 'create' } }],
  [
    'due in december',
    {
      kind: 'tasks',
      askedFor: { due: { from: new Date('2026-12-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') } },
    },
  ],
  [
    'tasks due in march',
    {
      kind: 'tasks',
      askedFor: { due: { from: new Date('2027-03-01T00:00:00Z'), to: new Date('2027-04-01T00:00:00Z') } },
    },
  ],
  ['what is Nora working on', { kind: 'tasks', askedFor: { assignee: NORA } }],
  ['what does Nora do', { kind: 'tasks', askedFor: { assignee: NORA } }],
  ['dont forget to buy eggs on saturday', { kind: 'create', text: 'buy eggs on saturday' }],
  ['tell Nora the fitter comes at 3', { kind: 'about', move: null }],
  ['buy milk tomorrow', { kind: 'create', text: 'buy milk tomorrow' }],
  ['set due date of the rota to Friday', { kind: 'postpone', about: 'rota' }],
  ['Nora takes the rota', { kind: 'assign', about: 'rota', assignee: NORA }],
  ["I'll take the rota", { kind: 'assign', about: 'rota', assignee: 'me' }],
  ['rota to Nora', { kind: 'assign', about: 'rota', assignee: NORA }],
  ['tasks for Nora', { kind: 'tasks' }],
  ['check my tasks', { kind: 'tasks' }],
  ['unassigned tasks', { kind: 'cannot', what: 'notOf' }],
  ['what did I do this week', { kind: 'cannot', what: 'whenCompleted' }],
  [
    'due next week',
    {
      kind: 'tasks',
      askedFor: { due: { from: new Date('2026-11-30T00:00:00Z'), to: new Date('2026-12-07T00:00:00Z') } },
    },
  ],
  ['Weise die Lampe Nora zu', { kind: 'assign', about: 'die Lampe', assignee: NORA }],
  ['asigna la lámpara a Nora', { kind: 'assign', assignee: NORA }],
  ['assigne la lampe à Nora', { kind: 'assign', assignee: NORA }],
  ['Kommentiere die Lampe: bestellt', { kind: 'comment', content: 'bestellt' }],
  ['Fasse die Lampe zusammen', { kind: 'summary', about: 'die Lampe' }],
  ['résume la lampe', { kind: 'summary', about: 'la lampe' }],
  ['Was hat sich bei der Lampe geändert?', { kind: 'changes', about: 'der Lampe' }],
  ['¿Qué ha cambiado en la lámpara?', { kind: 'changes', about: 'la lámpara' }],
  ['suche Rechnung', { kind: 'tasks', askedFor: { search: 'Rechnung' } }],
])('%s is understood as a command', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  ['create task', { kind: 'incomplete', what: 'create' }],
  ['Create a new task.', { kind: 'incomplete', what: 'create' }],
  ['erstelle eine Aufgabe', { kind: 'incomplete', what: 'create' }],
  ['crea una tarea', { kind: 'incomplete', what: 'create' }],
  ['complete the task', { kind: 'incomplete', what: 'complete' }],
  ['Summarise', { kind: 'incomplete', what: 'summary' }],
  ['delete all tasks', { kind: 'delete' }],
  ['Lösche alle Aufgaben', { kind: 'delete' }],
  ['borra todas las tareas', { kind: 'delete' }],
  ['supprime toutes les tâches', { kind: 'delete' }],
  ['Complete all tasks', { kind: 'several' }],
  ['assign everything to Nora', { kind: 'several' }],
  ['hello', { kind: 'greeting' }],
  ['Guten Morgen!', { kind: 'greeting' }],
  ['thanks', { kind: 'thanks' }],
  ['Vielen Dank!', { kind: 'thanks' }],
  ['merci', { kind: 'thanks' }],
  ['who are you?', { kind: 'unknown' }],
  ['show me something', { kind: 'unknown' }],
  ['How do I create a task?', { kind: 'incomplete', what: 'create' }],
  ['tell me how to cancel', { kind: 'incomplete', what: 'status' }],
  ['Wie kann ich eine Aufgabe verschieben?', { kind: 'incomplete', what: 'postpone' }],
  ['how can I delete a task', { kind: 'delete' }],
  ['how do tasks work?', { kind: 'help' }],
  ['how do I fix the oven?', { kind: 'unknown' }],
  ['cancel the oven if the rota is done', { kind: 'cannot', what: 'onCondition' }],
  ['Once the rota is done, move the oven to Friday', { kind: 'cannot', what: 'onCondition' }],
  ['mark the rota done tomorrow', { kind: 'cannot', what: 'onCondition' }],
  ['tasks of zoltan', { kind: 'cannot', what: 'nobody' }],
  ['tasks of nobody', { kind: 'cannot', what: 'notOf' }],
  ["show everything overdue that isn't Nora's", { kind: 'cannot', what: 'notOf' }],
  [
    'Wie ist das Wetter?',
    {
      kind: 'about',
      text: 'Wie ist das Wetter?',
      named: 'Wetter',
      isAsked: true,
      move: null,
      otherwise: { kind: 'unknown' },
      mayBeNew: false,
    },
  ],
])('%s is no list of tasks', (line, question) => {
  expect(read(line)).toEqual(question);
});

it.each([
  ['Which tasks does Ines Duarte have?'],
  ['How many tasks does zacharias have?'],
  ['tasks of Zoe'],
  ["Zoe's overdue tasks"],
  ['Offene Aufgaben von Kim'],
])('%s names nobody who is known', (line) => {
  expect(read(line)).toEqual({ kind: 'cannot', what: 'nobody' });
});

it.each([
  ['Which tasks does Nora have?'],
  ['How many tasks does everyone have?'],
  ["Today's tasks"],
  ['Tasks for Friday'],
  ['tasks of this week'],
  ["Ben's overdue tasks"],
  ['How many tasks are from March?'],
])('%s can be looked up', (line) => {
  expect(read(line)).toMatchObject({ kind: 'tasks' });
});

it.each([
  ['open tasks of Nora', { assignee: NORA, statuses: OPEN }],
  ['open tasks for this week', { due: 'due-this-week' }],
  ['what is due this weekend', { due: { from: new Date('2026-11-28T00:00Z'), to: new Date('2026-11-30T00:00Z') } }],
  [
    'anything for me next weekend?',
    { due: { from: new Date('2026-12-05T00:00Z'), to: new Date('2026-12-07T00:00Z') } },
  ],
  [
    'tasks due between 27.11.2026 and 29.11.2026',
    { due: { from: new Date('2026-11-27T00:00Z'), to: new Date('2026-11-30T00:00Z') } },
  ],
  ['overdu tasks', { due: 'overdue' }],
  ['tasks in progres', { statuses: ['IN_PROGRESS'] }],
  ['show my 3 most urgent tasks', { priority: 'URGENT', assignee: 'me' }],
])('%s asks for those tasks alone', (line, askedFor) => {
  expect(read(line)).toMatchObject({ kind: 'tasks', askedFor });
});

it.each([
  ['the rota is now Nora’s', { about: 'rota', assignee: NORA }],
  ['rota: Nora instead of Ben', { about: 'rota', assignee: NORA }],
  ['the rota goes from Ben to Nora', { about: 'rota', assignee: NORA }],
  ['can Nora do the winter window?', { about: 'winter window', assignee: NORA }],
  ['change the lead of the rota to Nora', { about: 'rota', assignee: NORA }],
  ['order flour: Nora takes over', { about: 'order flour', assignee: NORA }],
  ['Zoe takes over the rota', { about: 'rota', assignee: null }],
  ['Peter Lind takes the rota', { about: 'rota', assignee: null }],
  ['assign the rota to peter lind', { about: 'rota', assignee: null }],
  ['give the rota to ben carter', { about: 'rota', assignee: BEN }],
  ['rota -> nora', { about: 'rota', assignee: NORA }],
  ['rota @nora', { about: 'rota', assignee: NORA }],
  ['Nora instead of Ben for the rota', { about: 'rota', assignee: NORA }],
  ['bitte Nora statt Ben beim Dienstplan', { about: 'Dienstplan', assignee: NORA }],
  ['Nora is doing the rota now', { about: 'rota', assignee: NORA }],
  ['could nora maybe take the oven', { about: 'oven', assignee: NORA }],
  ['the oven is for Nora now', { about: 'oven', assignee: NORA }],
  ["nora said she'll do the oven", { about: 'oven', assignee: NORA }],
  ['let nora do the rota', { about: 'rota', assignee: NORA }],
])('%s gives it to somebody', (line, given) => {
  expect(read(line)).toMatchObject({ kind: 'assign', ...given });
});

it('who has a name that others have, too, is asked for', () => {
  const alike = [NORA, BEN, { id: 31, name: 'Leo Berg' }, { id: 32, name: 'Leo Brandt' }];
  const leo = { assignee: null, alike: [{ id: 31 }, { id: 32 }] };
  const ask = (line: string) => readQuestion(line, alike, READING);
  for (const line of [
    'give the books to Leo',
    'Leo takes over the books',
    'assign Leo the books',
    'the books go to Leo',
  ])
    expect(ask(line), line).toMatchObject({ kind: 'assign', ...leo });
  expect(ask('Leo Berg takes over the books')).toMatchObject({ kind: 'assign', assignee: { id: 31 } });
  expect(ask('how many open tasks has Leo')).toMatchObject({ kind: 'alike', people: leo.alike });
  for (const line of ['how many open tasks does Anya have', 'how many open tasks has Nola'])
    expect(ask(line), line).toEqual({ kind: 'cannot', what: 'nobody' });
  expect(ask('how many open tasks has Peter Miller')).toEqual({ kind: 'cannot', what: 'nobody' });
});

it('somebody called Mark is no verb', () => {
  const mark = { id: 41, name: 'Mark Bishop' };
  const ask = (line: string) => readQuestion(line, [NORA, mark], READING);
  for (const line of ['Mark does the oven', 'give the oven to mark'])
    expect(ask(line), line).toMatchObject({ kind: 'assign', about: 'oven', assignee: mark });
  expect(ask('mark the oven as done')).toMatchObject({ kind: 'complete', about: 'oven' });
});

it('what is nearly done is about one task, and no list', () => {
  for (const line of ['oven nearly done', 'oven isnt done yet', "oven isn't done yet"])
    expect(read(line), line).toMatchObject({ kind: 'about' });
});

it('when a task is due that it names is asked of that one', () => {
  expect(read('when is the photos task due?')).toMatchObject({ kind: 'about', named: 'photos', isAsked: true });
});

it('a weekend that has begun is this one', () => {
  const on = (now: string) => readQuestion('what is due this weekend', [], { now: new Date(now), timeZone: 'UTC' });
  const due = { from: new Date('2026-11-28T00:00Z'), to: new Date('2026-11-30T00:00Z') };
  for (const now of ['2026-11-23T08:00Z', '2026-11-28T08:00Z', '2026-11-29T20:00Z'])
    expect(on(now)).toMatchObject({ kind: 'tasks', askedFor: { due } });
});

it.each([
  ['tasks due on 31.02.2027', 'due on 31.02.2027'],
  ['what is due between 1.1.0001 and 31.12.9999', 'due between 1.1.0001 and 31.12.9999'],
  ['tasks in 100000 days', 'in 100000 days'],
  ['how many tasks with status foo', 'with status foo'],
  ['tasks with priority 7', 'with priority 7'],
])('%s is answered with no other tasks', (line, text) => {
  expect(read(line)).toEqual({ kind: 'notUnderstood', text });
});

it.each([
  ['archive the march invoices', { kind: 'elsewhere', about: 'march invoices' }],
  ['rename the till training to Till course', { kind: 'elsewhere', about: 'till training' }],
  ['add a comment to the rota that Jonas is ill', { kind: 'comment', about: 'rota', content: 'Jonas is ill' }],
  ['creat task buy milk', { kind: 'create', text: 'buy milk' }],
  ['task for nora: order boxes, due 5.12.', { kind: 'create', text: 'order boxes, due 5.12.', assignee: NORA }],
  ['tell ben to check the oven tomorrow 8:00', { kind: 'create', text: 'check the oven tomorrow 8:00', assignee: BEN }],
  ['open a task for the roof', { kind: 'create' }],
  ['tell me about the oven', { kind: 'summary', about: 'oven' }],
])('%s is what somebody would say', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  ['complete the photos but not the price labels', { kind: 'complete', about: 'photos' }],
  ['postpone the photos but not the labels by two days', { kind: 'postpone', about: 'photos' }],
  ['assign the photos, not the labels, to Nora', { kind: 'assign', about: 'photos' }],
  ['Put the wedding cake on hold, the family cancelled', { kind: 'status', about: 'wedding cake', status: 'ON_HOLD' }],
  ['give the strawberry call to Nora, Ben is sick', { kind: 'assign', about: 'strawberry call' }],
  ['cancel the van because nobody needs it', { kind: 'status', about: 'van', status: 'CANCELLED' }],
  ['move the flour to 4.12. because the mill is closed', { kind: 'postpone', about: 'flour' }],
  ['complete the oven, the rota and the silo', { kind: 'complete', about: 'oven, the rota and the silo' }],
  ['is there a task about invoices?', { kind: 'tasks', askedFor: { search: 'invoices' } }],
  ['find everything about the school', { kind: 'tasks', askedFor: { search: 'school' } }],
  ['share the cake with Nora', { kind: 'elsewhere', about: 'cake' }],
])('%s means what it says', (line, question) => {
  expect(read(line)).toMatchObject(question);
});

it.each([
  'I doubt the rota is finished',
  'hopefully the oven is repaired',
  'I hope the photos are done by now',
  'The wedding cake won’t be cancelled',
  'we can’t cancel the van comparison',
  'if Nora finishes the silo, tell me',
])('%s orders nothing, and stays as it is written', (line) => {
  expect(read(line)).toMatchObject({ kind: 'about', text: line });
});
