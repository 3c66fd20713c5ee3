/** Sessions: tokens, start, end, the events that report their end, and seeing the shop as a customer. */

import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Subscriber, Transaction } from '../../../db/index.ts';
import { Followers } from '../../../followers.ts';
import { newAntiForgeryToken } from '../../../http/anti-forgery.ts';
import type { SeenAs } from '../../../visitors/index.ts';
import { type Customer, customerScope } from '../../assortments/index.ts';

/** The secret that the session cookie carries: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Hashes the token for the database. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Hours until a session ends: a work day with its evening. */
export const SESSION_HOURS = 12;

export interface SessionTraits {
  hours: number;
  /** True: the session may not change anything. */
  isReadOnly?: boolean;
}

export interface BegunSession {
  token: string;
  antiForgeryToken: string;
  expires: Date;
  tokenHash: Buffer;
}

/** Opens a session for an authenticated contact. */
export const beginSession = async (
  tx: Transaction | Database,
  contactId: string,
  { hours, isReadOnly = false }: SessionTraits,
): Promise<BegunSession> => {
  const token = newSessionToken();
  const session = {
    token,
    tokenHash: hashOfToken(token),
    antiForgeryToken: newAntiForgeryToken(),
    expires: new Date(Date.now() + hours * 3_600_000),
  };
  await sql`
    insert into sessions (token_hash, contact_id, session_epoch, anti_forgery_token, expires_at, is_read_only)
    select ${session.tokenHash}, id, session_epoch, ${session.antiForgeryToken}, ${session.expires}, ${isReadOnly}
    from contacts where id = ${contactId}`.execute(tx);
  return session;
};

/** Ends the session of a cookie's token. Idempotent. */
export const signOut =
  (db: Database) =>
  async (token: string): Promise<void> => {
    await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute();
  };

/**
 * Shows the shop in a session with a customer's market and assortments. [own-asm-03]
 * @throws Failure 404 for an unknown customer
 */
export const seeShopAs =
  (db: Database) =>
  async (token: string, customer: Customer): Promise<SeenAs> => {
    const { name } = await customerScope(db)(customer);
    await db
      .updateTable('sessions')
      .set({ seen_as_type: customer.customerType, seen_as_id: customer.customerId })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
    return { ...customer, name };
  };

/** Shows the shop in a session as its own person sees it again. [own-asm-04] */
export const stopSeeingShopAs =
  (db: Database) =>
  async (token: string): Promise<void> => {
    await db
      .updateTable('sessions')
      .set({ seen_as_type: null, seen_as_id: null })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
  };

/** The channel on which the database notifies of sessions that were deleted before they expired. */
export const SESSIONS_ENDED = 'sessions_ended';

export interface SessionEnds {
  /** Subscriber of the database's notifications. */
  subscriber: Subscriber;
  /**
   * Calls `ended` when the session of a cookie's token ends in any process, and `unknown` when the event may have been missed.
   * Returns the function that unsubscribes.
   */
  follow(token: string, on: { ended: () => void; unknown: () => void }): () => void;
}

/** Publishes the end of sessions to subscribers, such as event streams. */
export const openSessionEnds = (): SessionEnds => {
  const followers = new Followers<{ ended: () => void; unknown: () => void }>();
  return {
    subscriber: {
      notified: (hash) => {
        for (const { ended } of followers.of(hash)) ended();
      },
      resync: () => {
        for (const { unknown } of followers.all()) unknown();
      },
    },
    follow: (token, on) => followers.add(hashOfToken(token).toString('hex'), on),
  };
};
