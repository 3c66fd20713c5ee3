import { addQuantity, minQuantity, NO_QUANTITY, type Quantity, remaining } from '../decimal/index.ts';

export type StockLabel = 'green' | 'yellow';

/** A line that asks for stock; lines of the same material share its ATP. */
export interface LabelRequest {
  materialNo: string;
  quantity: Quantity;
  atp: Quantity;
  /** Status 11 is ordered from the supplier, 12 is made to order: neither lies in stock. */
  isStatus11Or12: boolean;
}

export interface LineStockLabel {
  label: StockLabel;
  /** The part of this line that ATP does not cover, after the lines before it. */
  exceededAmount: Quantity;
}

/**
 * A label for each line, in order: green while the cumulative quantity of its material is within ATP, else yellow.
 * Status 11 and 12 are always yellow. Section 4, "Stock label".
 */
export const stockLabels = (lines: readonly LabelRequest[]): LineStockLabel[] => {
  const taken = new Map<string, Quantity>();
  return lines.map(({ materialNo, quantity, atp, isStatus11Or12 }) => {
    const cumulative = addQuantity(taken.get(materialNo) ?? NO_QUANTITY, quantity);
    taken.set(materialNo, cumulative);
    const exceededAmount = minQuantity(quantity, remaining(cumulative, atp < 0 ? NO_QUANTITY : atp));
    return { label: isStatus11Or12 || exceededAmount > 0 ? 'yellow' : 'green', exceededAmount };
  });
};
