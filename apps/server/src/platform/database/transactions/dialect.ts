import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Answer, Statement } from './connection.ts';
import { statementName } from './statements.ts';

/**
 * The plan of a statement with more values is not kept: it inserts many rows, and each number of rows would be a plan of
 * its own in every connection.
 */
const KEPT_PARAMETERS = 64;

const ADAPTER = new PostgresAdapter();
const COMPILER = new PostgresQueryCompiler();

/** A Kysely dialect on an open transaction; beginning and ending it is not the query builder's business. */
export function dialectOf(run: <R>(statement: Statement) => Promise<Answer<R>>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const isKept = parameters.length <= KEPT_PARAMETERS;
      const statement = { text: sql, values: parameters };
      const { rows, rowCount } = await run<R>(isKept ? { name: statementName(sql), ...statement } : statement);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    // biome-ignore lint/correctness/useYield: required by the interface; lists are paged, nothing streams.
    async *streamQuery() {
      throw new Error('streaming is not offered');
    },
  };
  const unused = async () => {
    throw new Error('transactions are opened by Database, not by the query builder');
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: unused,
    commitTransaction: unused,
    rollbackTransaction: unused,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return {
    createAdapter: () => ADAPTER,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => COMPILER,
  };
}
