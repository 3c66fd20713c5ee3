/** Address, contact and day of a cXML order. */

import type { CalendarDate } from '@grossist/domain';
import type { CxmlItem, OrderAddress, OrderContact } from '@grossist/order-formats';
import type { Database, StoredAddress } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { findAddress, oneTimeAddress } from '../../delivery/index.ts';
import { addressCountries, type Buyer } from '../../identity/index.ts';
import { type LinesToPlace, OrderRefused, type PlacedOrder } from '../../orders/index.ts';
import type { CxmlRequest } from './read-request.ts';

/** Converts a written address; company and market of the buyer are the defaults. */
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
 * Returns the address of an order's ShipTo: the account's own address with its number (addressID), else the written one;
 * undefined, for the account's usual one, when the document has no complete address.
 * @throws Failure 417 for a country that is not delivered to
 */
export const orderAddress =
  (db: Database) =>
  async (buyer: Buyer, shipTo: OrderAddress | undefined): Promise<StoredAddress | undefined> => {
    if (shipTo === undefined) return undefined;
    if (shipTo.locationNumber !== undefined) {
      const own = await db
        .selectFrom('addresses')
        .select('id')
        .where('account_id', '=', buyer.account.id)
        .where('ship_to', '=', shipTo.locationNumber)
        .limit(1)
        .executeTakeFirst();
      if (own !== undefined) return findAddress(db, buyer.account.id, own.id);
    }
    if (!shipTo.street || !shipTo.city || !shipTo.postalCode) return undefined;
    const address = writtenAddress(buyer, shipTo);
    if (!addressCountries(buyer.market).includes(address.countryCode))
      throw new Failure(417, 'order-refused', 'The order was not taken', `Nothing is sent to ${address.countryCode}`);
    return address;
  };

const LONGEST_PERSON = 80;
const LONGEST_PHONE = 40;

/** Returns the contact of a document, cut to the lengths of carts and orders; undefined when it has none. */
export const orderContact = (
  contact: OrderContact | undefined,
): { person: string | undefined; phone: string } | undefined => {
  const { name, phone } = contact ?? {};
  if (name === undefined && phone === undefined) return undefined;
  // A contact without a phone number must not get the number of another person.
  return { person: name?.slice(0, LONGEST_PERSON), phone: (phone ?? '').slice(0, LONGEST_PHONE) };
};

type Order = Extract<CxmlRequest, { kind: 'order' }>['request']['order'];

export interface WantedDelivery {
  address?: OrderAddress | undefined;
  contact?: OrderContact | undefined;
  /** Calendar date. */
  date?: string | undefined;
}

/** Returns a key of a place: its number, else its address without the contact. */
const placeOf = (address: OrderAddress | undefined): string =>
  address?.locationNumber ?? JSON.stringify(address ?? null);

/** Returns the day of the order's header, else the one day that all of its items have. */
const dayOf = ({ delivery, lines }: Order): string | undefined => {
  const days = new Set(lines.map(({ deliveryDate }) => deliveryDate));
  return delivery?.date ?? (days.size === 1 ? [...days][0] : undefined);
};

/** Returns address, contact and day of an order: those of its header, else those of its items. */
export const wantedDelivery = (order: Order): WantedDelivery => {
  const { address, contact } = order.delivery?.address ? order.delivery : (order.lines[0]?.delivery ?? {});
  return { address, contact: contact ?? order.delivery?.contact, date: dayOf(order) };
};

/** Names a line in messages. */
export const lineNamed = ({ lineNumber }: CxmlItem, at: number): string => `line ${lineNumber ?? at + 1}`;

const whyRefused = (item: CxmlItem, order: Order): string | undefined => {
  if (item.isNoGoods === true) return 'is given back or struck off, and nothing to be sent';
  const { address: whole } = order.delivery ?? {};
  // An item without an address goes to the order's address.
  return placeOf(item.delivery?.address ?? whole) === placeOf(whole ?? order.lines[0]?.delivery?.address)
    ? undefined
    : 'goes to another address than the rest: send an order for each address';
};

/** Returns items that an order can't contain, each with its reason: another address than the rest, or no goods. */
export const refusedItems = (order: Order): string[] =>
  order.lines.flatMap((line, at): string[] => {
    const why = whyRefused(line, order);
    return why === undefined ? [] : [`${lineNamed(line, at)}, ${line.identifiers.sap ?? ''}: ${why}`];
  });

/** Orders lines of another system, once for each key and company. */
export type PlaceLines = (buyer: Buyer, wanted: LinesToPlace) => Promise<PlacedOrder>;

/** Returns the next possible day when the requested day is the only problem. Never an earlier one. */
const laterDay = ({ lines, total }: OrderRefused): CalendarDate | undefined => {
  const change = lines[0]?.change;
  if (total !== undefined || change?.kind !== 'delivery-date' || change.now < change.was) return undefined;
  return lines.every(({ code }) => code === 'delivery-date') ? change.now : undefined;
};

/**
 * Orders for the requested day, else for the next possible one: the day is a wish, and no person is present who could accept
 * another one.
 * @throws as placeLines
 */
export const placeOnDay = async (place: PlaceLines, buyer: Buyer, wanted: LinesToPlace): Promise<PlacedOrder> => {
  try {
    return await place(buyer, wanted);
  } catch (error) {
    const later = error instanceof OrderRefused ? laterDay(error) : undefined;
    if (later === undefined) throw error;
    return place(buyer, { ...wanted, deliveryDate: later });
  }
};

/** Returns an order's calendar date of delivery; undefined when it has none. */
export const dayOfOrder = async (db: Database, orderId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('orders').select('delivery_date').where('id', '=', orderId).executeTakeFirst();
  return row?.delivery_date ?? undefined;
};
