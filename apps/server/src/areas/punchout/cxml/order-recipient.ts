import type { OrderAddress, OrderContact } from '@grossist/order-formats';
import type { Database, StoredAddress } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { findAddress, oneTimeAddress } from '../../delivery/index.ts';
import { addressCountries, type Buyer } from '../../identity/index.ts';

/** As it is written, by the buyer's company and market where it doesn't say. */
const writtenAddress = (
  buyer: Buyer,
  { name, street, street2, postalCode, city, country }: OrderAddress,
): StoredAddress =>
  oneTimeAddress(buyer, {
    name: name ?? buyer.company.name,
    name2: street2 ?? '',
    street: street ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
    countryCode: country ?? buyer.market,
  });

/**
 * Where an order's ShipTo is: the account's own address when its number (addressID) is one, else as it is written.
 * Undefined, the account's usual one, when the document tells none that goods can be sent to.
 * @throws Failure 417 for a country that nothing is sent to
 */
export const orderAddress =
  (db: Database) =>
  async (buyer: Buyer, told: OrderAddress | undefined): Promise<StoredAddress | undefined> => {
    if (told === undefined) return undefined;
    if (told.locationNumber !== undefined) {
      const own = await db
        .selectFrom('addresses')
        .select('id')
        .where('account_id', '=', buyer.account.id)
        .where('ship_to', '=', told.locationNumber)
        .limit(1)
        .executeTakeFirst();
      if (own !== undefined) return findAddress(db, buyer.account.id, own.id);
    }
    if (!told.street || !told.city || !told.postalCode) return undefined;
    const address = writtenAddress(buyer, told);
    if (!addressCountries(buyer.market).includes(address.countryCode))
      throw new Failure(417, 'order-refused', 'The order was not taken', `Nothing is sent to ${address.countryCode}`);
    return address;
  };

const LONGEST_PERSON = 80;
const LONGEST_PHONE = 40;

/** Returns the contact of a document, cut to what carts and orders hold; undefined when it names none. */
export const orderContact = (
  contact: OrderContact | undefined,
): { person: string | undefined; phone: string } | undefined => {
  const { name, phone } = contact ?? {};
  if (name === undefined && phone === undefined) return undefined;
  // A person without a phone number is not reached by that of somebody else.
  return { person: name?.slice(0, LONGEST_PERSON), phone: (phone ?? '').slice(0, LONGEST_PHONE) };
};
