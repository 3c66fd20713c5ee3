import { v7 as uuidv7 } from 'uuid';
import { hashOfToken } from '../../src/areas/identity/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { aPunchoutCustomer, HOOK_URL } from './a-punchout-customer.ts';
import type { Client } from './client.ts';

/** Lets the session that a client has open be one of somebody who came by OCI, and goes back to HOOK_URL. */
export const comeByPunchout =
  (db: Database, contact: TestBuyer) =>
  async (client: Client): Promise<void> => {
    const customer = await aPunchoutCustomer(db, { contact });
    await db
      .insertInto('punchout_sessions')
      .values({
        id: uuidv7(),
        customer_id: customer.id,
        protocol: 'oci',
        state: 'open',
        operation: 'create',
        session_hash: hashOfToken(client.cookies.get('grossist-session') ?? ''),
        contact_id: contact.contactId,
        return_url: HOOK_URL,
        facts: JSON.stringify({ protocol: 'oci', origin: 'https://shop.example', version: '4.0', target: '_top' }),
      })
      .execute();
  };
