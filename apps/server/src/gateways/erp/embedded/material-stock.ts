import {
  type ConfirmedLine,
  type DeliveryTerms,
  deliveryColorOf,
  type MaterialSupply,
  type Quantity,
  quantityOf,
  type SpecialOrderDays,
  subtractQuantity,
} from '@grossist/domain';
import type { MaterialStock } from '../port.ts';
import type { ConditionRow } from './read-conditions.ts';

/** So many are told; what comes later is far off. */
const MOST_ARRIVALS = 10;

/** A material's stock where a line draws on it. */
export interface StockOfLine {
  row: ConditionRow;
  supply: MaterialSupply;
  wanted: Quantity;
  confirmed: ConfirmedLine;
  /** At the branch where it is picked up. */
  pickup: Quantity | undefined;
}

/** Section 3, "Per-line pricing and stock". */
export const materialStock = (
  { row, supply, wanted, confirmed: line, pickup }: StockOfLine,
  { clock, inStock }: DeliveryTerms,
  specialOrderDays: SpecialOrderDays,
): MaterialStock => {
  const { atp, clearance, fastbox } = supply;
  const isDirect = line.pile === 'supplier';
  const supplyStatus = supply.supplyStatus ?? (isDirect ? '11' : undefined);
  const endsWithStock = supply.isPhasedOut && !isDirect;
  return {
    atp,
    total: quantityOf(row.total ?? 0),
    clearance,
    fastbox,
    pickup,
    confirmed: line.confirmed,
    exceeded: subtractQuantity(wanted, line.confirmed),
    refused: line.refused,
    deliveryDate: line.date,
    ...deliveryColorOf(atp, supplyStatus),
    isStocked: row.is_stocked,
    isProjectProduct: row.is_project_product,
    blueDeliveryDays: supplyStatus === undefined ? 0 : (specialOrderDays[supplyStatus] ?? 0),
    firstDate: inStock,
    // What is phased out is sold while it lies there, and not beyond.
    incoming: endsWithStock || isDirect ? [] : clock.arrivals(supply.incoming).slice(0, MOST_ARRIVALS),
    anyQuantityFrom: endsWithStock ? undefined : clock.onOrder(supplyStatus),
  };
};
