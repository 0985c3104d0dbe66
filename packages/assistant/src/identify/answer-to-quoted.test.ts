import { expect, it } from 'vitest';
import { identifyTask } from './identify-task.ts';

/** A Monday. */
const reading = { now: new Date('2028-03-06T09:00:00Z'), timeZone: 'UTC' };
const tasks = [
  'Clean the flour silo',
  'Order flour',
  'Repair the gate',
  'Tor reparieren',
  'Payer le loyer',
  'Pagar el alquiler',
].map((title, id) => ({ id, title, description: null }));
const WROTE = 'On Mon, 6 Mar 2028 at 10:00, Mei <mei@bakery.example> wrote:';

it.each([
  ['> Is the silo clean?\nYes', 'Clean the flour silo', 'completion'],
  ['> Did you order the flour?\nYes, this morning.', 'Order flour', 'completion'],
  [`Done!\n\n${WROTE}\n> Hi Jonas,\n> please order the flour until Friday.\n> Mei`, 'Order flour', 'completion'],
  [`Not yet, sorry\n\n${WROTE}\n> did you order the flour?`, 'Order flour', 'comment'],
  ['Yes, but only half of it\n> Did you order the flour?', 'Order flour', 'comment'],
  ['yes\n> Can you order the flour?', 'Order flour', 'comment'],
  ['Looks good\n> Did you order the flour?', 'Order flour', 'comment'],
  ['> When will you repair the gate?\nOn Thursday', 'Repair the gate', 'dueDate'],
  ['Ja, gestern\n> Hast du schon das Tor repariert?', 'Tor reparieren', 'completion'],
  ['Oui\n> As-tu payé le loyer ?', 'Payer le loyer', 'completion'],
  ['Sí, ayer\n> ¿Has pagado el alquiler?', 'Pagar el alquiler', 'completion'],
])('%j', async (text, title, type) => {
  const { task, updateType } = await identifyTask(text, tasks, reading);
  expect([task?.title, updateType]).toEqual([title, type]);
});

it('what is proposed as a comment is the answer, as it was written', async () => {
  const { content } = await identifyTask('> Is the silo clean?\nYes, since noon', tasks, reading);
  expect(content).toBe('Yes, since noon');
});

it.each(['Yes\n> Are you coming to lunch?', 'Thanks!\n> See you tomorrow'])('names none: %j', async (text) => {
  expect((await identifyTask(text, tasks, reading)).task).toBeNull();
});

it('a word with an exclamation mark greets nobody', async () => {
  const { task, updateType } = await identifyTask('Subject: Re: Order flour\n\nDone!', tasks, reading);
  expect([task?.title, updateType]).toEqual(['Order flour', 'completion']);
});
