/**
 * The door to the database: what features see of it is a transaction with its query builder (`db`), `record` and
 * `asSystem`, and `prepare` for the statements behind every click. How statements travel, who a token stands for, and
 * what a transaction is made of stands in the folder of this name.
 */
export { type Database, openDatabase } from './database/database.ts';
export type { SessionRow } from './database/session-cache.ts';
export { type Prepared, prepare, statementOf, type Value } from './database/statements.ts';
export { OpenTransaction, type SystemReason, SystemTransaction, Transaction } from './database/transaction.ts';
