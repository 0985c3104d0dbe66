import { LIMITS } from '@taskwell/contract/limits';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

const QUOTE = 34;
const COMMA = 44;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const OPENING_BRACE = 123;

/**
 * Reads bodies as JSON. Beyond LIMITS.bodyBytes only files and lists of people come: long texts, and few of them. Many small
 * values of that size would hold everybody up while they are made into objects, so they are counted before.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Names such as __proto__ are unknown fields to every schema; to look for them in a file takes longer than to parse it.
  const parseLarge = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many programs name the type of every request, also of one that has nothing to say.
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else if (body.length <= LIMITS.bodyBytes) parse(request, body, done);
    else if (hasFewValues(body, LIMITS.largeBodyValues)) parseLarge(request, body, done);
    else done(new Failure('PAYLOAD_TOO_LARGE', REFUSALS.tooLarge));
  });
}

/** Whether there are at most so many lists, objects and commas outside texts; of what is no JSON, the answer is either. */
function hasFewValues(json: string, most: number): boolean {
  let values = 0;
  let isText = false;
  for (let position = 0; position < json.length && values <= most; position++) {
    const code = json.charCodeAt(position);
    if (isText && code === BACKSLASH) position += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && (code === COMMA || code === OPENING_BRACKET || code === OPENING_BRACE)) values += 1;
  }
  return values <= most;
}
