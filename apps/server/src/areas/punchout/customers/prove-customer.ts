import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../../http/failure.ts';
import { networkOf } from '../../../http/network.ts';
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
    const keys = {
      account: `punchout:${proof.name.toLowerCase().slice(0, 300)}`,
      address: proof.address === undefined ? undefined : `address:${networkOf(proof.address)}`,
    };
    const proved = await brake.attempt(keys, async () => {
      const customer = await find();
      const isRight = await verify(customer?.secret_hash ?? (await nobodysHash), proof.secret);
      return isRight && customer?.secret_hash ? customer : undefined;
    });
    if (proved === undefined) throw new Failure(401, 'wrong-sign-in', 'Name or secret is wrong');
    return proved;
  };
