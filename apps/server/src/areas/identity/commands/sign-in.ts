import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../../../db/index.ts';
import { newAntiForgeryToken } from '../../../http/anti-forgery.ts';
import { Failure, tooMany } from '../../../http/failure.ts';
import { hashOfToken, newSessionToken, SESSION_HOURS } from '../session-token.ts';
import type { SignInBrake } from '../sign-in-brake.ts';

export interface NewSession {
  token: string;
  antiForgeryToken: string;
  expires: Date;
}

// Checked when nobody has the e-mail, so that the answer takes as long as for a wrong password.
const nobodysHash = hash('nobody has this password');

/**
 * Opens a session for an e-mail and a password.
 * @throws Failure 401 when they do not belong together, 429 while the account or the address has to wait.
 */
export const signIn =
  (db: Database, brake: SignInBrake) =>
  async (given: { email: string; password: string; address: string }): Promise<NewSession> => {
    const email = given.email.trim().toLowerCase();
    const [account, address] = [`account:${email}`, `address:${given.address}`];
    const keys = [account, address];
    const wait = await brake.secondsToWait(keys);
    if (wait > 0) throw tooMany('Too many failed sign-ins', wait);
    if (!(await brake.admit(account))) {
      throw tooMany('Too many failed sign-ins', Math.max(1, await brake.secondsToWait(keys)));
    }
    const contact = await db
      .selectFrom('contacts')
      .select(['id', 'password_hash', 'session_epoch'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .executeTakeFirst();
    const right = await verify(contact?.password_hash ?? (await nobodysHash), given.password);
    if (contact === undefined || contact.password_hash === null || !right) {
      await brake.noteFailure([address]);
      throw new Failure(401, 'wrong-sign-in', 'E-mail or password is wrong');
    }
    await brake.forget([account]);
    const session = {
      token: newSessionToken(),
      antiForgeryToken: newAntiForgeryToken(),
      expires: new Date(Date.now() + SESSION_HOURS * 3_600_000),
    };
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashOfToken(session.token),
        contact_id: contact.id,
        session_epoch: contact.session_epoch,
        anti_forgery_token: session.antiForgeryToken,
        expires_at: session.expires,
      })
      .execute();
    return session;
  };
