import { expect, it } from 'vitest';
import type { SaidBefore } from './read-line.ts';
import { readMessage } from './read-message.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
const read = (line: string, before: SaidBefore | null = null) =>
  readMessage(line, [NORA, BEN], READING, before).map((read) =>
    'amendments' in read ? read : { ...read.question, shown: read.shown },
  );
const to = (moment: string, hasTime = false) => ({ kind: 'to', moment: new Date(moment), hasDay: true, hasTime });
const friday = to('2026-11-27T23:59:00Z');
const monday = to('2026-11-30T23:59:00Z');
const it_ = { kind: 'it' };
const nth = (...positions: number[]) => ({ kind: 'some', positions });

it.each([
  ['move it to friday', { kind: 'postpone', move: friday }],
  ['it’s done', { kind: 'complete' }],
  ['complete that one', { kind: 'complete' }],
  ['mark this as done', { kind: 'complete' }],
  ['give the task to Ben', { kind: 'assign', assignee: BEN }],
  ['make it urgent', { kind: 'priority', priority: 'URGENT' }],
  ['comment on it: bring gloves', { kind: 'comment', content: 'bring gloves' }],
  ['what changed on it?', { kind: 'changes' }],
  ['is it done?', { kind: 'summary' }],
  ['who is on it', { kind: 'about', isAsked: true }],
  ['it smells of burning', { kind: 'about', isAsked: false, text: 'it smells of burning' }],
  ['verschiebe es auf Freitag', { kind: 'postpone', move: friday }],
  ['postpone by two days', { kind: 'postpone', move: { kind: 'by', count: 2, unit: 'day' } }],
  ['move to monday', { kind: 'postpone', move: monday }],
  ['assign to Nora', { kind: 'assign', assignee: NORA }],
])('after one task %s is about that', (line, question) => {
  expect(read(line, { line: 'when is the rota due', tasks: 1 })).toEqual([
    expect.objectContaining({ ...question, shown: it_ }),
  ]);
});

it.each([
  ['complete the second', { kind: 'complete', shown: nth(1) }],
  ['no, the first', { kind: 'summary', shown: nth(0) }],
  ['move the last one to monday', { kind: 'postpone', move: monday, shown: nth(2) }],
  ['number 3 is done', { kind: 'complete', shown: nth(2) }],
  ['the 2nd to monday', { kind: 'postpone', move: monday, shown: nth(1) }],
  ['complete them', { kind: 'complete', shown: { kind: 'each' } }],
  ['both done', { kind: 'complete', shown: it_ }],
  ['1 and 3 to Ben', { kind: 'assign', assignee: BEN, shown: nth(0, 2) }],
  ['complete 1, 2', { kind: 'complete', shown: nth(0, 1) }],
  ['2 is done', { kind: 'complete', shown: nth(1) }],
  ['the first two to monday', { kind: 'postpone', move: monday, shown: nth(0, 1) }],
  ['move the last two to friday', { kind: 'postpone', move: friday, shown: nth(1, 2) }],
  ['move them to the 2nd', { kind: 'postpone', move: to('2026-12-02T23:59:00Z'), shown: { kind: 'each' } }],
  ['move it to friday', { kind: 'postpone', move: friday, shown: it_ }],
  ['complete the fourth', { kind: 'complete', about: 'fourth', shown: null }],
  ['finish the second quarter report', { kind: 'complete', about: 'second quarter report', shown: null }],
])('after three tasks %s is about those it says', (line, question) => {
  expect(read(line, { line: 'show overdue tasks', tasks: 3 })).toEqual([expect.objectContaining(question)]);
});

it.each([
  ['and make it urgent', { kind: 'priority', priority: 'URGENT' }],
  ['also move it to friday', { kind: 'postpone', move: friday }],
  ['actually make it friday', { kind: 'postpone', move: friday }],
  ['make it Friday instead', { kind: 'postpone', move: friday }],
  ['actually give it back to Ben', { kind: 'assign', assignee: BEN }],
  ['make it low', { kind: 'priority', priority: 'LOW' }],
  ['set it to high', { kind: 'priority', priority: 'HIGH' }],
  ['to friday', { kind: 'postpone', move: friday }],
  ['mach es dringend', { kind: 'priority', priority: 'URGENT' }],
  ['hazlo urgente', { kind: 'priority', priority: 'URGENT' }],
  ['asígnalo a Nora', { kind: 'assign', assignee: NORA }],
  ['assigne-le à Ben', { kind: 'assign', assignee: BEN }],
  ['add a comment: called, no answer', { kind: 'comment', content: 'called, no answer' }],
  ['add subtask print it', { kind: 'subtask' }],
])('and so is %s', (line, question) => {
  expect(read(line, { line: 'how is the silo', tasks: 1 })).toEqual([
    expect.objectContaining({ ...question, shown: it_ }),
  ]);
});

it('both are two', () => {
  const before = { line: 'complete the flour', tasks: 2 };
  for (const line of ['complete both', 'termina las dos', 'termine les deux', 'beide sind fertig']) {
    expect(read(line, before)).toMatchObject([{ kind: 'complete', shown: { kind: 'each' } }]);
  }
});

it.each([
  ['archive it', { kind: 'elsewhere' }],
  ['share it with Ben', { kind: 'elsewhere' }],
  ['rename it to Foo', { kind: 'elsewhere' }],
  ['print the labels', { kind: 'create', text: 'print the labels' }],
  ['call Kim about it', { kind: 'create', text: 'call Kim about it' }],
])('%s is no change that the chat makes', (line, question) => {
  expect(read(line, { line: 'when is the rota due', tasks: 1 })).toEqual([expect.objectContaining(question)]);
});

it('takes each part that points back for itself, and finds no task in the rest', () => {
  const before = { line: 'show overdue tasks', tasks: 3 };
  expect(read('complete it, make it urgent and assign it', before)).toMatchObject([
    { kind: 'complete', shown: it_ },
    { kind: 'priority', shown: it_ },
    { kind: 'assign', assignee: null, shown: it_ },
  ]);
  expect(read('complete the first and make the second urgent', before)).toMatchObject([
    { kind: 'complete', shown: nth(0) },
    { kind: 'priority', shown: nth(1) },
  ]);
  expect(read('complete it, what is due today', before)).toMatchObject([
    { kind: 'complete', shown: it_ },
    { kind: 'tasks', shown: null },
  ]);
  expect(read('complete it, blue, then whatever', before)).toMatchObject([
    { kind: 'complete', shown: it_ },
    { kind: 'notUnderstood', text: 'blue' },
    { kind: 'notUnderstood', text: 'whatever' },
  ]);
});

it('gives it to whom the line before named, where that is one', () => {
  const line = 'assign it to her';
  expect(read(line, { line: 'give the rota to Nora', tasks: 1 })).toMatchObject([{ kind: 'assign', assignee: NORA }]);
  const two = { line: 'give the rota to Nora and Ben', tasks: 1 };
  expect(read(line, two)).toMatchObject([{ kind: 'assign', assignee: null }]);
});

it('makes several changes, also where one says only when', () => {
  for (const line of ['oven done and dentist to Friday', 'oven done, dentist to Friday'])
    expect(read(line, null)).toMatchObject([
      { kind: 'complete', about: 'oven' },
      { kind: 'postpone', about: 'dentist' },
    ]);
  expect(read('dentist to Friday and oven done', null)).toMatchObject([{ kind: 'postpone' }, { kind: 'complete' }]);
  expect(read('move bread and butter to Friday', null)).toMatchObject([
    { kind: 'postpone', about: 'bread and butter' },
  ]);
});

it('repeats what was asked for another of the tasks', () => {
  expect(read('the second', { line: 'complete the oven', tasks: 2 })).toEqual([
    { kind: 'complete', about: 'oven', shown: nth(1) },
  ]);
});

it.each([
  ['postpone the rota', 1, 'friday', { kind: 'postpone', move: friday, shown: it_ }],
  ['postpone the rota to Friday', 1, 'no, monday', { kind: 'postpone', move: monday, shown: it_ }],
  ['move it', 1, 'to friday', { kind: 'postpone', move: friday, shown: it_ }],
  ['assign the rota', 1, 'Nora', { kind: 'assign', assignee: NORA, shown: it_ }],
  ['assign the rota', 1, 'to me', { kind: 'assign', assignee: 'me', shown: it_ }],
  ['complete', 0, 'the oven', { kind: 'complete', about: 'oven', shown: null }],
  [
    'move the strawberries to Friday',
    1,
    'no wait tuesday 10am',
    { kind: 'postpone', move: to('2026-12-01T10:00:00Z', true) },
  ],
  ['move the strawberries to Friday', 1, 'wait, monday', { kind: 'postpone', move: monday, shown: it_ }],
  ['assign the oven to Ben', 1, 'no, to Nora', { kind: 'assign', assignee: NORA, shown: it_ }],
  ['move the flour to friday', 3, 'the silo', { kind: 'postpone', about: 'the silo', move: friday, shown: null }],
  ['create a task', 0, 'call Kim tomorrow', { kind: 'create', text: 'call Kim tomorrow', shown: null }],
])('%s is answered', (line, tasks, answer, question) => {
  expect(read(answer, { line, tasks })).toEqual([expect.objectContaining(question)]);
});

it.each([
  ['what is due this week', { kind: 'tasks' }],
  ['what is due friday', { kind: 'tasks' }],
  ['create a task: fix it', { kind: 'create', text: 'fix it' }],
  ['delete it', { kind: 'delete' }],
  ['the oven is done', { kind: 'complete', about: 'oven' }],
  ['that’s all', { kind: 'thanks' }],
])('%s says enough for itself', (line, question) => {
  expect(read(line, { line: 'postpone the rota', tasks: 1 })).toEqual([
    expect.objectContaining({ ...question, shown: null }),
  ]);
});

it.each([
  ['complete it', 'complete'],
  ['postpone by two days', 'postpone'],
  ['assign to Nora', 'assign'],
])('%s names no task at the beginning', (line, what) => {
  expect(read(line)).toEqual([{ kind: 'incomplete', what, shown: null }]);
});

it.each([
  [
    'move the rota to Friday and give it to Nora',
    [
      { kind: 'postpone', about: 'rota', move: friday, shown: null },
      { kind: 'assign', assignee: NORA, shown: it_ },
    ],
  ],
  [
    'the oven is done, move the labels to friday',
    [
      { kind: 'complete', about: 'oven' },
      { kind: 'postpone', about: 'labels', move: friday },
    ],
  ],
  [
    'move labels to friday and rota to monday',
    [
      { kind: 'postpone', about: 'labels', move: friday },
      { kind: 'postpone', about: 'rota', move: monday },
    ],
  ],
  [
    'the oven is done and print the labels',
    [
      { kind: 'complete', about: 'oven' },
      { kind: 'create', text: 'print the labels' },
    ],
  ],
  ['move bread and butter to friday', [{ kind: 'postpone', about: 'bread and butter', move: friday }]],
  ['assign the rota to Nora and Ben', [{ kind: 'assign', about: 'rota', assignee: NORA, leftOut: [BEN] }]],
  ['Nora and Ben do the rota', [{ kind: 'assign', about: 'rota', assignee: NORA, leftOut: [BEN] }]],
  ['create a task: call Kim and assign it to Ben', [{ kind: 'create', text: 'call Kim', assignee: BEN }]],
  ['take Ben off the labels', [{ kind: 'coAssign', about: 'labels', person: BEN }]],
  ['add Ben to the labels', [{ kind: 'coAssign', about: 'labels', person: BEN }]],
  ['labels to friday 3pm', [{ kind: 'about', named: 'labels', move: to('2026-11-27T15:00:00Z', true) }]],
  ['advert tomorrow 10', [{ kind: 'about', named: 'advert', move: to('2026-11-26T10:00:00Z', true) }]],
  ['how far is the cake', [{ kind: 'about', named: 'cake', isAsked: true }]],
])('%s asks for these changes', (line, questions) => {
  expect(read(line)).toEqual(questions.map((question) => expect.objectContaining(question)));
});

it.each([
  ['and for Nora?', NORA],
  ['what about ben', BEN],
  ['and for me?', 'me'],
])('after a list %s asks for the same of somebody', (line, assignee) => {
  expect(read(line, { line: 'how many are overdue', tasks: 3 })).toEqual([
    expect.objectContaining({
      kind: 'tasks',
      isCount: true,
      askedFor: expect.objectContaining({ due: 'overdue', assignee }),
    }),
  ]);
});

it('below a card for one of a list, places are of the list and it is the one', () => {
  const before = { line: 'the second is done', tasks: 1, list: 3 };
  expect(read('move the first to monday', before)).toEqual([
    expect.objectContaining({ kind: 'postpone', shown: nth(0) }),
  ]);
  expect(read('and the third to friday', before)).toEqual([expect.objectContaining({ shown: nth(2) })]);
  expect(read('move it to monday', before)).toEqual([expect.objectContaining({ kind: 'postpone', shown: it_ })]);
});

it.each([
  ['rota to nora by friday', { move: friday }],
  ['give the rota to Nora by Friday', { move: friday }],
  ['assign the rota to Nora for Friday', { move: friday }],
  ['Nora does the rota by Friday', { move: friday }],
  ['push the rota to Nora, Friday', { move: friday }],
  ['assign the rota to Nora and due Friday, urgent', { move: friday, priority: 'URGENT' }],
  ['rota: Nora, Friday, low priority', { move: friday, priority: 'LOW' }],
  ['assign the rota to Nora, high', { priority: 'HIGH' }],
])(
  'what stands behind the name is said of the same task: %s',
  (line, { move, priority }: { move?: object; priority?: string }) => {
    const about = { about: 'rota', shown: null };
    expect(read(line)).toEqual([
      expect.objectContaining({ ...about, kind: 'assign', assignee: NORA }),
      ...(move ? [{ ...about, kind: 'postpone', move }] : []),
      ...(priority ? [{ ...about, kind: 'priority', priority }] : []),
    ]);
  },
);

it.each([
  ['assign the Friday report to Nora', 'Friday report'],
  ['swap Ben for Nora on the rota', 'rota'],
  ['rota: replace Ben with Nora', 'rota'],
  ['Nora replaces Ben on the rota', 'rota'],
  ['move the rota to Nora', 'rota'],
])('%s gives one task, and says no more', (line, about) => {
  expect(read(line)).toEqual([expect.objectContaining({ kind: 'assign', about, assignee: NORA })]);
});

it('nobody is put in the place of whom is taken off, and somebody is asked for', () => {
  const asked = [expect.objectContaining({ kind: 'assign', about: 'rota', assignee: null })];
  expect(read('unassign the rota')).toEqual(asked);
  expect(read('unassign Nora from the rota')).toEqual(asked);
});

it.each(['let him do it', 'he takes it', 'can he do it?', 'give it to him', 'give it to him by Friday'])(
  '%s is about whom the line before named',
  (line) => {
    const [first] = read(line, { line: 'is Ben on the rota', tasks: 1 });
    expect(first).toMatchObject({ kind: 'assign', assignee: BEN, shown: it_ });
  },
);

it.each(['did Ben finish the oven?', 'has anyone done the oven yet', 'is Ben done with the oven?'])(
  '%s asks about one task',
  (line) => {
    expect(read(line)).toEqual([expect.objectContaining({ kind: 'summary', about: 'oven' })]);
  },
);

it.each([
  'dont give the rota to Nora',
  "don't make the rota urgent",
  'do not close the oven',
  "don't remove the due date of the silo",
  "please don't delete the oven",
  'never mind',
  "don't",
  "cancel the oven. No wait, don't",
  'move the rota to Friday - never mind',
  'give the oven to Nora no wait forget it',
  "the oven is done. no, it isn't",
  'the silo is done. sorry, no',
])('%s changes nothing', (line) => {
  expect(read(line)).toEqual([{ kind: 'leave', shown: null }]);
});

it.each(['if you can, close the oven', 'close the oven if possible', 'complete the oven, if it is ok'])(
  '%s depends on nothing',
  (line) => {
    expect(read(line)).toEqual([expect.objectContaining({ kind: 'complete', about: 'oven' })]);
  },
);

it.each(['complete the once a year inventory', 'complete the Niagara falls trip'])('%s is no condition', (line) => {
  expect(read(line)).toEqual([expect.objectContaining({ kind: 'complete' })]);
});

it.each([
  [
    'put the rota on hold until Friday',
    [
      { kind: 'status', status: 'ON_HOLD' },
      { kind: 'postpone', move: friday },
    ],
  ],
  [
    'make the rota urgent by Friday',
    [
      { kind: 'priority', priority: 'URGENT' },
      { kind: 'postpone', move: friday },
    ],
  ],
  [
    'rota back to todo and due Monday',
    [
      { kind: 'status', status: 'TODO' },
      { kind: 'postpone', move: monday },
    ],
  ],
  [
    'rota: done. oven: Monday',
    [
      { kind: 'complete', about: 'rota' },
      { kind: 'postpone', about: 'oven', move: monday },
    ],
  ],
  [
    'labels due friday, silo due monday',
    [
      { kind: 'postpone', move: friday },
      { kind: 'postpone', move: monday },
    ],
  ],
  [
    'lower the prio of the rota and push em to friday',
    [{ kind: 'priority' }, { kind: 'postpone', shown: { kind: 'each' } }],
  ],
])('%s says two things', (line, questions: object[]) => {
  expect(read(line)).toEqual(questions.map((question) => expect.objectContaining(question)));
});

it.each([
  ['photos to sunday, no monday', { kind: 'about', move: monday }],
  ['the rota is on hold', { kind: 'status', status: 'ON_HOLD' }],
  ['Nora finished the photos yesterday', { kind: 'complete', about: 'photos' }],
  ['i called the dentist, no one answered, try again tomorrow', { kind: 'about' }],
  ['marque les photos comme terminées', { kind: 'complete' }],
  ['erinner mich die rechnung zu bezahlen', { kind: 'create' }],
  ['muss noch milch kaufen', { kind: 'create', text: 'milch kaufen' }],
  ['comprar pan', { kind: 'create' }],
  ['acheter du lait', { kind: 'create' }],
  ['who leads the rota', { kind: 'summary', about: 'rota' }],
  ['last comments on the rota', { kind: 'changes', about: 'rota' }],
  ['give the rota to Nora or Ben', { kind: 'assign', assignee: null, alike: [NORA, BEN] }],
  ['swap Nora and Ben on the rota', { kind: 'assign', about: 'rota', alike: [NORA, BEN] }],
  ['silo end of the month', { kind: 'about', named: 'silo' }],
])('%s is read', (line, question) => {
  expect(read(line)).toEqual([expect.objectContaining(question)]);
});

it('somebody whom nobody has named is asked for', () => {
  const before = { line: 'how is the silo', tasks: 1 };
  expect(read('let her do it', before)).toEqual([
    expect.objectContaining({ kind: 'assign', assignee: null, shown: it_ }),
  ]);
  expect(read('actually give it to Ben instead', before)).toEqual([
    expect.objectContaining({ kind: 'assign', assignee: BEN, shown: it_ }),
  ]);
  expect(read('make it urgent too', before)).toEqual([expect.objectContaining({ kind: 'priority', shown: it_ })]);
  expect(read('oh no reopen it', before)).toEqual([expect.objectContaining({ kind: 'status', shown: it_ })]);
});

it.each([
  ['no, monday', { kind: 'postpone', move: monday }],
  ['not friday, monday', { kind: 'postpone', move: monday }],
  ['until monday', { kind: 'postpone', move: monday }],
  ['no, to Ben', { kind: 'assign', assignee: BEN }],
  ['to Ben, not Nora', { kind: 'assign', assignee: BEN }],
  ['no, high', { kind: 'priority', priority: 'HIGH' }],
])('of several changes that one is corrected: %s', (line, question) => {
  expect(read(line, { line: 'give the silo to Nora by friday, urgent', tasks: 1 })).toEqual([
    expect.objectContaining({ ...question, shown: it_ }),
  ]);
});

it.each([
  ['oven 80% done', { kind: 'about' }],
  ['the rota is no longer on hold', { kind: 'about' }],
  ['lemon tree Monday -> Friday', { kind: 'about', move: friday }],
  ['change the title of the rota to Plan (done)', { kind: 'elsewhere', about: 'rota' }],
  ['Nora needs to call the bank tomorrow', { kind: 'create', text: 'call the bank tomorrow', assignee: NORA }],
  ['create a task: order butter, high', { kind: 'create', text: 'order butter, high priority' }],
  ['put the rota on hold till Ben is back', { kind: 'status', status: 'ON_HOLD', about: 'rota' }],
])('%s says no more than it says', (line, question) => {
  expect(read(line)).toEqual([expect.objectContaining(question)]);
});

it.each([
  ['move the photos from Friday to Monday', monday],
  ['move the photos from today to the day after tomorrow', friday],
])('%s moves to the later of both', (line, move) => {
  expect(read(line)).toMatchObject([{ kind: 'postpone', about: 'photos', move }]);
});

it('what is added to a line that named no task is a new task, too', () => {
  const before = { line: 'call the bank tomorrow', tasks: 0 };
  expect(read('and the plumber on monday', before)).toMatchObject([
    { kind: 'create', text: 'call the plumber on monday' },
  ]);
  expect(read('and the electrician on monday', { line: 'buy bread and call the plumber', tasks: 0 })).toMatchObject([
    { kind: 'create', text: 'call the electrician on monday' },
  ]);
  expect(read('also buy milk', before)).toMatchObject([{ kind: 'create', text: 'buy milk' }]);
  expect(read('and the silo on monday', { line: 'move the rota to Friday', tasks: 1 })).not.toMatchObject([
    { kind: 'create' },
  ]);
});

it.each([
  [
    'Create a task to call the miller tomorrow for Nora, and one to clean the oven, urgent',
    [
      { kind: 'create', text: 'call the miller tomorrow', assignee: NORA },
      { kind: 'create', text: 'clean the oven, urgent priority', assignee: null },
    ],
  ],
  ['create a task to buy two cakes, one for Nora and one for Ben', [{ kind: 'create' }]],
  ['create a task: order butter, on friday, urgent', [{ kind: 'create' }]],
])('%s is as many tasks as it says', (line, questions) => {
  expect(read(line)).toMatchObject(questions);
});

it.each([
  ['move the oven to friday', 1, 'no monday', [{ kind: 'postpone', move: monday, shown: it_ }]],
  [
    'move the oven to friday',
    1,
    'monday 7am',
    [{ kind: 'postpone', move: to('2026-11-30T07:00:00Z', true), shown: it_ }],
  ],
  [
    'move the oven to monday',
    1,
    'make it 8am',
    [{ kind: 'postpone', move: to('2026-11-30T08:00:00Z', true), shown: it_ }],
  ],
  ['postpone it by a day', 1, 'no two days', [{ kind: 'postpone', move: { kind: 'by', count: 2 }, shown: it_ }]],
  ['verschieb den Backofen auf Freitag', 1, 'nein Montag', [{ kind: 'postpone', move: monday, shown: it_ }]],
  ['mueve el horno al viernes', 1, 'no, al lunes', [{ kind: 'postpone', move: monday, shown: it_ }]],
  [
    'move the oven to friday and the silo to monday',
    2,
    'no, both monday',
    [{ kind: 'postpone', move: monday, shown: { kind: 'each' } }],
  ],
  ['what is overdue', 2, 'the second one for me', [{ kind: 'assign', assignee: 'me', shown: nth(1) }]],
  ['what is overdue', 2, 'la deuxième pour Nora', [{ kind: 'assign', assignee: NORA, shown: nth(1) }]],
  ['what is overdue', 2, 'first one urgent', [{ kind: 'priority', priority: 'URGENT', shown: nth(0) }]],
  [
    'the labels are done',
    1,
    'no wait, the till training',
    [{ kind: 'complete', about: 'the till training', shown: null }],
  ],
  ['la primera está hecha', 2, 'no, la segunda', [{ kind: 'complete', shown: nth(1) }]],
  ['what is due today', 1, 'tomorrow', [{ kind: 'tasks' }]],
])('%s, with %i tasks, and then %s', (line, tasks, then, questions) => {
  expect(read(then, { line, tasks })).toMatchObject(questions);
});

it('a correction may be corrected', () => {
  const before = { line: 'no tuesday', earlier: ['push the oven to friday'], tasks: 1 };
  expect(read('monday 7am', before)).toMatchObject([{ kind: 'postpone', shown: it_ }]);
});

it('days in digits are read as the time zone writes them', () => {
  const moved = (timeZone: string) =>
    readMessage('postpone the oven to 03/12', [], { now: new Date('2026-11-25T12:00:00Z'), timeZone }, null);
  expect(JSON.stringify(moved('Europe/London'))).toContain('2026-12-03');
  expect(JSON.stringify(moved('America/New_York'))).toContain('2027-03-1');
});
