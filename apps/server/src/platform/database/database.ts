/**
 * The door to the database: what features see of it is a transaction with its query builder (`db`), `record` and
 * `asSystem`, and `prepare` for the statements behind every click. How statements travel, who a token stands for, and
 * what a transaction is made of stands in transactions/.
 */
export { type Database, openDatabase } from './transactions/open-database.ts';
export type { SessionRow } from './transactions/session-cache.ts';
export { type Prepared, prepare, statementOf, type Value } from './transactions/statements.ts';
export { OpenTransaction, type SystemReason, SystemTransaction, Transaction } from './transactions/transaction.ts';
