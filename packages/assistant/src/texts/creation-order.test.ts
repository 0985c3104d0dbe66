import { expect, it } from 'vitest';
import { extractTask } from '../extract/extract-task.ts';
import { withoutCreationOrder } from './creation-order.ts';

const people = ['Mei Tanaka', 'Ben Archer'].map((name, id) => ({ id, name }));
/** A Monday. */
const reading = { now: new Date('2028-03-06T09:00:00Z'), timeZone: 'UTC' };
const read = (text: string) => {
  const { title, dueDate, priority, assignee } = extractTask(text, people, reading);
  return [title, dueDate?.toISOString().slice(0, 16) ?? null, assignee?.name ?? null, priority];
};

it.each([
  ['New task buy stamps on Friday', ['Buy stamps', '2028-03-10T23:59', null, 'MEDIUM']],
  ['please add a to-do: check the boiler', ['Check the boiler', null, null, 'MEDIUM']],
  ['Create a task for Mei to buy stamps', ['Buy stamps', null, 'Mei Tanaka', 'MEDIUM']],
  ['New task for Ben, buy stamps', ['Buy stamps', null, 'Ben Archer', 'MEDIUM']],
  ['set a reminder for tomorrow 9am to call the bank', ['Call the bank', '2028-03-07T09:00', null, 'MEDIUM']],
  ['create a task for Monday: call the bank', ['Call the bank', '2028-03-13T23:59', null, 'MEDIUM']],
  ['Create an urgent task: fix the door', ['Fix the door', null, null, 'URGENT']],
  ['Add a low priority task to sort the shelf', ['Sort the shelf', null, null, 'LOW']],
  ['Set up a reminder for the team: clean the kitchen', ['Clean the kitchen', null, null, 'MEDIUM']],
  [
    'could you create a task so that Ben checks the boiler on Monday?',
    ['Check the boiler', '2028-03-13T23:59', 'Ben Archer', 'MEDIUM'],
  ],
  [
    'Hey assistant, put down that I need to bring the paint to the yard on Friday',
    ['Bring the paint to the yard', '2028-03-10T23:59', null, 'MEDIUM'],
  ],
  ['note to self: water the plants tonight', ['Water the plants', '2028-03-06T22:00', null, 'MEDIUM']],
  ['TODO buy milk', ['Buy milk', null, null, 'MEDIUM']],
  ['Neue Aufgabe für Mei, Milch kaufen', ['Milch kaufen', null, 'Mei Tanaka', 'MEDIUM']],
  ['Nueva tarea: comprar leche', ['Comprar leche', null, null, 'MEDIUM']],
  ['Crée une tâche : acheter du lait', ['Acheter du lait', null, null, 'MEDIUM']],
])('%s', (text, task) => {
  expect(read(text)).toEqual(task);
});

it('has no description that says only whom, when and how pressing once more', () => {
  const text = 'Order paper for Friday, assign it to Mei, high priority';
  expect(extractTask(text, people, reading).description).toBe('');
});

it.each([
  'Create a task',
  'Add task list to the wiki',
  'New task force meeting on Friday',
  'Create a ticket system for the hall',
  'TODO(fatima): drop the table',
  'Make tasks for the team',
  'The note to self is on the fridge',
])('orders no task, or names none: %s', (text) => {
  expect(withoutCreationOrder(text)).toBe(text);
});

it('keeps what stands below the order', () => {
  expect(withoutCreationOrder('New task: buy stamps\nThe red ones')).toBe('buy stamps\nThe red ones');
});

it.each([
  [
    'Order paper for Friday, assign it to Mei, high priority',
    ['Order paper', '2028-03-10T23:59', 'Mei Tanaka', 'HIGH'],
  ],
  ['Fix the door and assign to Ben', ['Fix the door', null, 'Ben Archer', 'MEDIUM']],
  ['Milch kaufen, weise es Mei zu', ['Milch kaufen', null, 'Mei Tanaka', 'MEDIUM']],
  ['comprar leche y asígnala a Mei', ['Comprar leche', null, 'Mei Tanaka', 'MEDIUM']],
])('says at its end whose it is: %s', (text, task) => {
  expect(read(text)).toEqual(task);
});

it.each([
  ['TODO blog post about the heat pump', 'blog post about the heat pump'],
  ["penser à résilier l'abonnement", "résilier l'abonnement"],
  ["Ne pas oublier d'appeler le plombier", 'appeler le plombier'],
  ['acordarme de cambiar el filtro', 'cambiar el filtro'],
  ['no olvidar llamar al banco', 'llamar al banco'],
  ['Dran denken: Müll rausbringen', 'Müll rausbringen'],
  ['todo list for Friday', 'todo list for Friday'],
  ['Penser à la fête de samedi', 'Penser à la fête de samedi'],
])('whoever notes it down for themselves asks for the thing: %s', (text, rest) => {
  expect(withoutCreationOrder(text)).toBe(rest);
});
