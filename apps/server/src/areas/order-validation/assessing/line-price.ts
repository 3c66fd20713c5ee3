import {
  addMoney,
  addQuantity,
  type CalendarDate,
  type DeliveryColor,
  lineAmount,
  type Money,
  type Quantity,
  type UnitPrice,
} from '@grossist/domain';
import type { PricedMaterial } from '../../../gateways/erp/port.ts';

/** What the ERP says of one line, of whatever it is made up. */
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
export const together = (
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
