import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { networkOf } from '../../../http/rate-limits.ts';
import type { SignInBrake, SignInKeys } from '../sign-in-brake.ts';
import { type BegunSession, beginSession, hashOfToken, newSessionToken, SESSION_HOURS } from './sessions.ts';

/** Known browsers of one contact at most; the least recently used one is removed. */
const MOST_DEVICES = 20;
/** Maximum lifetime of a cookie in browsers. */
export const DEVICE_DAYS = 400;

export interface KnownDevice {
  token: string;
  expires: Date;
}

/**
 * Stores that a contact signed in with this browser, so that its later sign-ins are not throttled by other people's failed
 * attempts. A known browser's token does not change.
 * @param known the device's token, if the contact has it already
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

interface Credentials {
  email: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** Token of the browser's device cookie, if it sent one. */
  deviceToken: string | undefined;
}

export interface SignedIn {
  session: BegunSession;
  device: KnownDevice;
}

interface ContactRow {
  id: string;
  password_hash: string | null;
  /** The browser is one in which this contact signed in before. */
  is_known_device: boolean;
}

// Checked when no contact has the e-mail, so that the response takes as long as for a wrong password.
const hashOfNoPassword = hash('no contact has this password');

const findContact = async (
  db: Database,
  email: string,
  device: Buffer | undefined,
): Promise<ContactRow | undefined> => {
  const { rows } = await sql<ContactRow>`
    select c.id, c.password_hash, exists (
      select from known_devices d
      where d.token_hash = ${device ?? null} and d.contact_id = c.id and d.session_epoch = c.session_epoch
    ) as is_known_device
    from contacts c where lower(c.email) = ${email}`.execute(db);
  return rows[0];
};

/** Returns the keys by which failures are counted. A known device has its own: neither other people nor its network lock its user out. */
const keysOf = (email: string, address: string, knownDevice: Buffer | undefined): SignInKeys =>
  knownDevice === undefined
    ? { account: `account:${email}`, address: `address:${networkOf(address)}` }
    : { account: `device:${knownDevice.toString('hex')}` };

/**
 * Opens a session for an e-mail and a password, and remembers the browser.
 * @throws Failure 401 for a wrong e-mail or password, 429 while the account, the address or the device is throttled.
 */
export const signIn =
  (db: Database, brake: SignInBrake) =>
  async (given: Credentials): Promise<SignedIn> => {
    const email = given.email.trim().toLowerCase();
    const device = given.deviceToken === undefined ? undefined : hashOfToken(given.deviceToken);
    const contact = await findContact(db, email, device);
    const isKnown = contact?.is_known_device ?? false;
    const signedIn = await brake.attempt(keysOf(email, given.address, isKnown ? device : undefined), async () => {
      const isRight = await verify(contact?.password_hash ?? (await hashOfNoPassword), given.password);
      return isRight && contact?.password_hash ? contact : undefined;
    });
    if (signedIn === undefined) throw new Failure(401, 'wrong-sign-in', 'E-mail or password is wrong');
    return db.transaction().execute(async (tx) => ({
      session: await beginSession(tx, signedIn.id, { hours: SESSION_HOURS }),
      device: await rememberDevice(tx, signedIn.id, isKnown ? given.deviceToken : undefined),
    }));
  };
