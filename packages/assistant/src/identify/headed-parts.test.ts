import { expect, it } from 'vitest';
import { identifyTask } from './identify-task.ts';
import { textsOfTasks } from './several-tasks.ts';

const tasks = [
  'Repair the oven',
  'Rota for December',
  'Clean the flour silo',
  'Photos for the website',
  'Renew the insurance',
].map((title, id) => ({ id, title, description: null }));
/** A Saturday morning. */
const when = { now: new Date('2026-11-28T09:00:00Z'), timeZone: 'Europe/London' };

async function changes(text: string): Promise<unknown[]> {
  const texts = await textsOfTasks(text, tasks, when);
  return Promise.all(
    texts.map(async (part) => {
      const { task, updateType, status, priority, move } = await identifyTask(part, tasks, when);
      const day = move?.kind === 'to' ? move.moment.toISOString().slice(0, 10) : null;
      return [task?.title.split(' ').at(-1), status ?? priority ?? day ?? updateType];
    }),
  );
}

it.each([
  [
    'Done today:\n- oven\n- rota\n- silo',
    [
      ['oven', 'COMPLETED'],
      ['December', 'COMPLETED'],
      ['silo', 'COMPLETED'],
    ],
  ],
  [
    'On hold: silo, photos. Done: rota.',
    [
      ['silo', 'ON_HOLD'],
      ['website', 'ON_HOLD'],
      ['December', 'COMPLETED'],
    ],
  ],
  [
    'Please move to Friday:\n- oven\n- rota',
    [
      ['oven', '2026-12-04'],
      ['December', '2026-12-04'],
    ],
  ],
  [
    'High priority: the rota and the photos',
    [
      ['December', 'HIGH'],
      ['website', 'HIGH'],
    ],
  ],
  [
    'Erledigt: Rota und Silo',
    [
      ['December', 'COMPLETED'],
      ['silo', 'COMPLETED'],
    ],
  ],
  [
    'DONE\n- oven\n- rota\nTODO\n- photos',
    [
      ['oven', 'COMPLETED'],
      ['December', 'COMPLETED'],
      ['website', 'comment'],
    ],
  ],
])('what stands above several tasks is said of each: %j', async (text, expected) => {
  expect(await changes(text)).toEqual(expected);
});

it.each([
  [
    'Minutes 28 Nov\nOven: Jonas orders a gasket\nSilo: postponed to 5 December',
    ['Oven: Jonas orders a gasket', 'Silo: postponed to 5 December'],
  ],
  ['Status update:\n- oven fixed\n- rota still waiting for Ben', ['oven fixed', 'rota still waiting for Ben']],
  // Each item says what there is to say of its own task.
  ['Minutes\n- oven\n- rota: done', ['oven', 'rota: done']],
  // An item of which nobody knows what it is about is no part of the one before.
  [
    'Done:\n- oven\nOn hold:\n- ladder for the hall\n- photos',
    ['Done: oven', 'ladder for the hall', 'On hold: photos'],
  ],
])('what a text is called is said of none: %j', async (text, expected) => {
  expect(await textsOfTasks(text, tasks, when)).toEqual(expected);
});

it('a heading above one task changes nothing', async () => {
  expect(await textsOfTasks('Done today: oven', tasks, when)).toEqual(['Done today: oven']);
  const form = 'Oven serviced\nTechnician: the oven man\nNext visit: in spring';
  expect(await textsOfTasks(form, tasks, when)).toEqual([form]);
});

it.each([
  // What names no task of the board is nobody's, and completes none.
  ['Done:\n- rota\n- fix the moon rocket\n- oven', ['Done: rota', 'fix the moon rocket', 'Done: oven']],
  [
    'Team meeting 27 Nov\nDone: rota, insurance\nOn hold: silo\nFriday: photos\nNew: order sugar',
    ['Done: rota', 'Done: insurance', 'On hold: silo', 'photos: Friday', 'New: order sugar'],
  ],
  ['On hold: silo, new photos. Done: rota.', ['On hold: silo', 'On hold: new photos.', 'Done: rota.']],
  ['Repair the oven:\n- buy a seal\nRota: print the form', ['Repair the oven: buy a seal', 'Rota: print the form']],
])('each line of minutes is about its own task: %j', async (text, expected) => {
  expect(await textsOfTasks(text, tasks, when)).toEqual(expected);
});

it('what has no due date any more is not done', async () => {
  const { updateType } = await identifyTask('The flour silo has no due date any more', tasks, when);
  expect(updateType).toBe('comment');
});
