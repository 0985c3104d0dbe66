import { expect, it } from 'vitest';
import { identifyTask } from './identify-task.ts';
import { readUpdate } from './read-update.ts';

const reading = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' };

it.each([
  'oven isnt done yet',
  'Ben isnt done with the oven',
  'I thought the menu was done',
  'We are done for today with the photos, more tomorrow',
  'may be done with the menu tomorrow',
  'the electrician replaced the fuse, but he has to come back on Tuesday',
  'François: je ne peux pas, Nora le fait',
  'the dentist would be done',
  'everyone but the dentist is done',
  'right deck works now, but the left one is still cold',
  'oven guy came, right deck is fixed, left needs a part',
  'Der Ofen ist wieder kaputt',
  'das Silo ist fast sauber',
  'die Fotos sind unscharf',
  'el horno sigue averiado',
  'le four est encore en panne',
  'the certificates had been renewed, which is false',
  'fire extinguishers checked, my foot!',
  'The silo is cleaned on Wednesday at 14:00',
  'silo terminé à moitié',
  'oven fixed? mr hale was here',
  'need silo done',
  'hope silo is done',
  'photos finished, question mark',
])('is not done: %s', (text) => {
  expect(readUpdate(text, reading).type).not.toBe('completion');
});

it.each(['the menu is done', 'C’est fait', 'chocolat fait', 'Feuerlöscher sind alle geprüft'])(
  'is done: %s',
  (text) => {
    expect(readUpdate(text, reading)).toMatchObject({ type: 'completion', status: 'COMPLETED' });
  },
);

// The 26th is a Thursday.
it.each([
  ['the labels: not Monday but Tuesday', '2026-12-01'],
  ['the labels were due on 10 December, now 14 December', '2026-12-14'],
  ['labels are due Friday, not Thursday', '2026-11-27'],
  ['Etiketten nicht am Montag sondern am Dienstag', '2026-12-01'],
  ['Etiquetas: no el lunes sino el martes', '2026-12-01'],
  ['pásalo al martes, las etiquetas están en camino', '2026-12-01'],
  ['verschieb es auf Dienstag, das Silo ist voll', '2026-12-01'],
  ['the due date is wrong, it’s the 30th not the 29th', '2026-11-30'],
])('moves to the day that is right: %s', (text, day) => {
  const { type, move } = readUpdate(text, reading);
  expect([type, move?.kind === 'to' && move.moment.toISOString().slice(0, 10)]).toEqual(['dueDate', day]);
});

it.each([
  ['Amara asked for two more days for the labels', 2, 'day'],
  ['the labels need another week', 1, 'week'],
  ['Die Etiketten brauchen noch zwei Tage', 2, 'day'],
  ['las etiquetas se retrasan una semana', 1, 'week'],
  ['le rapport est reporté d’une semaine', 1, 'week'],
])('moves by what is needed longer: %s', (text, count, unit) => {
  expect(readUpdate(text, reading)).toMatchObject({ type: 'dueDate', move: { kind: 'by', count, unit } });
});

it.each([
  ['Rent paid', 'Pay the rent'],
  ['rent: paid', 'Pay the rent'],
  ['I did the gate', 'Repair the gate'],
])('%j completes %j', async (text, title) => {
  const { updateType } = await identifyTask(text, [{ id: 1, title, description: null }], reading);
  expect(updateType).toBe('completion');
});

it.each([
  ['The plumber has paid', 'Pay the plumber'],
  ['I didn’t do the gate', 'Repair the gate'],
  ['gate: needed', 'Repair the gate'],
  ['Meeting about the annual report moved to 3pm', 'Prepare the annual report'],
])('%j is only a remark on %j', async (text, title) => {
  const { updateType } = await identifyTask(text, [{ id: 1, title, description: null }], reading);
  expect(updateType).toBe('comment');
});

it.each(['We need two more boxes of labels', 'the labels are not ready but Friday looks fine'])(
  'moves nothing: %s',
  (text) => {
    expect(readUpdate(text, reading).type).not.toBe('dueDate');
  },
);

const tasks = ['Repair the oven', 'Update the menu', 'Rota for December', 'Dienstplan für Januar', 'Order flour'].map(
  (title, id) => ({ id, title, description: null }),
);
const people = [
  { id: 1, name: 'Mei Lin' },
  { id: 2, name: 'Nora Quinn' },
];
const identify = (text: string) => identifyTask(text, tasks, reading, people);

it('of two tasks in a line each has what is said of it', async () => {
  const { task, status, move } = await identify('oven done and menu to Monday');
  expect([task?.title, status]).toEqual(['Update the menu', null]);
  expect(move).toEqual({ kind: 'to', moment: new Date('2026-11-30T23:59:00.000Z'), hasDay: true, hasTime: false });
});

it('of two tasks that one text moves alike the other one is named too', async () => {
  const { task, candidates, reasoning } = await identify('the oven is moved to Friday and the menu to Monday');
  const named = [...(task === null ? candidates.map(({ title }) => title) : [task.title]), reasoning].join(' ');
  expect(named).toContain('Update the menu');
  expect(named).toContain('Repair the oven');
});

it('another task that the text may speak of is named', async () => {
  expect((await identify('oven done and menu to Monday')).reasoning).toMatch(
    / The text may speak of “Repair the oven” as well\.$/,
  );
  expect((await identify('the menu is updated, it was a lot of work')).reasoning).not.toContain('as well');
  const lines = await identify('The oven is repaired.\nThe menu is not yet updated.\nFlour comes on Monday.');
  expect([lines.task?.title, lines.content]).toEqual(['Repair the oven', 'The oven is repaired.']);
});

it.each(['the fence post is rotten', 'the box is torn', 'the drain is clogged', 'the sign is faded'])(
  '%s says that nothing is done',
  (text) => {
    expect(readUpdate(text, reading).type).toBe('comment');
  },
);

it.each(['task 20 is done', '#14 is done', 'task no. 3 done'])(
  '%s names no task that has not that number',
  async (text) => {
    const ovens = [
      { id: 1, title: 'Repair the oven', description: 'It stays at 20 degrees for 14 sacks, 3 of them wet' },
    ];
    expect((await identifyTask(text, ovens, reading)).task).toBeNull();
  },
);

it('a title with that number is named by it', async () => {
  const lots = [14, 15].map((id) => ({ id, title: `Sell lot ${id}`, description: null }));
  expect((await identifyTask('#14 is sold', lots, reading)).task?.id).toBe(14);
});

it('the word that is written is meant before one that means the same', async () => {
  for (const [text, title] of [
    ['give the rota to Mei', 'Rota for December'],
    ['gib den Dienstplan an Mei', 'Dienstplan für Januar'],
  ] as const)
    expect(await identify(text), text).toMatchObject({ task: { title }, assignee: { name: 'Mei Lin' } });
});

it('whoever says yes to a question has taken nothing on', async () => {
  expect((await identify('Nora: is the oven fixed?\nMei: yes')).assignee).toBeNull();
  const { assignee } = await identify('Nora: can someone do the oven?\nMei: ok, will do');
  expect(assignee?.name).toBe('Mei Lin');
});

it.each([
  ['the silo cleaning is postponed by a week', { kind: 'by', count: 1, unit: 'week' }],
  ['they pushed it back by two days', { kind: 'by', count: 2, unit: 'day' }],
  ['push the silo to the week after', { kind: 'by', count: 1, unit: 'week' }],
  ['the fire extinguishers can be done a week later', { kind: 'by', count: 1, unit: 'week' }],
])('by how much something moves is said, too: %s', (text, move) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' })).toMatchObject({
    type: 'dueDate',
    move,
  });
});

it.each([
  'the certificates are done but keep it open for the stamp',
  'I called them, try again tomorrow',
  'the silo no está terminado',
  'le silo n’est jamais fini',
  'das Silo ist keineswegs fertig',
  'All done but the silo',
  'the oven was repaired, then broke again',
  'the oven was repaired last year',
  'oven repaired: no',
  'the oven is repaired ❌',
  'the oven is repaired, I hope',
  'I was unable to repair the oven',
  'make sure the oven is repaired',
  'der Ofen müsste repariert sein',
  'debería haber reparado el horno',
  'le four serait réparé',
  'der Ofen wurde letztes Jahr repariert',
  'silo done: false',
  'silo probably done',
  'Is the silo done',
  // Whoever mistypes 'not' must not find it done.
  'das Silo ist nciht fertig',
  'the silo aint done',
  'the certificates are nt done',
  "the rota ins't finished",
  'the stall has nevr been finished',
  'rota hardyl done',
])('%s completes nothing', (text) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' }).status).toBeNull();
});

it.each([
  'third step doesn’t creak any more, two screws did it',
  'the bees are in their new place since last night',
  'all the forms are with the bank',
  'transferred the 75 to the man who did the chimney',
  'new lamp fitted in the tank, hours counter reset',
  'axle is welded, trailer back on the road',
  'boat moved, she is tied up by the willow',
  'beds made up and fresh towels are in',
  'El contrato ya está firmado y enviado',
  'Parc nord : mortalités déclarées ce matin.',
])('%s says that it is done', (text) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' }).type).toBe('completion');
});

it.each([
  ['belt arrived! wrong width though, sent it back', 'comment'],
  ['Anna called at nine', 'comment'],
  ['is the step still creaking?', 'comment'],
  ['the pump needs to be repaired', 'comment'],
  ['can we get the certificate done by the 9th instead?', 'dueDate'],
  ['hygiene certificates are not renewed yet, push to monday', 'dueDate'],
  ['oven still cold, please move it by two days', 'dueDate'],
  ["Open day: don't forget we also have to borrow the tent", 'subtask'],
  ['please add to the open day: hire 40 chairs', 'subtask'],
])('%s does not: %s', (text, type) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' }).type).toBe(type);
});

it.each(['the wedding cake is not cancelled', 'the silo is no longer on hold', "the oven isn't on hold"])(
  '%s sets no status',
  (text) => {
    expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' }).status).toBeNull();
  },
);

it.each([
  'Please don’t cancel the wedding cake.',
  'They asked whether they may cancel the wedding cake.',
  'The family almost cancelled the wedding cake.',
  'It’s not true that the training was cancelled.',
  'The fire extinguishers were checked by nobody.',
  'The oven: done my part, Jonas has to do the rest.',
  'The oven: finished? I doubt it.',
  'The oven is done for.',
  'Jonas claims the oven is repaired, but it still smells of burning.',
  'The oven was repaired in 2019 and broke again today.',
  'I wish the oven were repaired already.',
  'They would like the cake moved to Friday, but we said no.',
  'If the oven is repaired by Friday, we can bake.',
  'the silo: friday works',
])('%s changes nothing', (text) => {
  const update = readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' });
  expect([update.type, update.status, update.move]).toEqual(['comment', null, null]);
});

it.each([
  ['market stall is off', 'CANCELLED'],
  ['sofia gave up on the piano piece', 'CANCELLED'],
  ['the job advert: killed', 'CANCELLED'],
  ['the oven is cold again', null],
  ['i wish the rota was done', null],
  ['rye flour ordered!! but only half', null],
  ['price labels are as good as done', null],
  ['do not cancel the market stall', null],
  ['clean the silo', null],
  ['renew the library books', null],
] as const)('%s: status %s', (text, status) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' }).status).toBe(status);
});

it.each(['we only deliver at 2 pm not before noon', 'please deliver at 11'])('%s moves no date', (text) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T08:00:00Z'), timeZone: 'UTC' }).move).toBeNull();
});

it.each([
  'price labels printed, still have to put them up',
  'two offers are here, the third comes on Monday',
  "Amara's and Mei's are renewed, mine is missing",
  'all certificates are renewed, apart from one',
  'hopefully the oven is repaired',
  "the school hasn't cancelled the request",
])('%s completes and cancels nothing', (text) => {
  const { status } = readUpdate(text, { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' });
  expect(['COMPLETED', 'CANCELLED']).not.toContain(status);
});

it.each([
  'Amara will have ordered the rye flour by Monday',
  'The rye flour gets delivered on Monday',
  'The deck oven was repaired badly, it is cold again',
])('what is to come, or was done in vain, completes nothing: %s', (text) => {
  expect(readUpdate(text, { now: new Date('2026-11-25T10:00:00Z'), timeZone: 'Europe/London' }).status).toBeNull();
});

it('a mail of some days ago moves nothing to a day that has passed', async () => {
  const tasks = [{ id: 1, title: 'Renew hygiene certificates', description: null }];
  const mail = (date: string) =>
    `From: Ben <ben@x.example>\nDate: ${date}\nSubject: Certificates\n\nThe hygiene certificates are postponed to tomorrow.`;
  const moveOf = async (date: string) => (await identifyTask(mail(date), tasks, reading)).move;
  expect(await moveOf('Mon, 23 Nov 2026')).toBeNull();
  expect(await moveOf('Thu, 26 Nov 2026')).toMatchObject({ kind: 'to' });
});

it.each([
  ['TODO: clean the silo', 'comment'],
  ['Still to do: the silo', 'comment'],
  ['Done today: the silo', 'completion'],
  ['Done: half of the silo', 'status'],
])('%s is a %s', (text, type) => {
  expect(readUpdate(text, { now: new Date('2026-11-28T09:00:00Z'), timeZone: 'Europe/London' }).type).toBe(type);
});

it.each([
  'Please move the task Order rye flour for next month to Monday.',
  'Order rye flour for next month: delivery is now Monday',
])('the day in its own title is none that it moves to: %s', async (text) => {
  const { task, move } = await identifyTask(
    text,
    [{ id: 1, title: 'Order rye flour for next month' }].map((each) => ({ ...each, description: null })),
    reading,
  );
  expect([task?.id, move?.kind === 'to' && move.moment.toISOString().slice(0, 10)]).toEqual([1, '2026-11-30']);
});
