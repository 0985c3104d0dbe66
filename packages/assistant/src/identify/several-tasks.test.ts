import { expect, it } from 'vitest';
import { identifyTask } from './identify-task.ts';
import { textsOfTasks } from './several-tasks.ts';

const tasks = [
  'Rota for next week',
  'Vegan croissant recipe',
  'Service the deck oven',
  'Job advert for the counter',
  'Clean the flour silo',
  'Price labels for the counter',
  'Market stall at the winter fair',
  'Renew the hygiene certificates',
  'Photos of the cakes for the website',
  'Check the fire extinguishers',
  'Count the packaging',
  'Call about the strawberries',
].map((title, id) => ({ id, title, description: null }));
const people = ['Mei Tanaka', 'Jonas Weber', 'Amara Okafor'].map((name, id) => ({ id, name }));
/** A Friday evening. */
const when = { now: new Date('2026-11-27T20:00:00Z'), timeZone: 'Europe/Berlin' };
const divide = (text: string) => textsOfTasks(text, tasks, when, people);

it.each([
  [
    "Rota: Amara can't on Sunday, Jonas takes over. Oven: fitter moved to Wednesday 9:00.",
    ["Rota: Amara can't on Sunday, Jonas takes over.", 'Oven: fitter moved to Wednesday 9:00.'],
  ],
  [
    '- silo: due dec 20\n- job advert: low\n- hygiene certificates: Amara takes over',
    ['silo: due dec 20', 'job advert: low', 'hygiene certificates: Amara takes over'],
  ],
  [
    'the silo cleaning moves to monday, the vegan croissant goes to Mei and the job advert is on hold',
    ['the silo cleaning moves to monday', 'the vegan croissant goes to Mei', 'the job advert is on hold'],
  ],
  ['price labels done, silo cleaned, packaging counted', ['price labels done', 'silo cleaned', 'packaging counted']],
  [
    'i finished the strawberries call and the photos, Jonas did the fire extinguishers',
    ['i finished the strawberries call', 'i finished the photos', 'Jonas did the fire extinguishers'],
  ],
  ['the rota is done and so are the photos', ['the rota is done', 'the photos: done']],
  ['the rota and the photos are done', ['the rota: done', 'the photos are done']],
  ['the rota is done and the photos too', ['the rota is done', 'the photos: done']],
])('each task has what a text says of it: %j', async (text, parts) => {
  expect(await divide(text)).toEqual(parts);
});

it.each([
  'The fitter called about the oven, he comes on Tuesday and brings the seal',
  'The silo can wait until Friday, set it to low',
  'Photos of the cakes and the counter are on the website now',
  'We need more bags and boxes, and somebody to carry them',
  // Who speaks with whom goes on about what was said.
  'Ines: is the rota done?\nJonas: yes, and the photos too',
])('a text about one task, or none, stays whole: %j', async (text) => {
  expect(await divide(text)).toEqual([text]);
});

it('a part of a mail is read with the day on which that was sent', async () => {
  const [first, second] = await divide(
    'From: Ines <ines@bakery.example>\nDate: Mon, 23 Nov 2026 09:00\nSubject: News\n\nThe rota is done. The oven moves to Friday in two weeks.',
  );
  expect(first).toContain('The rota is done.');
  const { task, move } = await identifyTask(second ?? '', tasks, when);
  expect(task?.title).toBe('Service the deck oven');
  expect(move).toMatchObject({ kind: 'to', hasDay: true });
  expect((move?.kind === 'to' && move.moment.toISOString().slice(0, 10)) || '').toBe('2026-12-11');
});

it('what is only named is set to the level, or done, that stands behind it', async () => {
  const read = async (text: string) => {
    const { task, updateType, priority, status } = await identifyTask(text, tasks, when);
    return [task?.title, updateType, priority ?? status];
  };
  expect(await read('flour silo: high')).toEqual(['Clean the flour silo', 'priority', 'HIGH']);
  expect(await read('the price labels are low now')).toEqual(['Price labels for the counter', 'priority', 'LOW']);
  expect(await read('rota: done')).toEqual(['Rota for next week', 'completion', 'COMPLETED']);
});

it('whoever stands behind a task and nothing else is to have it', async () => {
  const given = async (text: string) => (await identifyTask(text, tasks, when, people)).assignee?.name ?? null;
  expect(await given('price labels to mei')).toBe('Mei Tanaka');
  expect(await given('send the photos to Mei')).toBeNull();
});
