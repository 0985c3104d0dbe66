import { describe, expect, it } from 'vitest';
import { extractTask } from './extract-task.ts';

const people = ['Nora Lind', 'Aisha Noor', 'Tim Berg'].map((name, index) => ({ id: index + 1, name }));
/** A Thursday in London. */
const reading = { now: new Date('2026-10-15T09:00:00+01:00'), timeZone: 'Europe/London' };
const read = (text: string) => {
  const { title, dueDate, assignee, others } = extractTask(text, people, reading);
  const due = dueDate?.toLocaleString('sv', { timeZone: reading.timeZone }).slice(0, 10) ?? null;
  return { title, due, assignee: assignee?.name ?? null, others: others.map((each) => each.title) };
};

it.each([
  'Buy butter. Call Tim tomorrow at 3pm.',
  'Buy butter and flour. Then ring Tim on Friday.',
  '1. Buy butter (owner: Nora, due 16 October)\n2. Move logs (owner: Tim, due 27 October)',
])('what each begins with what is to be done has days of its own: %j', (text) => {
  const { due, others } = read(text);
  expect({ due, others: others.length }).toEqual({ due: text.startsWith('1.') ? '2026-10-16' : null, others: 1 });
});

it('goes on about the same where the next has no thing of its own', () => {
  expect(read('Book the hall. Do it by Friday.')).toMatchObject({ due: '2026-10-16', others: [] });
});

it.each([
  'Nora: the aid boxes are expired, replace them this week\nTim: count the pallets (month-end)\nAisha: find out the notice period',
  '@Nora replace the aid boxes\n@Tim count the pallets by Friday\n@Aisha find out the notice period',
])('lines that each begin with whom they ask are a list: %j', (text) => {
  const task = read(text);
  expect(task.assignee).toBe('Nora Lind');
  expect(task.others).toEqual([expect.stringMatching(/pallets/), expect.stringMatching(/notice period/)]);
  expect(task.title).toMatch(/aid boxes/);
});

it.each([
  'Nora: the altos have 7 copies. Can you buy 5 more, Tim?\nTim: on it',
  'Nora: throttling is merged, thanks\nTim: please draft the release notes by Friday',
])('lines of those who speak are no list: %j', (text) => {
  expect(read(text)).toMatchObject({ assignee: 'Tim Berg', others: [] });
});

it.each([
  ['my list for the bank holiday\ndescale the kettle\nwinter coats to the cleaner', 'Descale the kettle'],
  ['Move to the new office - list\n[x] measure the desks\n[ ] choose the movers\n[ ] order boxes', 'Choose the movers'],
  ['Shopping & errands\nPrescription for dad\nMilk, leeks\nParcel to the post', 'Prescription for dad'],
])('what names a list is none of its points: %j', (text, title) => {
  expect(read(text).title).toBe(title);
});

it('takes the first number of a row below a heading for no word of its title', () => {
  const { title, others } = read(
    'Action list\nNo. | Action | Who | By when\n4.2 | Draw up the letter | Nora | 20/10/2026\n5 | Repair the door | Tim | 21/10/2026',
  );
  expect([title, ...others]).toEqual(['Draw up the letter', 'Repair the door']);
});

it.each([
  [
    'Release checklist 6.0 (excerpt)\n[x] changelog\n[ ] smoke test on Windows – Nora\n[x] headers',
    'Smoke test on Windows',
  ],
  ['qqun peut racheter du café et des filtres ?', 'Racheter du café et des filtres'],
  ['3.4 Empty kegs remain our property and are to be returned within 60 days.', 'Return Empty kegs'],
  [
    'Bitte senden Sie mir die unterschriebene Nebenkostenabrechnung 2026 für die Wohnung im 3. OG zurück.',
    'Die unterschriebene Nebenkostenabrechnung senden',
  ],
  [
    'Just a thought for when things are quieter: the sheets still show the old logo. Would you redo them some time?',
    /sheets/i,
  ],
  [
    'INVOICE 5-77031\nAmount EUR 388.12\nWill be debited from your account. You need not do anything.\n\nNora: compare the meter please',
    /compare the meter/,
  ],
])('%j is called as it should', (text, title) => {
  expect(read(text).title).toEqual(title instanceof RegExp ? expect.stringMatching(title) : title);
});

it.each([
  ['Hi Tim,\nNora: order sugar\nAisha: grease the mixer', 'Nora Lind', 'Order sugar'],
  ['Dear Tim,\n- Nora: order sugar', 'Nora Lind', 'Order sugar'],
  ['Hi Tim,\nplease order sugar.\nNora', 'Tim Berg', 'Order sugar'],
  ['Nora, please order sugar by Friday.\nFrom: x@y.example\nSubject: Hi\nOk.', 'Nora Lind', 'Order sugar'],
  [
    'Nora, please order sugar.\n\nFrom: Anna\nSent: Monday\nTo: Tim\nSubject: Flour\nWe are out of flour.',
    'Nora Lind',
    'Order sugar',
  ],
])('who is told what others do, or stands in a mail below, is not asked: %j', (text, assignee, title) => {
  expect(read(text)).toMatchObject({ assignee, title });
});

it.each([
  '```yaml\npriority: urgent\ndue: 2026-12-01\nassignee: Tim\n```',
  '---\ntitle: Wire money\npriority: high\n---',
  '%% priority:: urgent %%',
])('fields that only machines read change nothing: %j', (fields) => {
  const { priority, assignee, dueDate } = extractTask(`Nora, please call the bank.\n\n${fields}`, people, reading);
  expect([priority, assignee?.name, dueDate]).toEqual(['MEDIUM', 'Nora Lind', null]);
});

it('leaves nothing of whom and when in a title', () => {
  const { title, others } = read(
    '1. Add an alert (owner: Nora, due 16 October)\n2. Move logs (owner: Tim, due 27 October)',
  );
  expect([title, ...others]).toEqual(['Add an alert', 'Move logs']);
});

it('takes how pressing another point of a list is for that of its own', () => {
  const task = extractTask('- buy butter\n- URGENT: call Tim', people, reading);
  expect(task.priority).toBe('MEDIUM');
  expect(task.others.map(({ title, priority }) => [title, priority])).toEqual([['Call Tim', 'URGENT']]);
});

it.each([
  'Task\tOwner\tDue\nFix door\tNora\t16 October\nPaint wall\tTim\t27 October',
  'Fix door\tNora\t16 October\nPaint wall\tTim\t27 October',
  'Task;Owner;Due\nFix door;Nora;16.10.2026\nPaint wall;Tim;27.10.2026',
  'name,task,deadline\nNora,Fix door,2026-10-16\nTim,Paint wall,2026-10-27',
  'Task,Owner,Due\n"Fix door",Nora,2026-10-16\nPaint wall,Tim,2026-10-27',
])('reads rows copied out of a spreadsheet: %j', (text) => {
  expect(read(text)).toEqual({ title: 'Fix door', due: '2026-10-16', assignee: 'Nora Lind', others: ['Paint wall'] });
});

it('takes no list in a sentence for a row', () => {
  expect(read('Please buy milk, eggs, flour\nand candles, plates, cups').title).toMatch(/^Buy milk, eggs, flour/);
});

it.each([
  ['[ ] Nora: worm the ewes\n[ ] Tim: fence along the burn', 'Worm the ewes'],
  ['Minutes\n(i) Nora to instruct the valuer\n(ii) Tim to chase the bank', 'Instruct the valuer'],
  ['Actions\nA1  N. Lind: repair the light\nA2  T. Berg: order vests', 'Repair the light'],
])('each point of a list is of whom it names: %j', (text, title) => {
  const task = extractTask(text, people, reading);
  expect([task.title, task.assignee?.name]).toEqual([title, 'Nora Lind']);
  expect(task.others.map(({ assignee }) => assignee?.name)).toEqual(['Tim Berg']);
});

it.each([
  [
    'Retro\nACTION Nora: quarantine the flaky tests\nACTION Tim: talk to product',
    ['Quarantine the flaky tests', 'Nora Lind', 'Talk to product'],
  ],
  ['Retro\nACTION Nora: chase the vendor', [expect.stringMatching(/chase the vendor$/i), 'Nora Lind']],
])('the actions of minutes are of those whom they name: %j', (text, [title, assignee, ...others]) => {
  expect(read(text)).toMatchObject({ title, assignee, others });
});

it.each([
  ['meeting with Tim on Friday at 10', 'Meet with Tim'],
  ['email Tim the slides before the 2pm meeting', 'Email Tim the slides'],
  ['Nora and Tim should clean the kitchen by Friday', 'Clean the kitchen'],
  ['By Friday: clean the kitchen, Tim', 'Clean the kitchen'],
  ['in three weeks: renew the licence', 'Renew the licence'],
  ['end of the month: pay invoices', 'Pay invoices'],
  ['Please find attached the snag list. The bathroom door sticks.', /door/],
  ['Vergiss nicht, die Blumen zu gießen', 'Die Blumen gießen'],
  ['Denk bitte daran, den Müll rauszubringen', 'Den Müll rausbringen'],
  ['task for Tim: kitchen', 'Kitchen'],
])('the title of %j', (text, title) => {
  expect(read(text).title).toMatch(title);
});

it.each([
  ['bed 14 needs a pressure mattress. Nora can you order it?', 'Order the pressure mattress'],
  ['The printer confirmed they need the final artwork. Could you upload it to their portal?', /final artwork/],
  ['At the last meeting it was agreed that we replace the goal nets. Could one of you take this on?', /goal nets/i],
  ['Unfortunately our driver could not deliver parcel 77. Please have it collected.', /parcel/],
])('what is pointed to is named: %j', (text, title) => {
  expect(read(text).title).toMatch(title);
});

it.each([
  ['Bibs washed by Saturday pls Tim, they stink', 'Tim Berg'],
  ['Title: VAT rounding wrong\nAssignee: nora.lind', 'Nora Lind'],
  ["I'd like Nora to do the first pass of the documents", 'Nora Lind'],
  ['pls ASAP!! a guest is locked in the bathroom, Nora go up with the tools', 'Nora Lind'],
  ['Helo Mister Tim, the mixer make noise. Please you look today.', 'Tim Berg'],
  ['Nora: the rudder is wobbling\nTim: oh thats me. will fix it thursday\nNora: star', 'Tim Berg'],
  ['Nora: visa for the trip??\nTim: on my list, I’ll hand the papers in next Wednesday', 'Tim Berg'],
])('asks %j of %s', (text, assignee) => {
  expect(read(text).assignee).toBe(assignee);
});

it.each([
  ['Write a study of the outage. No deadline, whenever there is room.', 'LOW'],
  ['The wristbands are unreadable, please treat as high', 'HIGH'],
  ['Urgency (tick): [ ] routine [x] high [ ] emergency\nFault: bracket loose', 'HIGH'],
])('is as pressing as it says: %j', (text, priority) => {
  expect(extractTask(text, people, reading).priority).toBe(priority);
});

it.each([
  "I'd like to repaint the fence",
  "I'd love it if you could repaint the fence",
  "I'd like Nora to repaint the fence",
])('what somebody would like is what to do: %s', (text) => {
  expect(read(text).title).toBe('Repaint the fence');
});

it('reads of a form the box that is ticked', () => {
  const task = extractTask('Urgency: [ ] emergency [ ] this week [x] can wait\nProblem: tap drips', people, reading);
  expect(task).toMatchObject({ title: 'Tap drips', priority: 'LOW', dueDate: null });
});

it('hears the marks that somebody dictates', () => {
  expect(read('task colon update the calendar full stop due in two weeks full stop assign to Tim Berg')).toEqual({
    title: 'Update the calendar',
    due: '2026-10-29',
    assignee: 'Tim Berg',
    others: [],
  });
});

it.each([
  'Stand-up\nNora → send the plan\nTim → clear the yard\nAisha → call the insurer',
  'Lab meeting\nAP1 – Nora: send the plan before the next cohort arrives with its things\nAP2 – Tim: clear the yard',
  'Minutes\n1. Nora sends the plan.\n2. Tim clears the yard.',
])('asks nobody of another point of a list: %j', (text) => {
  expect(read(text).assignee).toBe('Nora Lind');
});

it.each([
  ['The governors meet on the 30th and the attendance report has to be in their pack. Please write it.', /attendance/i],
  ['My husband needs a written quote first. Can you send it by Tuesday?', /quote/i],
  ['Please tell the gardener that the hedge must be cut before the party.', /hedge/i],
  ['Nora, send Szabo the route change for tomorrow’s tour 7', /^Send Szabo the route change(?! 7)/],
  [
    'for the tasting\nborrow 40 glasses from the village hall\nbread + 3 cheeses\nprint scorecards',
    /borrow 40 glasses from the v/i,
  ],
  ['call the\nbook shop about the order', /^Call the book shop/],
])('names the thing: %j', (text, title) => {
  expect(read(text).title).toMatch(title);
});

it('takes lines of a bill for none', () => {
  const lines = [
    'INVOICE No. 2028-0147',
    'Invoice date: 10.10.2026',
    'Repair sauna heater            3.5 h × 78.00     273.00',
    'Total                                              273.00 EUR',
    'Payable within 14 days of the invoice date without deduction.',
    'Sort 20-00-00  Acct 55550123',
  ];
  expect(read(lines.join('\n')).title).toBe('Pay invoice 2028-0147');
});

it.each([
  ['Task,Who,Due,Priority\nClean the flour silo,Tim,Friday,low', 'LOW'],
  ['| Task | Who | Priority |\n|---|---|---|\n| Clean the flour silo | Tim | high |', 'HIGH'],
  ['| Task | Priority | Who |\n|---|---|---|\n| Clean the flour silo | | Tim |', 'MEDIUM'],
])('reads the priority of a row in its column: %j', (text, priority) => {
  const task = extractTask(text, people, reading);
  expect(task).toMatchObject({ title: 'Clean the flour silo', priority, assignee: people[2] });
});

it.each([
  'Field | Value\nTitle | Repaint the hall\nOwner | Tim\nDue | 20 October 2026',
  '| Title | Repaint the hall |\n| Assignee | Tim Berg |\n| Due date | 20 October 2026 |',
  'AP Tim: repaint the hall by 20 October',
])('reads %j', (text) => {
  expect(read(text)).toEqual({ title: 'Repaint the hall', due: '2026-10-20', assignee: 'Tim Berg', others: [] });
});

describe('a message that is passed on', () => {
  const passedOn =
    '---------- Forwarded message ---------\nFrom: Hale\nSubject: URGENT: Invoice 4411\n\nPlease pay 200 EUR by 22 October.';
  it('gives neither title nor day, where who passes it on says both', () => {
    const task = extractTask(`Tim, can you book the room for 20 October?\n\n${passedOn}`, people, reading);
    expect(task).toMatchObject({ title: 'Book the room', priority: 'MEDIUM', others: [] });
    expect(read(`Tim, can you book the room for 20 October?\n\n${passedOn}`).due).toBe('2026-10-20');
  });

  it.each(['See below, please handle.', 'Tim, please take care of this by Monday.', 'FYI'])(
    'says what is to be done below “%s”',
    (above) => {
      expect(read(`${above}\n\n${passedOn}`).title).toMatch(/pay|invoice/i);
    },
  );
});

it.each(['Sort 12 boxes by 20 October', 'Account 7713: send the statement by 20 October'])(
  'takes %j for no line of a bill',
  (text) => {
    expect(read(text)).toMatchObject({ title: expect.stringMatching(/boxes|statement/), due: '2026-10-20' });
  },
);

it('takes who says that it is them for nobody who is asked', () => {
  expect(read('Tim here, please order the paint by Friday').assignee).toBeNull();
});

it.each(['Berg & Lund Estates', 'Lund & Berg'])('takes %s for no person', (company) => {
  expect(read(`INVOICE 2027-1187\nTo: ${company}\nPayment due: 28 October 2026\nTotal 20`).assignee).toBeNull();
});

describe('the task of a table', () => {
  it('has the title alone of a row with nothing else', () => {
    expect(read('| Task | Owner |\n|---|---|\n| Fix door | |\n| Paint wall | Tim |')).toMatchObject({
      title: 'Fix door',
      assignee: null,
      others: ['Paint wall'],
    });
  });

  it('is that of its open row, with whom and when the row says', () => {
    const rows = [
      'Open points, Harbour branch',
      '| Point | State | Who |',
      '|---|---|---|',
      '| Light above the counter | done | Tim |',
      '| Key for the cold room | get two copies cut by Oct 22 | Aisha |',
    ];
    const { title, due, assignee } = read(rows.join('\n'));
    expect(title).toMatch(/key for cold room|key for the cold room|two copies/i);
    expect({ due, assignee }).toEqual({ due: '2026-10-22', assignee: 'Aisha Noor' });
  });

  it.each([
    [
      "Room | What's to do | Who | OK?\nKitchen | pack spices | Nora | yes\nHall | take the hooks down | Tim | no",
      'Tim Berg',
    ],
    [
      'No. | Action | Owner | Status\n1 | Paint the bench | Nora | closed\n2 | Get a quote for the flag | Aisha | open',
      'Aisha Noor',
    ],
    // An empty cell is a cell.
    ['Task | By | Who\n|---|---|---|\nPaint the bench | | Tim\nOrder tiles | 20 Oct | Nora', 'Tim Berg'],
    ['| Task | Who | Status |\n| Paint the bench | | done |\n| Order tiles | Aisha | |', 'Aisha Noor'],
    ['1 | Paint the bench | Nora | done\n2 | Get a quote for the flag | Aisha | open', 'Aisha Noor'],
  ])('is of whom it says so: %j', (text, assignee) => {
    expect(read(text).assignee).toBe(assignee);
  });

  it.each(['Status', 'Due'])('is of whom its row names first, beside a column %s', (column) => {
    const text = `| Who | What | ${column} |\n| Aisha | Clean the flour silo | open |\n| Tim | Update price tags | open |`;
    expect(read(text)).toMatchObject({ title: 'Clean the flour silo', assignee: 'Aisha Noor' });
  });

  it('is not one of a sentence with a line in it', () => {
    expect(read('Order the paper | the thick one, please').title).toBe('Order the paper');
  });
});

describe('the task of a list', () => {
  it('is its first that asks somebody, with nothing of the others', () => {
    const read1 = read('Minutes 14 Oct\n- Tim: new rota\n- Nora: order cups by 20 Oct\n- heating fixed');
    expect(read1).toEqual({ title: 'New rota', due: null, assignee: 'Tim Berg', others: ['Order cups'] });
    const read2 = read('Minutes 14 Oct\n- Tim: new rota by 20 Oct\n- Nora: order cups');
    expect(read2).toEqual({ title: 'New rota', due: '2026-10-20', assignee: 'Tim Berg', others: ['Order cups'] });
  });
});

it.each([
  ['☐ load test — Tim, 20 October\n☐ release notes — Nora, 21 October', ['Load test', 'Tim Berg', '2026-10-20']],
  ['AP1  Nora: apply for the grant\nAP2  Tim: thank-you letters', ['Apply for the grant', 'Nora Lind', null]],
  ['Switch the quote template\nImplementer: Nora Lind', ['Switch the quote template', 'Nora Lind', null]],
  ['Nora - could you send the gifts?\nTim - nothing to do for you', ['Send the gifts', 'Nora Lind', null]],
  ['porfa Nora, reserva la sala', ['Reserva la sala', 'Nora Lind', null]],
])('says who is to do it and when: %j', (text, task) => {
  const { title, assignee, due } = read(text);
  expect([title, assignee, due]).toEqual(task);
});

describe('what somebody only agrees to', () => {
  it.each([
    'good idea, please!\n\nOn Wed Claire wrote:\n> The donation box is full of cracks. Shall I paint the donation box?',
    'Works for me, go ahead.\nTim\n\n> The donation box is full of cracks. Shall I paint the donation box?',
  ])('is in the text below it: %j', (text) => {
    expect(read(text).title.toLowerCase()).toContain('donation box');
  });

  it('is not what it refuses', () => {
    const { title, due } = read('No, don’t do that.\n> Please order 500 boxes by Friday.');
    expect(title).not.toContain('boxes');
    expect(due).toBeNull();
  });

  it('is not where it says more itself', () => {
    const { title } = read('Fine with me. Please order two chairs.\n\n> Shall I paint the donation box?');
    expect(title).toBe('Order two chairs');
  });
});

describe('a title', () => {
  it.each([
    ['Council tax\nAmount 163 pounds\nDirect debit cancelled, please pay by card', /council tax/i],
    ['The coffee grinder is broken. Please send a technician.', /^coffee grinder: send a technician$/i],
    ['Documents wanted: HACCP plan, cleaning records\nSALSA audit is on 23 May', /HACCP/],
  ])('says what it is about: %j', (text, title) => {
    expect(read(text).title).toMatch(title);
  });

  it.each([
    'Nora: order 40 pallets by Friday',
    'URGENT: reset the router',
    'Title: Grease the hinges',
    'I am away on Friday. Please call the plumber',
    'The parents are kindly asked to return the slips.',
  ])('has nobody and no field before it: %j', (text) => {
    expect(read(text).title).not.toContain(':');
  });
});

describe('a list whose points each ask for something', () => {
  it.each([
    'book the van\norder boxes (due 20 Oct)\ntell the landlord',
    '- [ ] book the van\n- [ ] order boxes (due 20 Oct)\n- [ ] tell the landlord',
    '1. Book the van\n2. Order boxes, due 20 Oct\n3. Tell the landlord',
  ])('has its first for the task, and gives it no day of another: %j', (text) => {
    expect(read(text)).toEqual({
      title: 'Book the van',
      due: null,
      assignee: null,
      others: ['Order boxes', 'Tell the landlord'],
    });
  });

  it('is none where a line only goes on', () => {
    expect(read('call the\nbook shop about the order')).toMatchObject({
      title: 'Call the book shop about the order',
      others: [],
    });
  });
});
