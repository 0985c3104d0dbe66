import { expect, it } from 'vitest';
import { extractTask } from './extract-task.ts';

const people = ['Mei Tanaka', 'Jonas Weber', 'Ben Archer'].map((name, id) => ({ id, name }));
/** A Monday. */
const reading = { now: new Date('2028-03-06T09:00:00Z'), timeZone: 'UTC' };

it.each([
  [
    'Write the invoice and Jonas should pick up the boxes',
    [null, 'Write the invoice'],
    [['Jonas', 'Pick up the boxes']],
  ],
  [
    'Jonas, write the invoice and Mei should pick up the boxes tomorrow',
    ['Jonas', 'Write the invoice'],
    [['Mei', 'Pick up the boxes']],
  ],
  ['Print the labels by Friday, and Mei could you bring tape', [null, 'Print the labels'], [['Mei', 'Bring tape']]],
  [
    'Please ask Mei to prepare the order by Tuesday and Ben to call the bank tomorrow.',
    ['Mei', 'Prepare the order'],
    [['Ben', 'Call the bank']],
  ],
  [
    'Jonas, please clean the silo tomorrow and Mei, please bake the stollen on Monday.',
    ['Jonas', 'Clean the silo'],
    [['Mei', 'Bake the stollen']],
  ],
  [
    'Ben soll morgen um 10 die Versicherung anrufen, und Mei bitte bis Montag den Teig ansetzen.',
    ['Ben', 'Die Versicherung anrufen'],
    [['Mei', 'Den Teig ansetzen']],
  ],
  [
    'Jonas cleans the silo tomorrow and Mei bakes the stollen on Monday.',
    ['Jonas', 'Clean the silo'],
    [['Mei', 'Bake the stollen']],
  ],
  [
    'Mei to order flour by Friday, Jonas to fix the oven door and Ben to call the bank on Monday',
    ['Mei', 'Order flour'],
    [
      ['Jonas', 'Fix the oven door'],
      ['Ben', 'Call the bank'],
    ],
  ],
  [
    'Can Mei order the flour and Jonas fix the oven? Ben calls the bank on Monday.',
    ['Mei', 'Order the flour'],
    [
      ['Jonas', 'Fix the oven'],
      ['Ben', 'Call the bank'],
    ],
  ],
  [
    'Jonas please print the menus, Mei the place cards, and Ben will get the wine.',
    ['Jonas', 'Print the menus'],
    [
      ['Mei', 'Print the place cards'],
      ['Ben', 'Get the wine'],
    ],
  ],
  [
    'Mei bestellt das Mehl bis Freitag, Jonas repariert die Tür und Ben ruft am Montag die Bank an.',
    ['Mei', 'Das Mehl bestellen'],
    [
      ['Jonas', 'Die Tür reparieren'],
      ['Ben', 'Die Bank anrufen'],
    ],
  ],
  [
    'Mei compra la harina, Jonas prepara la mesa y Ben llama al banco el lunes',
    ['Mei', 'Compra la harina'],
    [
      ['Jonas', 'Prepara la mesa'],
      ['Ben', 'Llama al banco'],
    ],
  ],
  [
    'Jonas, please write the menu by Tuesday and Mei, please print it by Friday.',
    ['Jonas', 'Write the menu'],
    [['Mei', 'Print the menu']],
  ],
  [
    'Jonas books the hall while Mei writes the invitations.',
    ['Jonas', 'Book the hall'],
    [['Mei', 'Write the invitations']],
  ],
  [
    'Jonas covers the till tomorrow. Mei takes the deliveries.',
    ['Jonas', 'Cover the till'],
    [['Mei', 'Take the deliveries']],
  ],
  // News, and what is asked behind them.
  [
    'Jonas reports that sales are up, Mei presents the figures. Ben to send the slides by Friday.',
    ['Ben', 'Sales: send the slides'],
    [],
  ],
  [
    'Jonas says the oven is broken and Mei wants a new one. Please call the repair service.',
    [null, 'Oven: call the repair service'],
    [],
  ],
  ['Mei, Jonas and Ben to clean the hall on Friday', ['Mei', 'Clean the hall'], []],
  ['Invite Mei and Ben to the party', [null, 'Invite Mei and Ben to the party'], []],
  // One thing, whoever does a part of it.
  ['Order the flour and Ben can collect it on Monday', ['Ben', 'Order the flour'], []],
  ['Clean the oven before Friday, Jonas will help you', ['Jonas', 'Clean the oven'], []],
])('each person has what they are asked: %s', (text, first, others) => {
  const { title, assignee, others: further } = extractTask(text, people, reading);
  const of = (person: { name: string } | null) => person?.name.split(' ')[0] ?? null;
  expect([of(assignee), title]).toEqual(first);
  expect(further.map((each) => [of(each.assignee), each.title])).toEqual(others);
});

it('a deadline at the end, and a day at the beginning, are of all to whom a sentence gives something', () => {
  const daysOf = (text: string) => {
    const { dueDate, others } = extractTask(text, people, reading);
    return [dueDate, ...others.map((each) => each.dueDate)].map((due) => due?.toISOString().slice(5, 10) ?? null);
  };
  expect(daysOf('Jonas books the hall, Mei orders the food and Ben writes the invitations by Thursday.')).toEqual([
    '03-09',
    '03-09',
    '03-09',
  ]);
  expect(
    daysOf('For Saturday I need Mei to bring the tent, Jonas to collect the keys and Ben to do the shopping.'),
  ).toEqual(['03-11', '03-11', '03-11']);
  expect(daysOf('Jonas books the hall tomorrow and Mei writes the invitations by Thursday.')).toEqual([
    '03-07',
    '03-09',
  ]);
  expect(daysOf('Jonas books the hall and Mei calls the bank on Thursday.')).toEqual([null, '03-09']);
});

it.each([
  [
    '[08:01] Ben: someone has to pick up the keys\n[08:02] Mei: I can do that this afternoon\n[08:03] Ben: thx. Jonas please fill the salt by monday',
    ['Mei', 'Pick up the keys'],
    [['Jonas', 'Fill the salt']],
  ],
  [
    'can someone order printer ink? and Jonas, the door lock is broken again!!',
    [null, 'Order printer ink'],
    [['Jonas', 'The door lock is broken again']],
  ],
  ['Can someone bring salt? Jonas, you are nearest.', ['Jonas', 'Bring salt'], []],
  [
    '@Mei pls order butter, @Jonas pls check the fridge, @Ben deliver to the school at 7 tomorrow',
    ['Mei', 'Order butter'],
    [
      ['Jonas', 'Check the fridge'],
      ['Ben', 'Deliver to the school'],
    ],
  ],
  [
    'Christmas hours: Ben drafts them by 4 April\nNew aprons - Jonas gets three offers\nPoster - Mei prints it',
    ['Ben', 'Christmas hours: draft them'],
    [
      ['Jonas', 'New aprons: get three offers'],
      ['Mei', 'Poster: print it'],
    ],
  ],
  [
    'Minutes 6 March\n1. Hours: Ben drafts the sign by 4 April\n2. New cups - Mei gets two offers\n3. Parking: nothing new',
    ['Ben', 'Draft the sign'],
    [['Mei', 'New cups: get two offers']],
  ],
  [
    'Todo before sat\n- milk 20l (Mei)\n- eggs!!\n- call the plumber',
    ['Mei', 'Milk 20l'],
    [
      [null, 'Eggs'],
      [null, 'Call the plumber'],
    ],
  ],
  [
    'for the window: buy stars (Mei), paint snow (Ben), hang it up (Jonas)',
    ['Mei', 'Buy stars'],
    [
      ['Ben', 'Paint snow'],
      ['Jonas', 'Hang it up'],
    ],
  ],
  [
    "Mei peux-tu commander la farine ? Jonas s'occupe de la vitrine et Ben appelle le client demain matin.",
    ['Mei', 'Commander la farine'],
    [
      ['Jonas', 'La vitrine'],
      ['Ben', 'Appelle le client'],
    ],
  ],
])('in threads and lists each person has what they are asked: %s', (text, first, others) => {
  const { title, assignee, others: further } = extractTask(text, people, reading);
  const of = (person: { name: string } | null) => person?.name.split(' ')[0] ?? null;
  expect([of(assignee), title]).toEqual(first);
  expect(further.map((each) => [of(each.assignee), each.title])).toEqual(others);
});
