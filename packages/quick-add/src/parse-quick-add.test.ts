import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from './find-due-date.ts';
import { nameCandidates, parseQuickAdd } from './parse-quick-add.ts';

const people = [
  { id: 1, name: 'Kim Park' },
  { id: 2, name: 'Callum Reed' },
  { id: 3, name: 'Theo Stone' },
  { id: 4, name: 'Sam Lee' },
  { id: 5, name: 'Sam Poe' },
  { id: 6, name: 'Zoë Kimberly' },
];
/** A Saturday. */
const now = new Date(2026, 10, 21, 13, 0);

const me = { id: 9, name: 'Mia Own' };
const parse = (line: string, refused: string[] = [], at = now) => {
  const { title, dueDate, priority, assignee } = parseQuickAdd(line, { now: at, people, me, refused });
  return { title, due: dueDate && local(dueDate.value), priority: priority?.value, assignee: assignee?.value.name };
};
const local = (date: Date) =>
  `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}:${date.getMinutes()}`;

describe('a line of quick add', () => {
  it('becomes title, due date, priority and assignee', () => {
    expect(parse('Send invoice to Kim tomorrow 5pm !high')).toEqual({
      title: 'Send invoice',
      due: '2026-11-22 17:0',
      priority: 'HIGH',
      assignee: 'Kim Park',
    });
  });

  it.each([
    ['Call mum tomorow 9am', 'Call mum', '2026-11-22 9:0'],
    ['Call mum tommorow at   9am please', 'Call mum please', '2026-11-22 9:0'],
    ['Pay the rent firday 5pm', 'Pay the rent', '2026-11-27 17:0'],
    ['Mondy 10:00 standup', 'standup', '2026-11-23 10:0'],
    ['Order tomato soup wensday', 'Order tomato soup', '2026-11-25 23:59'],
  ])('reads a day that is mistyped, and not its hour alone: %j', (line, title, due) => {
    expect(parse(line)).toMatchObject({ title, due });
  });

  it('means the one who was picked, also where others have that name, and whatever signs the name has', () => {
    const namesakes = [...people, { id: 7, name: 'Sam Lee' }, { id: 8, name: 'Robot 2 (Berlin)' }];
    const assigneeOf = (line: string, picked: typeof people) =>
      parseQuickAdd(line, { now, people: namesakes, picked, me, refused: [] });
    expect(assigneeOf('Call @Sam Lee tomorrow', []).assignee).toBeNull();
    const withSam = assigneeOf('Call @Sam Lee tomorrow', [{ id: 7, name: 'Sam Lee' }]);
    expect([withSam.title, withSam.assignee?.value.id]).toEqual(['Call', 7]);
    const withRobot = assigneeOf('Ask @Robot 2 (Berlin) today', [{ id: 8, name: 'Robot 2 (Berlin)' }]);
    expect([withRobot.title, withRobot.assignee?.value.id]).toEqual(['Ask', 8]);
    expect(assigneeOf('Call @Sam Leeson', [{ id: 7, name: 'Sam Lee' }]).assignee).toBeNull();
  });

  it('is a plain title when nothing else is said', () => {
    expect(parse('  Buy   5 apples ')).toEqual({
      title: 'Buy 5 apples',
      due: null,
      priority: undefined,
      assignee: undefined,
    });
  });

  it.each([
    ['Call @zoe !urgent tomorrow', 'Call'],
    ['tomorrow Call p2 @kim', 'Call'],
    ['p4 Call tomorrow to Callum', 'Call'],
    ['Close the shop till tomorrow', 'Close the shop'],
    ['Clean the till tomorrow', 'Clean the till'],
  ])('leaves no trace of its parts in the title: %s', (line, title) => {
    expect(parse(line).title).toBe(title);
  });
});

describe('due dates', () => {
  it.each([
    ['Pay rent today', '2026-11-21 23:59'],
    ['Pay rent on Friday', '2026-11-27 23:59'],
    ['Pay rent by 5 March', '2027-3-5 23:59'],
    ['Pay rent 2026-12-01', '2026-12-1 23:59'],
    ['Pay rent in 3 days', '2026-11-24 23:59'],
    ['Pay rent by end of month', '2026-11-30 23:59'],
  ])('without a time mean the last minute of the day: %s', (line, due) => {
    expect(parse(line)).toMatchObject({ title: 'Pay rent', due });
  });

  it.each([
    ['Lunch at 9am', '2026-11-22 9:0'],
    ['Lunch at 5', '2026-11-21 17:0'],
    ['Lunch in 2 hours', '2026-11-21 15:0'],
    ['Lunch in 20 hours', '2026-11-22 9:0'],
    ['Lunch 9:30', '2026-11-22 9:30'],
    ['Lunch on Friday at 8:30', '2026-11-27 8:30'],
    ['Lunch 3 Dec !high', '2026-12-3 23:59'],
    ['Lunch 3 Dec !high 5pm', '2026-12-3 17:0'],
    ['Lunch tomorrow morning', '2026-11-22 9:0'],
    ['Lunch tomorrow morning at 6', '2026-11-22 6:0'],
    ['Lunch due Monday to Friday', '2026-11-27 23:59'],
  ])('with a time mean that moment: %s', (line, due) => {
    expect(parse(line)).toMatchObject({ title: 'Lunch', due });
  });

  it.each(['Read the notes of yesterday', 'Do it now', 'Redo the report of 5 March 2024', 'Stretch this morning'])(
    'are never in the past: %s',
    (line) => {
      expect(parse(line)).toMatchObject({ title: line, due: null });
    },
  );

  it.each(['Plan may', 'The 2027 plan', 'Version 2.10 release'])('need a day or a time: %s', (line) => {
    expect(parse(line)).toMatchObject({ title: line, due: null });
  });

  it.each([
    ['Call 09:00', '2026-11-22 9:0'],
    ['Call at 9.15', '2026-11-22 9:15'],
    ['Call 00:30', '2026-11-22 0:30'],
    ['Call 12:00', '2026-11-22 12:0'],
    ['Call 13:30', '2026-11-21 13:30'],
    ['Call at midnight', '2026-11-22 0:0'],
    ['Call at noon', '2026-11-22 12:0'],
    ['Call at 9am', '2026-11-22 9:0'],
  ])('that have passed today are tomorrow’s, and no time of 24 hours is moved by twelve: %s', (line, due) => {
    expect(parse(line)).toMatchObject({ title: 'Call', due });
  });

  it.each([
    ['Call today 9am', '2026-11-21 9:0'],
    ['Call today at 00:30', '2026-11-21 0:30'],
    ['Call today at midnight', '2026-11-22 0:0'],
  ])('said to be today’s are today’s, passed or not: %s', (line, due) => {
    expect(parse(line)).toMatchObject({ title: 'Call', due });
  });

  it('keep their time over a change of the clocks', () => {
    const before = new Date(2026, 2, 28, 12, 0);
    expect(parse('Call tomorrow 17:00', [], before).due).toBe('2026-3-29 17:0');
  });
});

describe('what merely looks like a date', () => {
  it.each([
    'Use 1/2 cup',
    'Use 1/2 cup of milk and 3/4 of sugar',
    'Support 24/7',
    'Rate it 3/5',
    'Print the map at scale 1:50',
    'Book room 10:30',
    'Read chapter 3.12',
    'Install v12.11.26',
    'Install 12.11.26',
    'Upgrade to Node 24.11.1',
    'Buy milk 2.50',
    'Pay $9:30',
    'Pay 12.30 EUR',
    'Buy 3d glasses',
    'Lay 5m of cable',
    'Run 30 minutes',
    'Run for 30 minutes',
    'Read 2 weeks of logs',
    'Prepare the 9:30 train',
    'Move the 5pm slot to the left',
    'Ship the 10:30 build',
    'Write the Monday report',
    'Sum up the mails of Monday',
    'Sum up the mails from Monday',
    'Read the notes of last Monday',
    'Plan the week',
    'Ask who sat there',
    'Buy sun cream',
    'Walk 5 km and march 3 miles',
    'Meet at 5 Main Street',
    'Show 9:00 and 10:30 side by side',
    'Count 10-12 people',
    'Compare 10:20:30 with the old mix',
  ])('stays in the title, word for word: %s', (line) => {
    expect(parse(line)).toEqual({ title: line, due: null, priority: undefined, assignee: undefined });
  });

  it.each([
    ['Use 1/2 cup tomorrow', 'Use 1/2 cup', '2026-11-22 23:59'],
    ['Take 1/2 at 5pm', 'Take 1/2', '2026-11-21 17:0'],
    ['Take the 9:30 train tomorrow', 'Take the 9:30 train', '2026-11-22 23:59'],
    ['Run for 30 minutes at 6pm', 'Run for 30 minutes', '2026-11-21 18:0'],
    ['Install v12.11.26 by Friday', 'Install v12.11.26', '2026-11-27 23:59'],
    ['Read 2 weeks of logs on 12.5.2026', 'Read 2 weeks of logs', '2026-12-5 23:59'],
    ['Call Bo at 5, please', 'Call Bo, please', '2026-11-21 17:0'],
    ['Meet Bo at 5 with Jo', 'Meet Bo with Jo', '2026-11-21 17:0'],
  ])('leaves what is one beside it its meaning: %s', (line, title, due) => {
    expect(parse(line)).toMatchObject({ title, due });
  });

  it.each([
    ['Pay rent by 12/5', '2026-12-5 23:59'],
    ['Pay rent 12/5/2026', '2026-12-5 23:59'],
    ['Pay rent Sat 12/5', '2026-12-5 23:59'],
    ['Pay rent 12/5 5pm', '2026-12-5 17:0'],
    ['Pay rent by the 5th of December', '2026-12-5 23:59'],
    ['Pay rent for Friday', '2026-11-27 23:59'],
    ['9am Pay rent', '2026-11-22 9:0'],
    ['Pay rent sat', '2026-11-28 23:59'],
    ['Pay rent in 2h', '2026-11-21 15:0'],
  ])('is one where a word or its place says so: %s', (line, due) => {
    expect(parse(line)).toMatchObject({ title: 'Pay rent', due });
  });
});

describe('every line', () => {
  const words = constantFrom(
    ...'Use 1/2 cup of the 9:30 5pm at by tomorrow Friday for 2 hours $5.30 v1.2 to Kim @me !high p1 24/7 every monday 3:16'.split(
      ' ',
    ),
  );

  it('keeps in its title, word for word and in order, all that was not understood', () => {
    assert(
      property(array(words, { minLength: 1, maxLength: 12 }), (chosen) => {
        const line = chosen.join(' ');
        const { title, dueDate, priority, assignee } = parseQuickAdd(line, { now, people, me, refused: [] });
        const understood = [dueDate, priority, assignee].filter((part) => part !== null);
        const isUnderstood = (index: number) => understood.some(({ start, end }) => index >= start && index < end);
        const rest = [...line].map((sign, index) => (isUnderstood(index) ? ' ' : sign)).join('');
        expect(title.split(' ')).toEqual(rest.trim().split(/\s+/));
        for (const { start, end } of understood) expect(line.slice(start, end).trim()).not.toBe('');
      }),
    );
  });
});

describe('a text that is nothing but a moment', () => {
  it.each([
    ['friday 5pm', '2026-11-27 17:0'],
    ['yesterday', '2026-11-20 23:59'],
    ['yesterday 5pm', '2026-11-20 17:0'],
    ['last monday', '2026-11-16 23:59'],
    ['2 days ago', '2026-11-19 23:59'],
    ['5 March 2024', '2024-3-5 23:59'],
    ['12/5', '2026-12-5 23:59'],
    ['by 12/5', '2026-12-5 23:59'],
    ['9am', '2026-11-22 9:0'],
  ])('is one, passed or not: %s', (text, moment) => {
    const found = readMoment(text, now);
    expect(found && local(found)).toBe(moment);
  });

  it.each(['every monday', 'call friday', 'friday call', 'nonsense', ''])('is none: %s', (text) => {
    expect(readMoment(text, now)).toBeNull();
  });
});

describe('priorities', () => {
  it.each([
    ['!low', 'LOW'],
    ['!Medium', 'MEDIUM'],
    ['!high', 'HIGH'],
    ['!u', 'URGENT'],
    ['!med', 'MEDIUM'],
    ['!URGENT', 'URGENT'],
    ['p1', 'URGENT'],
    ['P2', 'HIGH'],
    ['p3', 'MEDIUM'],
    ['p4', 'LOW'],
  ])('%s', (word, priority) => {
    expect(parse(`Call ${word}`)).toMatchObject({ title: 'Call', priority });
  });

  it.each(['Fix p5', 'Call the !constructor', 'Read chapter p10', 'Wow !highly', 'Mail a!high'])(
    'are whole words: %s',
    (line) => {
      expect(parse(line)).toMatchObject({ title: line, priority: undefined });
    },
  );
});

describe('names', () => {
  it.each([
    ['Send it to Kim', 'Kim Park'],
    ['Send it to kim park', 'Kim Park'],
    ['Send it to Reed', 'Callum Reed'],
    ['Send it to Ca', 'Callum Reed'],
    ['Send it @theo', 'Theo Stone'],
    ['Send it @sto', 'Theo Stone'],
    ['Send it @zoe', 'Zoë Kimberly'],
    ['Send it to Sam Lee.', 'Sam Lee'],
  ])('match first, last or full name by a unique beginning: %s', (line, assignee) => {
    expect(parse(line).assignee).toBe(assignee);
  });

  it.each(['Send it to Sam', 'Send it @s', 'Send it to Bob', 'Send it @q'])(
    'that are ambiguous or unknown stay in the title: %s',
    (line) => {
      expect(parse(line)).toMatchObject({ title: line, assignee: undefined });
    },
  );

  it.each(['Remember to call Bob', 'Go to the bank'])('are not read into other words: %s', (line) => {
    expect(parse(line)).toMatchObject({ title: line, assignee: undefined });
  });

  it('are looked up by their first word', () => {
    expect(nameCandidates('Talk to Kim Park about the gift to Sam @zo to x')).toEqual(['Kim', 'Sam', 'zo']);
  });
});

describe('words within others', () => {
  it.each([
    'Mail bob@friday.com',
    'Mail support@monday.com',
    'Write to kim@friday.example',
    'monday.com demo',
    'Print file-today.pdf',
    'Open plan_today.txt',
    'Move foo/monday/bar',
    'A non-monday',
    'Call Ann today/tomorrow',
    'Write the today-list',
    'Buy sun-dried tomatoes',
    'Prepare #friday standup',
    'Say hi @me@x.example',
    'Mail a@tonight.example',
    'Play "tomorrow" in the hall',
    'Learn “Friday I’m in love”',
  ])('are no date and nobody: %s', (line) => {
    expect(parse(line)).toEqual({ title: line, due: null, priority: undefined, assignee: undefined });
  });

  it.each([
    ['Mail bob@friday.com tomorrow', 'Mail bob@friday.com', '2026-11-22 23:59'],
    ['Finish the to-do by Monday', 'Finish the to-do', '2026-11-23 23:59'],
    ['Call Ann at 5 p.m.', 'Call Ann', '2026-11-21 17:0'],
    ['Paint Mon-Fri', 'Paint', '2026-11-27 23:59'],
    ['Ask "Kim" tomorrow', 'Ask "Kim"', '2026-11-22 23:59'],
  ])('hide none beside them: %s', (line, title, due) => {
    expect(parse(line)).toMatchObject({ title, due });
  });
});

describe('addresses of the web', () => {
  it.each([
    'Read https://a.example/2026-12-01/at/5pm',
    'Read https://a.example/?to=Kim%20p1&@kim',
    'Read www.a.example/tomorrow',
    'Read a.example/friday-9am',
    'Mail kim@a.example',
  ])('are never taken apart: %s', (line) => {
    expect(parse(line)).toEqual({ title: line, due: null, priority: undefined, assignee: undefined });
  });

  it('stand beside what is understood', () => {
    expect(parse('Read https://a.example/p1 tomorrow !low @theo')).toEqual({
      title: 'Read https://a.example/p1',
      due: '2026-11-22 23:59',
      priority: 'LOW',
      assignee: 'Theo Stone',
    });
  });
});

describe('oneself', () => {
  it.each(['Call @me tomorrow', 'tomorrow @Me Call', 'Call tomorrow @me'])('is @me: %s', (line) => {
    expect(parse(line)).toMatchObject({ title: 'Call', assignee: 'Mia Own' });
    expect(nameCandidates(line)).toEqual([]);
  });

  it('may be given back to the title', () => {
    expect(parse('Call @me', ['assignee:@me'])).toMatchObject({ title: 'Call @me', assignee: undefined });
  });
});

describe('a repetition', () => {
  it.each([
    ['Water the plants every monday', 'every monday'],
    ['Stand-up every Monday 9am', 'every Monday 9am'],
    ['Pay rent each month', 'each month'],
    ['Water the plants every other day', 'every other day'],
    ['Back up every 3 weeks', 'every 3 weeks'],
    ['Stretch every morning', 'every morning'],
  ])('is not understood, stays in the title and sets no date: %s', (line, words) => {
    expect(parseQuickAdd(line, { now, people, me, refused: [] })).toMatchObject({
      title: line,
      dueDate: null,
      repetition: words,
    });
  });

  it.each(['Ask every colleague tomorrow', 'Write the weekly report tomorrow'])('is nothing else: %s', (line) => {
    expect(parseQuickAdd(line, { now, people, me, refused: [] }).repetition).toBeNull();
  });
});

describe('a part that is given back', () => {
  it('returns its words to the title, the others stay', () => {
    const line = 'Send invoice to Kim tomorrow 5pm !high';
    const { dueDate, assignee, priority } = parseQuickAdd(line, { now, people, me, refused: [] });
    expect(parse(line, [dueDate?.key ?? ''])).toMatchObject({ title: 'Send invoice tomorrow 5pm', due: null });
    expect(parse(line, [assignee?.key ?? ''])).toMatchObject({ title: 'Send invoice to Kim', assignee: undefined });
    expect(parse(line, [priority?.key ?? ''])).toMatchObject({ title: 'Send invoice !high', priority: undefined });
  });
});
