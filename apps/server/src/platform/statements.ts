import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Statement } from './connection.ts';

const names = new Map<string, string>();

/** The name under which the server keeps the plan of a statement with this text. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

/** Builds text and runs nothing. */
const builder = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A query as the statement that a connection sends. */
export function statementOf(query: RawBuilder<unknown>): Statement {
  const { sql, parameters } = query.compile(builder);
  return { name: statementName(sql), text: sql, values: parameters };
}

/** Stands in a statement's text for what each run's input has there. */
class Slot<I> {
  readonly read: (input: I) => unknown;
  constructor(read: (input: I) => unknown) {
    this.read = read;
  }
}

/** A place in a statement for a value that is read from its input. */
export type Value<I> = (read: (input: I) => unknown) => unknown;

/** What a statement's text depends on, and nothing else of its input. */
export type Shape = readonly (number | boolean)[];

/**
 * A statement whose text is built once for each of its shapes: on the paths that every click takes, building it costs as
 * much as all the rest that the app does with it. A run only reads its values.
 *
 * @param build gets the shape and never the input, and everything in it that is not text goes through `value`: what was
 *   built with one request's values would be every request's
 */
export function prepare<I>(
  shapeOf: (input: I) => Shape,
  build: (value: Value<I>, shape: Shape) => RawBuilder<unknown>,
): (input: I) => Statement {
  const built = new Map<string, Statement>();
  return (input) => {
    const shape = shapeOf(input);
    const key = shape.join();
    let statement = built.get(key);
    if (!statement) {
      statement = statementOf(build((read) => new Slot(read), shape));
      if (!statement.values?.every((value) => value instanceof Slot)) {
        throw new Error(`a value of its own in a prepared statement: ${statement.text}`);
      }
      built.set(key, statement);
    }
    return { ...statement, values: (statement.values as Slot<I>[]).map((slot) => slot.read(input)) };
  };
}
