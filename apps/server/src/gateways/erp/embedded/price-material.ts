import {
  discountedUnitPrice,
  lineAmount,
  marketFacts,
  moneyOf,
  NO_MONEY,
  priceLine,
  quantityOf,
  type UnitPrice,
} from '@grossist/domain';
import type { ErpCustomer, MaterialPrice, PriceAsk } from '../port.ts';
import type { ConditionRow } from './read-conditions.ts';
import { CLEARANCE_PERCENT, termsOf } from './terms.ts';

const unitPrice = (amount: string | null, perQuantity: string | null): UnitPrice | undefined =>
  amount === null || perQuantity === null
    ? undefined
    : { amount: moneyOf(amount), perQuantity: quantityOf(perQuantity) };

/** The price of one material for one customer; undefined where the market has none. Decisions, "Prices". */
export const priceMaterial = (customer: ErpCustomer, ask: PriceAsk, row: ConditionRow): MaterialPrice | undefined => {
  const listPrice = unitPrice(row.list_amount, row.list_per_quantity);
  if (listPrice === undefined || !row.sold_here) return undefined;
  const cableCutFee = ask.isCableCut ? termsOf(customer.currency).cableCutFee : NO_MONEY;
  const clearancePrice = ask.isOnClearanceSale
    ? { ...listPrice, amount: discountedUnitPrice(listPrice.amount, CLEARANCE_PERCENT) }
    : undefined;
  const discountPercent = row.discount_percent ?? undefined;
  const buildUp = priceLine({
    quantity: ask.quantity,
    listPrice,
    discountPercent,
    netPrice: unitPrice(row.net_amount, row.net_per_quantity),
    clearancePrice,
    dutiesPerUnit: row.duties === null ? undefined : moneyOf(row.duties),
    cableCutFee,
    vatPercent: marketFacts(customer.market).vatPercent,
  });
  const listAmount = lineAmount(listPrice.amount, listPrice.perQuantity, ask.quantity);
  return { buildUp, listPrice, listAmount, discountPercent, clearancePrice, cableCutFee };
};
