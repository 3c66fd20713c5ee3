import type { ContactRole } from '@grossist/catalogue-formats';
import type { Locale } from '@grossist/domain';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { type Account, aCompany, type Company } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

export const PASSWORD = 'correct horse';

// As cheap as it gets: what is tested is not how long it takes to guess.
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestBuyer {
  contactId: string;
  email: string;
  name: string;
  company: Company;
  /** Those they may buy on, the preset one first. */
  accounts: readonly Account[];
}

export interface BuyerTraits {
  company?: Company;
  accounts?: readonly Account[];
  role?: ContactRole;
  locale?: Locale;
  ableToCreateOrders?: boolean;
  showNetPrice?: boolean;
  isCableCutPopupEnabled?: boolean;
  defaultOrderName?: string;
}

/** A buyer of a company, on all its accounts by default. Their password is PASSWORD. */
export const aBuyer = async (db: Database, traits: BuyerTraits = {}): Promise<TestBuyer> => {
  const company = traits.company ?? (await aCompany(db));
  const accounts = traits.accounts ?? company.accounts;
  const number = unique();
  const buyer = { contactId: uuidv7(), email: `buyer-${number}@example.test`, name: `Buyer ${number}` };
  await db
    .insertInto('contacts')
    .values({
      id: buyer.contactId,
      email: buyer.email,
      name: buyer.name,
      company_id: company.id,
      role: traits.role ?? 'buyer',
      locale: traits.locale ?? 'en-US',
      able_to_create_orders: traits.ableToCreateOrders ?? true,
      show_net_price: traits.showNetPrice ?? true,
      is_cable_cut_popup_enabled: traits.isCableCutPopupEnabled ?? true,
      default_order_name: traits.defaultOrderName ?? '',
      password_hash: await passwordHash,
      content_hash: NO_HASH,
    })
    .execute();
  if (accounts.length > 0) {
    await db
      .insertInto('contact_accounts')
      .values(accounts.map(({ id }, position) => ({ contact_id: buyer.contactId, account_id: id, position })))
      .execute();
  }
  return { ...buyer, company, accounts };
};

/** May look and fill a cart, but neither order nor see net prices. */
export const aViewer = (db: Database, traits: BuyerTraits = {}): Promise<TestBuyer> =>
  aBuyer(db, { role: 'viewer', ableToCreateOrders: false, showNetPrice: false, ...traits });
