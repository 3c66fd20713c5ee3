import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { networkOf } from '../../../http/network.ts';
import type { SignInBrake, SignInKeys } from '../sign-in-brake.ts';
import { type BegunSession, beginSession, hashOfToken, newSessionToken, SESSION_HOURS } from './sessions.ts';

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

interface Credentials {
  email: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** The secret of the browser's device cookie, if it sent one. */
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

/** A known device is counted for itself: neither strangers nor neighbours of its address lock its user out. */
const keysOf = (email: string, address: string, knownDevice: Buffer | undefined): SignInKeys =>
  knownDevice === undefined
    ? { account: `account:${email}`, address: `address:${networkOf(address)}` }
    : { account: `device:${knownDevice.toString('hex')}` };

/**
 * Opens a session for an e-mail and a password, and remembers the browser.
 * @throws Failure 401 when they do not belong together, 429 while the account, the address or the device has to wait.
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
