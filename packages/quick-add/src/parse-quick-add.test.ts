import { describe, expect, it } from 'vitest';
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
    ['Lunch tomorrow morning', '2026-11-22 6:0'],
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

describe('priorities', () => {
  it.each([
    ['!low', 'LOW'],
    ['!Medium', 'MEDIUM'],
    ['!high', 'HIGH'],
    ['!URGENT', 'URGENT'],
    ['p1', 'URGENT'],
    ['P2', 'HIGH'],
    ['p3', 'MEDIUM'],
    ['p4', 'LOW'],
  ])('%s', (word, priority) => {
    expect(parse(`Call ${word}`)).toMatchObject({ title: 'Call', priority });
  });

  it.each(['Fix p5', 'Read chapter p10', 'Wow !highly', 'Mail a!high'])('are whole words: %s', (line) => {
    expect(parse(line)).toMatchObject({ title: line, priority: undefined });
  });
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
