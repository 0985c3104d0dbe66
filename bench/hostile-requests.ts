import { bodyBytesOf, type OperationName, operation } from '@taskwell/contract/operations';
import { z } from 'zod';

/** The worst that the limit of an operation's body lets in, whatever the operation is, by what is bad about it. */
export function hostileBodies(name: OperationName): Record<string, string> {
  const bytes = bodyBytesOf(name);
  const fields = fieldsOf(operation(name).body);
  const [first = 'field'] = fields;
  const nested = Math.floor((bytes - 100) / 6);
  return {
    'unknown fields': `{${repeated(bytes - 2, (index) => `"k${index}":0`)}}`,
    'an endless name': `{"${'x'.repeat(bytes - 6)}":0}`,
    'lists within lists': `{"${first}":${'['.repeat(nested)}${']'.repeat(nested)}}`,
    'objects within objects': `{"${first}":${'{"a":'.repeat(nested)}0${'}'.repeat(nested)}}`,
    'a prototype deep within': `${'{"a":'.repeat(nested)}{"__proto__" :0}${'}'.repeat(nested)}`,
    'a list of numbers': `{"${first}":[${repeated(bytes - 60, () => '0')}]}`,
    'a list of objects': `{"${first}":[${repeated(bytes - 60, (index) => `{"k${index}":0}`)}]}`,
    'a number of many digits': `{"${first}":${'9'.repeat(bytes - 60)}}`,
    ...Object.fromEntries(
      ['\\"', ' ', '\\u0000', '@', 'a.', '\u{1F600}'].map((piece) => inTexts(piece, fields, bytes)),
    ),
  };
}

/** The same text in every field, as long as fits. */
function inTexts(piece: string, fields: string[], bytes: number): [string, string] {
  const each = Math.floor((bytes - 100) / Math.max(1, fields.length)) - 60;
  const text = piece.repeat(each / Buffer.byteLength(piece));
  return [`texts of ${JSON.stringify(piece)}`, `{${fields.map((field) => `"${field}":"${text}"`).join()}}`];
}

/** As many comma-separated items as fit. */
function repeated(bytes: number, item: (index: number) => string): string {
  const items: string[] = [];
  for (let left = bytes; ; ) {
    const next = item(items.length);
    left -= next.length + 1;
    if (left < 0) return items.join();
    items.push(next);
  }
}

/** Addresses (URLs) that ask for as much as the operation offers. */
export function hostileQueries(name: OperationName): Record<string, string> {
  const fields = fieldsOf(operation(name).query);
  const most = fields.includes('limit') ? 'limit=200' : '';
  const queries: Record<string, string> = { 'as much as there is': most, 'unknown parameters': '&a=1'.repeat(900) };
  for (const field of fields) queries[`an endless ${field}`] = `${field}=${'%2C'.repeat(1_200)}`;
  for (const field of ['search', 'q'].filter((each) => fields.includes(each))) {
    queries[`the longest ${field}`] = `${most}&${field}=${'item 1 '.repeat(14)}`;
    queries[`a ${field} that finds much`] = `${most}&${field}=item`;
  }
  if (fields.includes('status')) queries['every status, many times'] = `${most}&status=${'TODO,'.repeat(700)}`;
  return queries;
}

/** As long as HTTP lets them be together, each of a kind that something reads. */
export const hostileHeaders: Record<string, string> = {
  'accept-encoding': 'br;q=0.1,'.repeat(200),
  'if-match': `W/"${'9'.repeat(1_500)}`,
  'idempotency-key': ' x'.repeat(700),
  'x-time-zone': 'Europe/'.repeat(200),
  'x-forwarded-for': '203.0.113.1, '.repeat(150),
  'user-agent': '(;'.repeat(700),
  cookie: 'a=b; '.repeat(300),
  range: `bytes=${'0-1,'.repeat(300)}`,
};

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(properties);
}
