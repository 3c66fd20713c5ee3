import { NO_QUANTITY, parseQuantity, type Quantity, quantityOf } from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import { isKitLine } from '../details/kit-line.ts';
import type { OrderLineRow } from '../details/read-order.ts';

export interface LineSelection {
  lineNumber: number;
  /** Absent: the ordered quantity. */
  quantity?: number | undefined;
}

export interface SelectedLine {
  line: OrderLineRow;
  quantity: Quantity;
}

const quantityWanted = ({ quantity }: LineSelection, line: OrderLineRow, field: string): Quantity => {
  const wanted = quantity === undefined ? quantityOf(line.quantity) : parseQuantity(quantity);
  if (wanted === undefined || wanted <= NO_QUANTITY) {
    throw breaksRule('quantity', 'The quantity must be above 0', `${field}.Quantity`);
  }
  return wanted;
};

/**
 * Returns the selected lines of an order, all of them for undefined; the materials of a selected kit are left out.
 * @throws Failure 422 for an unknown line, a line that is selected twice, and a quantity of 0 or less
 */
export const selectLines = (
  ordered: readonly OrderLineRow[],
  wanted: readonly LineSelection[] | undefined,
): readonly SelectedLine[] => {
  const byNumber = new Map(ordered.map((line) => [line.line_number, line]));
  const seen = new Set<number>();
  const named = wanted ?? ordered.map((line): LineSelection => ({ lineNumber: line.line_number }));
  const chosen = named.map((each, index): SelectedLine => {
    const field = `Lines.${index}`;
    const line = byNumber.get(each.lineNumber);
    if (line === undefined) {
      throw breaksRule('not-in-order', `The order has no line ${each.lineNumber}`, `${field}.LineNumber`);
    }
    if (seen.has(each.lineNumber)) {
      throw breaksRule('line-twice', `Line ${each.lineNumber} is named twice`, `${field}.LineNumber`);
    }
    seen.add(each.lineNumber);
    return { line, quantity: quantityWanted(each, line, field) };
  });
  const kits = new Set(chosen.flatMap(({ line }) => (isKitLine(line) ? [line.line_number] : [])));
  return chosen.filter(({ line: { parent_line_number: parent } }) => parent === null || !kits.has(parent));
};
