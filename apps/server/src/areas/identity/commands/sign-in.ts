import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { networkOf } from '../../../http/network.ts';
import { type KnownDevice, rememberDevice } from '../known-devices.ts';
import { hashOfToken, SESSION_HOURS } from '../session-token.ts';
import type { SignInBrake, SignInKeys } from '../sign-in-brake.ts';
import { type BegunSession, beginSession } from './begin-session.ts';

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
