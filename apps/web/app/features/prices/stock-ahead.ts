import type { Stock } from '@grossist/contracts';
import { addQuantity, maxQuantity, NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';

/** How much of a material can be there by a date. */
export interface StockStep {
  date: string;
  /** Together with what is there before; undefined: any quantity. */
  quantity: Quantity | undefined;
}

/**
 * The next days of a material: what lies in stock, what is on its way, and from when on any quantity can be had. Each
 * step counts what came before it; from the supplier's date on nothing else needs to be told. None when nobody knows.
 */
export const stockAhead = ({ AtpQuantity, FirstDate, Incoming, AnyQuantityFrom }: Stock): StockStep[] => {
  const steps: StockStep[] = [];
  let quantity = maxQuantity(NO_QUANTITY, quantityOf(AtpQuantity));
  if (FirstDate !== null && quantity > 0) steps.push({ date: FirstDate, quantity });
  for (const { DeliveryDate, Quantity: coming } of Incoming) {
    if (AnyQuantityFrom !== null && DeliveryDate >= AnyQuantityFrom) break;
    quantity = addQuantity(quantity, quantityOf(coming));
    // What comes on the day on which stock can be there is one with it.
    if (steps.at(-1)?.date === DeliveryDate) steps.pop();
    steps.push({ date: DeliveryDate, quantity });
  }
  if (AnyQuantityFrom !== null) {
    if (steps.at(-1)?.date === AnyQuantityFrom) steps.pop();
    steps.push({ date: AnyQuantityFrom, quantity: undefined });
  }
  return steps;
};

/** The largest quantity that is told, or wanted: what the bars are measured by. */
export const widestOf = (steps: readonly StockStep[], wanted: Quantity = NO_QUANTITY): Quantity =>
  steps.reduce((most, step) => maxQuantity(most, step.quantity ?? NO_QUANTITY), wanted);
