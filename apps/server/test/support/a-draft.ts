import type { DeliveryType } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database, StoredAddress } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { addLines, type LineTraits, type TestCart } from './a-cart.ts';
import { type Account } from './a-company.ts';
import { someMaterials } from './a-material.ts';
import { unique } from './unique.ts';

export interface DraftTraits {
  buyer: TestBuyer;
  /** The buyer's first by default. */
  account?: Account;
  name?: string;
  /** So many lines of one piece each, or the given lines; one by default. */
  lines?: number | readonly LineTraits[];
  deliveryType?: DeliveryType;
  status?: 'Draft' | 'Sent' | 'Inactive';
  isReady?: boolean;
}

/** A cart that was put aside under a name. */
export const aDraft = async (db: Database, { buyer, lines = 1, ...traits }: DraftTraits): Promise<TestCart> => {
  const account = traits.account ?? buyer.accounts[0];
  if (account === undefined) throw new Error('A buyer without accounts has no cart');
  const id = uuidv7();
  await db
    .insertInto('carts')
    .values({
      id,
      contact_id: buyer.contactId,
      account_id: account.id,
      status: traits.status ?? 'Draft',
      is_active: false,
      name: traits.name ?? `Draft ${unique()}`,
      delivery_type: traits.deliveryType,
      ready: traits.isReady,
    })
    .execute();
  const { market } = buyer.company;
  const wanted =
    typeof lines !== 'number'
      ? lines
      : (lines === 0 ? [] : await someMaterials(db, lines, { market })).map((material) => ({ material }));
  return { id, buyer, lines: await addLines(db, id, wanted) };
};

/** A stored address in a town of Denmark with a postal code; or of the given service center. */
export const aStoredAddress = (postalCode: string, traits: Partial<StoredAddress> = {}): StoredAddress => ({
  id: '',
  name: 'Site',
  name2: '',
  street: 'Strandvejen 1',
  city: 'Town',
  postalCode,
  countryCode: 'DK',
  projectNumber: '',
  shipTo: '',
  soldTo: '',
  shippingCondition: '',
  isOneTimeAddress: true,
  isServiceCenter: false,
  plantId: '',
  isDefault: false,
  ...traits,
});

/** Sends a cart to an address, whatever the rules say. */
export const sendTo = async (db: Database, cartId: string, address: StoredAddress | null): Promise<void> => {
  await db
    .updateTable('carts')
    .set({ address: address && JSON.stringify(address) })
    .where('id', '=', cartId)
    .execute();
};
