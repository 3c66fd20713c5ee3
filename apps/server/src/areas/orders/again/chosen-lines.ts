import { NO_QUANTITY, parseQuantity, type Quantity, quantityOf } from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import { isKitLine } from '../details/kit-line.ts';
import type { OrderLineRow } from '../details/read-order.ts';

export interface WantedLine {
  lineNumber: number;
  /** Absent: as many as were ordered. */
  quantity?: number | undefined;
}

export interface ChosenLine {
  line: OrderLineRow;
  quantity: Quantity;
}

const quantityWanted = ({ quantity }: WantedLine, line: OrderLineRow, field: string): Quantity => {
  const wanted = quantity === undefined ? quantityOf(line.quantity) : parseQuantity(quantity);
  if (wanted === undefined || wanted <= NO_QUANTITY) {
    throw breaksRule('quantity', 'The quantity must be above 0', `${field}.Quantity`);
  }
  return wanted;
};

/**
 * The lines of an order that are chosen, all of them when none are named; of a kit that is chosen not its materials once
 * more.
 * @throws Failure 422 for a line that the order has not or that is named twice, and for a quantity of 0 or less
 */
export const chosenLines = (
  ordered: readonly OrderLineRow[],
  wanted: readonly WantedLine[] | undefined,
): readonly ChosenLine[] => {
  const byNumber = new Map(ordered.map((line) => [line.line_number, line]));
  const seen = new Set<number>();
  const named = wanted ?? ordered.map((line): WantedLine => ({ lineNumber: line.line_number }));
  const chosen = named.map((each, index): ChosenLine => {
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
