/** Punchout customers: lookup, authentication and return URLs. */

import { type CxmlHeader, checkReturnUrl } from '@grossist/order-formats';
import { hash, verify } from '@node-rs/argon2';
import { type Selectable, sql } from 'kysely';
import type { Database, PunchoutCustomersTable } from '../../db/index.ts';
import { Failure, notAllowed } from '../../http/failure.ts';
import { networkOf } from '../../http/rate-limits.ts';
import type { SignInBrake } from '../identity/index.ts';

/** A customer whose buyers punch out from their own procurement system. */
export type PunchoutCustomer = Selectable<PunchoutCustomersTable>;

/** Finds an OCI customer by USERNAME, case-insensitively. */
export const customerByUsername =
  (db: Database) =>
  (username: string): Promise<PunchoutCustomer | undefined> =>
    db
      .selectFrom('punchout_customers')
      .selectAll()
      .where('protocol', '=', 'oci')
      .where('username', '=', username.trim().toLowerCase())
      .where('is_active', '=', true)
      .executeTakeFirst();

/**
 * Finds a cXML customer by the credentials From and Sender together: a network sends for many customers with one secret, so
 * neither alone identifies the customer. Domains are case-insensitive, identities are not.
 */
export const customerByCredentials =
  (db: Database) =>
  async ({ from, sender }: CxmlHeader): Promise<PunchoutCustomer | undefined> => {
    const pairs = from.flatMap((customer) => sender.map((by) => ({ customer, by })));
    const asked = JSON.stringify(
      pairs.slice(0, 100).map(({ customer, by }) => ({
        from_domain: customer.domain.toLowerCase(),
        from_identity: customer.identity,
        sender_domain: by.domain.toLowerCase(),
        sender_identity: by.identity,
      })),
    );
    const { rows } = await sql<PunchoutCustomer>`
      select c.* from punchout_customers c
      join json_to_recordset(${asked}::json) as a (from_domain text, from_identity text, sender_domain text,
        sender_identity text)
        on a.from_domain = lower(c.from_domain) and a.from_identity = c.from_identity
        and a.sender_domain = lower(c.sender_domain) and a.sender_identity = c.sender_identity
      where c.protocol = 'cxml' and c.is_active
      order by c.code limit 1`.execute(db);
    return rows[0];
  };

interface Proof {
  /** The claimed name, by which failed attempts are counted. */
  name: string;
  secret: string;
  /** The network address that is throttled too; absent where many customers send from one address. */
  address?: string;
}

// Verified for an unknown name, so that the response takes as long as for a wrong secret.
const unknownNameHash = hash('no customer has this secret');

/**
 * Authenticates a customer by secret in constant time. Failed attempts are throttled for the name, and for the address if
 * given, as failed sign-ins are.
 * @throws Failure 401 for a wrong name or secret, 429 while the name or the address is throttled
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
      const isRight = await verify(customer?.secret_hash ?? (await unknownNameHash), proof.secret);
      return isRight && customer?.secret_hash ? customer : undefined;
    });
    if (proved === undefined) throw new Failure(401, 'wrong-sign-in', 'Name or secret is wrong');
    return proved;
  };

/**
 * Checks the URL to which a customer's cart returns.
 * @param ownHost the shop's own host, for the demo's simulated buyer; undefined: only the customer's hosts
 * @throws Failure 403 for any other host, and for a text that is no http(s) URL
 */
export const returnUrlOf = (
  { return_hosts: hosts, allows_http: allowsHttp }: Pick<PunchoutCustomer, 'return_hosts' | 'allows_http'>,
  text: string | undefined,
  ownHost: string | undefined,
): string => {
  const own =
    ownHost === undefined ? undefined : checkReturnUrl(text, { allowsHttp: true, hosts: [ownHost.toLowerCase()] });
  if (own?.ok) return own.value;
  const checked = checkReturnUrl(text, { allowsHttp, hosts });
  if (checked.ok) return checked.value;
  throw notAllowed(checked.refusal.reason, 'return-url');
};
