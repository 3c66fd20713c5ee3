import type { Selectable } from 'kysely';
import type { Database, PunchoutSessionsTable, Transaction } from '../../../db/index.ts';
import { hashOfToken } from '../../identity/index.ts';

export type PunchoutSession = Selectable<PunchoutSessionsTable>;

const byToken = (db: Database | Transaction, token: string) =>
  db.selectFrom('punchout_sessions').selectAll().where('session_hash', '=', hashOfToken(token));

/** The visit that a session of the shop belongs to; undefined for who signed in by themselves. One query. */
export const findVisit =
  (db: Database | Transaction) =>
  async (token: string | undefined): Promise<PunchoutSession | undefined> =>
    token === undefined ? undefined : byToken(db, token).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockVisit = (tx: Transaction, token: string): Promise<PunchoutSession | undefined> =>
  byToken(tx, token).forUpdate().executeTakeFirst();
