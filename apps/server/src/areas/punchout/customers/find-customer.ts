import type { CxmlHeader } from '@grossist/order-formats';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, PunchoutCustomersTable } from '../../../db/index.ts';

/** A customer whose buyers come from their own procurement system. */
export type PunchoutCustomer = Selectable<PunchoutCustomersTable>;

/** By the USERNAME agreed for OCI, whichever case. */
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
 * By who a cXML document is from, together with who sent it: a network sends for many customers with one secret, so
 * that neither alone tells whose document it is. Domains count in any case, identities as they are.
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
