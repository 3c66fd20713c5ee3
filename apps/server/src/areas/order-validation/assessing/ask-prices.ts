import { NO_QUANTITY, quantityOf, subtractQuantity } from '@grossist/domain';
import type { Database, StoredPostalAddress } from '../../../db/index.ts';
import {
  type DeliveryAsk,
  type Erp,
  ErpDoesNotAnswer,
  type PriceAsk,
  type PricedCart,
} from '../../../gateways/erp/port.ts';
import { cartAskOf } from '../../cart/index.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import type { WorkingLine } from '../store/index.ts';
import type { CountedLine } from './count-quantity.ts';
import { onClearance, ordinary, type PricedLine, together } from './line-price.ts';

/** How an order of a document leaves the house: to the document's address, else as a cart to the account's usual one. */
export const deliveryOf = async (
  db: Database,
  buyer: Buyer,
  address: StoredPostalAddress | null,
): Promise<DeliveryAsk> => {
  if (address !== null) {
    const { postalCode, country } = address;
    return { deliveryType: 'normal', isPickup: false, address: { postalCode, countryCode: country || buyer.market } };
  }
  const usual = (await findUsualAddress(db, buyer.account.id)) ?? null;
  return cartAskOf({ delivery_type: 'normal', address: usual, combined_delivery: false, delivery_date: null }, []);
};

const clearanceKey = (id: string): string => `${id} clearance`;

/** What a line is sold as: clearance goods, ordinary ones, or some of each. */
const halvesOf = ({ quantity, clearance }: WorkingLine) => {
  const onSale = quantityOf(clearance);
  return { onSale, rest: subtractQuantity(quantityOf(quantity), onSale) };
};

const asksOf = ({ line, isCableCut }: CountedLine): readonly PriceAsk[] => {
  const { id, material } = line;
  if (material === null) return [];
  const { onSale, rest } = halvesOf(line);
  const ask = { sapMaterialNumber: material, isCableCut };
  return [
    ...(onSale > NO_QUANTITY ? [{ ...ask, key: clearanceKey(id), quantity: onSale, isOnClearanceSale: true }] : []),
    ...(rest > NO_QUANTITY ? [{ ...ask, key: id, quantity: rest, isOnClearanceSale: false }] : []),
  ];
};

/** What an answer says of a line; undefined for a line, or half of one, of which it says nothing. */
export type PricedOf = (line: WorkingLine) => PricedLine | undefined;

export const pricesIn = ({ lines }: PricedCart): PricedOf => {
  const byKey = new Map(lines.map((priced) => [priced.key, priced]));
  return (line) => {
    const { onSale, rest } = halvesOf(line);
    const [reduced, usual] = [byKey.get(clearanceKey(line.id)), byKey.get(line.id)];
    if (onSale <= NO_QUANTITY) return usual && ordinary(usual);
    if (rest <= NO_QUANTITY) return reduced && onClearance(reduced);
    if (reduced === undefined || usual === undefined) return undefined;
    return together({ priced: onClearance(reduced), quantity: onSale }, { priced: ordinary(usual), quantity: rest });
  };
};

/**
 * Prices and stock of lines as one order of the customer: what lines share of a stock is given out in their order.
 * Undefined when the ERP does not answer.
 */
export const askPrices =
  (erp: Erp) =>
  async (buyer: Buyer, delivery: DeliveryAsk, lines: readonly CountedLine[]): Promise<PricedCart | undefined> => {
    try {
      return await erp.cartPrice(customerOf(buyer), { ...delivery, lines: lines.flatMap(asksOf) });
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer) return undefined;
      throw error;
    }
  };
