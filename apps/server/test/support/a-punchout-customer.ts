import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import type { Company } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

export const SECRET = 'a shared secret';
export const RETURN_HOST = 'buyer.example';
export const HOOK_URL = `https://${RETURN_HOST}/hook?id=1`;

// As cheap as it gets: what is tested is not how long it takes to guess.
const secretHash = hash(SECRET, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestPunchoutCustomer {
  id: string;
  code: string;
  /** USERNAME of OCI, identity of From and Sender of cXML. */
  name: string;
  contact: TestBuyer;
}

export interface PunchoutCustomerTraits {
  protocol?: 'oci' | 'cxml';
  company?: Company;
  contact?: TestBuyer;
  showNetPrice?: boolean;
  isActive?: boolean;
  takesOrders?: boolean;
  allowsHttp?: boolean;
  formEncoding?: 'base64' | 'urlencoded';
  accountId?: string;
}

/**
 * A customer whose buyers punch out, by default with OCI; the secret is SECRET, and carts go back to RETURN_HOST alone.
 */
export const aPunchoutCustomer = async (
  db: Database,
  traits: PunchoutCustomerTraits = {},
): Promise<TestPunchoutCustomer> => {
  const number = unique();
  const { protocol = 'oci', company, showNetPrice = true } = traits;
  const contact =
    traits.contact ??
    (await aBuyer(db, { role: 'punchout', showNetPrice, ableToCreateOrders: false, ...(company && { company }) }));
  const customer = { id: uuidv7(), code: `PC${number}`, name: `customer-${number}`, contact };
  const isOci = protocol === 'oci';
  await db
    .insertInto('punchout_customers')
    .values({
      id: customer.id,
      code: customer.code,
      protocol,
      contact_id: contact.contactId,
      account_id: traits.accountId ?? null,
      username: isOci ? customer.name : '',
      from_domain: isOci ? '' : 'NetworkId',
      from_identity: isOci ? '' : customer.name,
      sender_domain: isOci ? '' : 'NetworkId',
      sender_identity: isOci ? '' : customer.name,
      to_domain: isOci ? '' : 'DUNS',
      to_identity: isOci ? '' : 'grossist',
      secret_hash: await secretHash,
      return_hosts: [RETURN_HOST],
      allows_http: traits.allowsHttp ?? false,
      vendor: '4711',
      form_encoding: traits.formEncoding ?? 'base64',
      takes_orders: traits.takesOrders ?? true,
      is_active: traits.isActive ?? true,
      content_hash: NO_HASH,
    })
    .execute();
  return customer;
};
