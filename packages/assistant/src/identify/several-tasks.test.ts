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
    '- rota is not finished, still waiting for Amara\n- silo cleaned',
    ['rota is not finished, still waiting for Amara', 'silo cleaned'],
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
  ['set the rota and the silo to high', ['set the rota to high', 'set the silo to high']],
  ['rota, photos and price labels are done', ['rota: done', 'photos: done', 'price labels are done']],
  // Nobody knows which task that is, but it is no other.
  [
    '- oven: the fitter comes on Monday\n- mixer: please put it on hold\n- rota: done',
    ['oven: the fitter comes on Monday', 'mixer: please put it on hold', 'rota: done'],
  ],
  ['the rota is done and so are the photos', ['the rota is done', 'the photos: done']],
  ['the rota and the photos are done', ['the rota: done', 'the photos are done']],
  ['the rota is done and the photos too', ['the rota is done', 'the photos: done']],
  // Of what is still to be done nothing is said.
  ['✅ rota\n❌ photos\n✅ silo', ['[x] rota', '[x] silo']],
  ['- [x] rota\n- [ ] photos', ['[x] rota']],
  ['rota ✅\nsilo ❌\nphotos ✅', ['rota ✅', 'photos ✅']],
  ['[x] rota\n- photos', ['[x] rota']],
  ['✅ rota\nPhotos of the cakes ❌', ['[x] rota']],
  ['| rota | ✅ |\n| photos | ❌ |', ['[x] rota']],
  ['finished the photos and the rota, the silo not yet', ['finished the photos', 'finished the rota']],
  ['Photos are done but the silo is still open', ['Photos are done']],
  [
    'The photos are done, the silo is not done because the ladder broke',
    ['The photos are done', 'the silo is not done because the ladder broke'],
  ],
])('each task has what a text says of it: %j', async (text, parts) => {
  expect(await divide(text)).toEqual(parts);
});

it.each([
  'The fitter called about the oven, he comes on Tuesday and brings the seal',
  'The silo can wait until Friday, set it to low',
  'Photos of the cakes and the counter are on the website now',
  'We need more bags and boxes, and somebody to carry them',
  'The photos and the silo are not yet done',
  '- [ ] rota',
  // Who speaks with whom goes on about what was said.
  'Ines: is the rota done?\nJonas: yes, and the photos too',
  'Oven serviced\nTechnician: Hale\nInvoice: 4711\nNext visit: in spring',
  // What denies or supposes something does so of all.
  'Neither the rota nor the photos are done',
  'Unless the rota is done and the photos are done, call me',
  'I doubt that the rota is done and the silo is cleaned',
  'Do not complete the rota, the silo and the photos',
  'Is the rota done and the silo?',
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

it.each([
  'It is wrong that the rota is done and that the silo is cleaned',
  'Please check whether the rota is done and the silo is cleaned',
  'I doubt that the rota is done and the silo is cleaned',
  'If the rota is done, the silo is cleaned',
  'Everything except the rota and the silo is done',
  'Neither the rota nor the silo is done',
  'The flour silo is now for 12 tons',
  'silo: cleaned, not dried yet',
])('completes nothing of which it is not said: %s', async (text) => {
  expect((await identifyTask(text, tasks, when)).updateType).not.toBe('completion');
});

it('what stands behind many parts is divided when it is its turn', async () => {
  const text =
    'rota done; croissant done; oven serviced; advert done; silo cleaned; labels done; stall done; certificates renewed; photos done; extinguishers checked; packaging counted; strawberries called';
  const [first, ...others] = await divide(text);
  expect([first, others.length]).toEqual(['rota done', 10]);
  expect(await divide(others.at(-1) ?? '')).toEqual(['packaging counted.', 'strawberries called']);
});

it('a day alone behind what a task is called moves it there, and who does it is to have it', async () => {
  const oven = await identifyTask('oven: tuesday', tasks, when, people);
  expect([oven.task?.title, oven.updateType]).toEqual(['Service the deck oven', 'dueDate']);
  const given = async (text: string) => (await identifyTask(text, tasks, when, people)).assignee?.name ?? null;
  expect(await given('photos: lo hace Mei')).toBe('Mei Tanaka');
  expect(await given("Jonas s'occupe du silo")).toBe('Jonas Weber');
});

it.each(['✅ silo', '[x] clean the silo', 'silo ✅'])('what is ticked is done: %s', async (text) => {
  expect(await identifyTask(text, tasks, when)).toMatchObject({ task: tasks[4], status: 'COMPLETED' });
});

it.each([
  ['[x] rota [ ] silo [x] photos', ['[x] rota', '[x] photos']],
  ['✅ rota / ❌ silo', ['[x] rota']],
  ['rota ✅, silo ❌, photos ✅', ['rota ✅', 'photos ✅']],
])('ticks in one line are those before, or behind, each: %s', async (text, parts) => {
  expect(await divide(text)).toEqual(parts);
});

it.each([
  ['I serviced the oven and the silo, the rota is for tomorrow', 3],
  ['The silo and the oven are both cleaned.', 2],
])('%j is of %i tasks', async (text, count) => {
  expect(await divide(text)).toHaveLength(count);
});

it('of two things that one verb is said of, each is said so', async () => {
  expect(await divide('The oven and the silo are both cleaned.')).toEqual([
    'The oven: cleaned.',
    'the silo are both cleaned.',
  ]);
});

it('a part that begins with what may be of another task is not said of the one before it', async () => {
  const german = ['Tor reparieren', 'Mehl bestellen', 'Jahresbericht vorbereiten'].map((title, id) => ({
    id,
    title,
    description: null,
  }));
  const parts = await textsOfTasks('Tor repariert, Mehl bestellt, Bericht folgt morgen', german, when, people);
  expect(parts).toEqual(['Tor repariert', 'Mehl bestellt', 'Bericht folgt morgen']);
});
