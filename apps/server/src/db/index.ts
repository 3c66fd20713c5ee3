/** The database: connections, transactions, notifications, and the types of its tables. */
export { errorCode } from './error-code.ts';
export { type Listener, openListener, type Subscriber } from './listen.ts';
export type { DatabaseLog } from './log.ts';
export { migrate } from './migrate.ts';
export { type Database, type DatabaseSettings, type OpenDatabase, openDatabase, type QueryReport } from './open.ts';
export { anyOf, escapeLike, hasCode, inOneStatement } from './sql-fragments.ts';
export type * from './tables/index.ts';
export { type Transaction, transaction } from './transaction.ts';
