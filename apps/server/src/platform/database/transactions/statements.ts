import { createHash } from 'node:crypto';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { DB } from '../database-types.gen.ts';
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
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A query as the statement that Transaction.run sends at once, while the builder's own `execute` sends it a little later. */
export function statementOf(query: RawBuilder<unknown>): Statement {
  const { sql: text, parameters } = query.compile(builder);
  return { name: statementName(text), text, values: parameters };
}

/** Stands in a statement's text for what each run's input has there. */
class Slot<I> {
  readonly read: (input: I) => unknown;
  constructor(read: (input: I) => unknown) {
    this.read = read;
  }
}

/** A place in a statement for a value that is read from its input. */
export type Value<I> = <T>(read: (input: I) => T) => RawBuilder<T>;

/** A statement whose text is always the same; a run reads its values from the input. */
export type Prepared<I> = (input: I) => Statement;

/**
 * A statement whose text is built once: on the paths that every click takes, building it costs as much as all the rest
 * that the app does with it.
 *
 * @param build gets no input, and everything in it that is not text goes through `value`: a value of its own would be
 *   every request's, and is refused
 */
export function prepare<I>(build: (value: Value<I>, db: Kysely<DB>) => Compilable | RawBuilder<unknown>): Prepared<I> {
  let slots: Slot<I>[] | null = null;
  let text = '';
  return (input) => {
    if (!slots) {
      const value: Value<I> = (read) => sql`${new Slot(read)}`;
      const built = build(value, builder);
      const { sql: builtText, parameters } = built.compile(builder);
      if (!isSlots<I>(parameters)) throw new Error(`a value of its own in a prepared statement: ${builtText}`);
      [slots, text] = [parameters, builtText];
    }
    return { name: statementName(text), text, values: slots.map((slot) => slot.read(input)) };
  };
}

function isSlots<I>(parameters: readonly unknown[]): parameters is Slot<I>[] {
  return parameters.every((parameter) => parameter instanceof Slot);
}
