import {
  addMoney,
  addQuantity,
  type CalendarDate,
  type DeliveryColor,
  lineAmount,
  type Money,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  subtractQuantity,
  type UnitPrice,
} from '@grossist/domain';
import type { Database, StoredPostalAddress } from '../../../db/index.ts';
import {
  type DeliveryAsk,
  type Erp,
  ErpDoesNotAnswer,
  type PriceAsk,
  type PricedCart,
  type PricedMaterial,
} from '../../../gateways/erp/port.ts';
import { cartAskOf } from '../../cart/index.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import type { CountedLine } from './count-quantity.ts';

/** The ERP's price of one document line, which may be priced as an ordinary and a clearance part. */
export interface PricedLine {
  /** Absent when the material has no price, or can't be ordered. */
  price: { unitPrice: UnitPrice; amount: Money; cuttingFee: Money } | undefined;
  stock: { atp: Quantity; exceeded: Quantity; deliveryDate: CalendarDate | undefined; color: DeliveryColor };
}

/** Of goods by the ordinary stock and price. */
export const ordinary = ({ price, stock }: PricedMaterial): PricedLine => ({
  price: price && {
    unitPrice: price.buildUp.unitPrice,
    amount: price.buildUp.lineTotal,
    cuttingFee: price.cableCutFee,
  },
  stock: { atp: stock.atp, exceeded: stock.exceeded, deliveryDate: stock.deliveryDate, color: stock.color },
});

/** Of clearance goods: their stock is their own, and what it covers is there. */
export const onClearance = (priced: PricedMaterial): PricedLine => {
  const { price, stock } = ordinary(priced);
  return {
    price,
    stock: { ...stock, atp: priced.stock.clearance, color: stock.exceeded > 0 ? stock.color : 'Green' },
  };
};

const laterOf = (one: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined => {
  if (one === undefined || other === undefined) return undefined;
  return one > other ? one : other;
};

/** A line that is sold in two halves, as one: its price is that of all of it, so that nothing is rounded. */
const together = (
  clearance: { priced: PricedLine; quantity: Quantity },
  rest: { priced: PricedLine; quantity: Quantity },
): PricedLine => {
  const [one, other] = [clearance.priced, rest.priced];
  const goods = ({ unitPrice }: { unitPrice: UnitPrice }, quantity: Quantity): Money =>
    lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity);
  return {
    price: one.price &&
      other.price && {
        unitPrice: {
          amount: addMoney(goods(one.price, clearance.quantity), goods(other.price, rest.quantity)),
          perQuantity: addQuantity(clearance.quantity, rest.quantity),
        },
        amount: addMoney(one.price.amount, other.price.amount),
        cuttingFee: addMoney(one.price.cuttingFee, other.price.cuttingFee),
      },
    stock: {
      atp: addQuantity(one.stock.atp, other.stock.atp),
      exceeded: addQuantity(one.stock.exceeded, other.stock.exceeded),
      deliveryDate: laterOf(one.stock.deliveryDate, other.stock.deliveryDate),
      color: other.stock.color,
    },
  };
};

/**
 * How an order of a document leaves the house: to the document's address, else as a cart to the account's usual one.
 */
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

/** Returns a line's price in a response; undefined when the response lacks the line or one of its parts. */
type PricedOf = (line: WorkingLine) => PricedLine | undefined;

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
