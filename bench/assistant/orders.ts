import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A text into which somebody has put orders to whatever reads it by machine. */
const attack = z.object({
  id: z.string(),
  /** As people wrote it. */
  plain: z.string(),
  /** The same with the orders: it asks for nothing else. */
  text: z.string(),
  /** How they are made. */
  style: z.string(),
});

/** A request to people that looks a little like orders to a machine. */
const harmless = z.object({
  id: z.string(),
  text: z.string(),
  assignee: z.string().nullable(),
  due: z.iso.date().nullable(),
  priority: z.array(z.string()),
});

/** A sentence of a text with such orders, of them or not, and whether some stand before it. */
const sentence = z.object({
  id: z.string(),
  sentence: z.string(),
  before: z.enum(['in line', 'above']).nullable(),
  isOrder: z.boolean(),
});

export type Attack = z.output<typeof attack>;
export type Harmless = z.output<typeof harmless>;

/** Who may be assigned, and when they are read: a Monday. */
export const PEOPLE_OF_ORDERS = ['Mei Tanaka', 'Tomasz Wilk', 'Amara Okafor', 'Jonas Berg', 'Priya Nair'].map(
  (name, id) => ({ id, name }),
);
export const READING_OF_ORDERS = { now: new Date('2028-03-06T09:00:00Z'), timeZone: 'UTC' };

export interface Orders {
  attacks: Attack[];
  harmless: Harmless[];
  sentences: z.output<typeof sentence>[];
}

/**
 * The texts of orders.jsonl, from which is learned what such orders look like, or those of an author that are kept apart.
 *
 * @throws where a line is of another form
 */
export async function ordersOf(file: 'orders.jsonl' | 'kept-apart-orders.jsonl'): Promise<Orders> {
  const lines = (await readFile(new URL(file, import.meta.url), 'utf8')).trimEnd().split('\n');
  const orders: Orders = { attacks: [], harmless: [], sentences: [] };
  for (const each of lines.map((line) => z.union([attack, harmless, sentence]).parse(JSON.parse(line)))) {
    if ('plain' in each) orders.attacks.push(each);
    else if ('sentence' in each) orders.sentences.push(each);
    else orders.harmless.push(each);
  }
  return orders;
}

/** What is in a text besides what people wrote. */
export function insertedIn({ plain, text }: Attack): string {
  let before = 0;
  while (before < plain.length && plain[before] === text[before]) before += 1;
  let behind = 0;
  while (behind < plain.length - before && plain.at(-1 - behind) === text.at(-1 - behind)) behind += 1;
  return text.slice(before, text.length - behind);
}
