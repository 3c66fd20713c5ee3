import { hash, verify } from '@node-rs/argon2';
import { Failure, tooMany } from '../../../http/failure.ts';
import type { SignInBrake } from '../../identity/index.ts';
import type { PunchoutCustomer } from './find-customer.ts';

export interface Proof {
  /** Who they say they are: what failed tries are counted by. */
  name: string;
  secret: string;
  /** The network address to slow down as well; absent where many customers' documents come from one. */
  address?: string;
}

// Checked when nobody is known by the name, so that the answer takes as long as for a wrong secret.
const nobodysHash = hash('no customer has this secret');

/**
 * The customer, when the secret is theirs; what is compared is compared in constant time, and tries that fail are
 * slowed down for the name, and for the address if told, as failed sign-ins are.
 * @throws Failure 401 when name and secret do not belong together, 429 while the name or the address has to wait
 */
export const proveCustomer =
  (brake: SignInBrake) =>
  async (proof: Proof, find: () => Promise<PunchoutCustomer | undefined>): Promise<PunchoutCustomer> => {
    const account = `punchout:${proof.name.toLowerCase().slice(0, 300)}`;
    const addresses = proof.address === undefined ? [] : [`address:${proof.address}`];
    const keys = [account, ...addresses];
    const wait = await brake.secondsToWait(keys);
    if (wait > 0) throw tooMany('Too many failed sign-ins', wait);
    if (!(await brake.admit(account)))
      throw tooMany('Too many failed sign-ins', Math.max(1, await brake.secondsToWait(keys)));
    const customer = await find();
    const right = await verify(customer?.secret_hash ?? (await nobodysHash), proof.secret);
    if (customer === undefined || customer.secret_hash === null || !right) {
      if (addresses.length > 0) await brake.noteFailure(addresses);
      throw new Failure(401, 'wrong-sign-in', 'Name or secret is wrong');
    }
    await brake.forget([account]);
    return customer;
  };
