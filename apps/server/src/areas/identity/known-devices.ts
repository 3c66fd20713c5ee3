import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/index.ts';
import { hashOfToken, newSessionToken } from './session-token.ts';

/** Browsers of one contact that are known; the one unused for longest gives way. */
const MOST_DEVICES = 20;
/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400;

export interface KnownDevice {
  token: string;
  expires: Date;
}

/**
 * Remembers that a contact signed in with this browser, so that its later sign-ins are not held up by strangers' failed
 * guesses. A browser that is known keeps its secret.
 * @param known the device's secret, where it is already one of the contact's
 */
export const rememberDevice = async (
  db: Database | Transaction,
  contactId: string,
  known: string | undefined,
): Promise<KnownDevice> => {
  const token = known ?? newSessionToken();
  await sql`
    insert into known_devices (token_hash, contact_id, session_epoch)
    select ${hashOfToken(token)}, id, session_epoch from contacts where id = ${contactId}
    on conflict (token_hash) do update set last_used_at = now()`.execute(db);
  await sql`
    delete from known_devices where token_hash in (
      select token_hash from known_devices where contact_id = ${contactId}
      order by last_used_at desc, token_hash offset ${MOST_DEVICES})`.execute(db);
  return { token, expires: new Date(Date.now() + DEVICE_DAYS * 86_400_000) };
};
