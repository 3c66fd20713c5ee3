import type { Locale } from '@grossist/domain';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, tooMany } from '../../../http/failure.ts';
import { hourlyLimit, networkOf } from '../../../http/rate-limits.ts';
import { publish } from '../../../outbox/index.ts';
import { hashOfToken, newSessionToken } from './sessions.ts';

/** Topic of the message that makes and mails a link. */
export const PASSWORD_RESET = 'password-reset';

/** Minutes for which a mailed link can be used. */
export const RESET_MINUTES = 30;

const MOST_BY_NETWORK = 20;
const MOST_BY_EMAIL = 3;

export interface ResetRequest {
  email: string;
  /** The caller's network address. */
  address: string;
}

/**
 * Requests a mail with a link for changing the password. Does the same work for every e-mail address: whether it is a user's
 * is checked when the mail is sent. An address with many requests gets no further mail and no error. [own-auth-03]
 * @throws Failure 429 for too many requests of a network
 */
export const requestPasswordReset = (db: Database) => {
  const byNetwork = hourlyLimit(db, 'reset-network', MOST_BY_NETWORK);
  const byEmail = hourlyLimit(db, 'reset-email', MOST_BY_EMAIL);
  return async ({ email, address }: ResetRequest): Promise<void> => {
    const seconds = await byNetwork(networkOf(address));
    if (seconds > 0) throw tooMany('Too many requests for a new password', seconds);
    const bare = email.trim().toLowerCase();
    if ((await byEmail(hashOfToken(bare).toString('hex'))) > 0) return;
    await publish(db, [{ topic: PASSWORD_RESET, key: uuidv7(), payload: { email: bare } }]);
  };
};

/** A token with its recipient. */
export interface IssuedReset {
  token: string;
  name: string;
  email: string;
  locale: Locale;
}

/**
 * Makes the token of a contact who signs in with a password, in place of the last one; only its hash is stored. Returns
 * undefined where no contact has the e-mail address.
 */
export const issuePasswordReset =
  (db: Database) =>
  async (email: string): Promise<IssuedReset | undefined> => {
    const token = newSessionToken();
    const { rows } = await sql<Omit<IssuedReset, 'token'>>`
      with contact as (
        select id, name, email, locale from contacts
        where lower(email) = ${email} and password_hash is not null and erased_at is null
      ), issued as (
        insert into password_resets (contact_id, token_hash, expires_at)
        select id, ${hashOfToken(token)}, now() + make_interval(mins => ${RESET_MINUTES}) from contact
        on conflict (contact_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
      )
      select name, email, locale from contact`.execute(db);
    return rows[0] && { token, ...rows[0] };
  };

/**
 * Changes the password by a mailed token, which is used up by it; ends the contact's sessions, forgets their browsers and
 * clears their failed sign-ins. Returns the contact's id. [own-auth-04]
 * @throws Failure 422 for a token that is unknown, used or too old
 */
export const resetPassword =
  (db: Database) =>
  async (token: string, password: string): Promise<string> => {
    const tokenHash = hashOfToken(token);
    const isOpen = await db
      .selectFrom('password_resets')
      .select('contact_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    const refused = breaksRule(
      'reset-link-invalid',
      'This link was used, replaced by a newer one, or is too old',
      'token',
    );
    if (isOpen === undefined) throw refused;
    const passwordHash = await hash(password);
    return transaction(db, async (tx) => {
      const used = await tx
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('contact_id')
        .executeTakeFirst();
      if (used === undefined) throw refused;
      const contact = await tx
        .updateTable('contacts')
        .set({ password_hash: passwordHash, session_epoch: sql`session_epoch + 1` })
        .where('id', '=', used.contact_id)
        .where('erased_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (contact === undefined) throw refused;
      await tx.deleteFrom('sessions').where('contact_id', '=', used.contact_id).execute();
      await tx.deleteFrom('known_devices').where('contact_id', '=', used.contact_id).execute();
      await tx.deleteFrom('sign_in_failures').where('key', '=', `account:${contact.email.toLowerCase()}`).execute();
      return used.contact_id;
    });
  };
