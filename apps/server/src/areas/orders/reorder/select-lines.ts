import type { OperationOutput, orderAgain } from '@grossist/contracts';
import { NO_QUANTITY, parseQuantity, type Quantity, quantityOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { isKitLine, lineName } from '../details/order-line.ts';
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

/** Returns how a line of the order is named in the response. */
export const lineReference = (line: OrderLineRow, buyer: Buyer) => ({
  LineNumber: line.line_number,
  Code: line.code,
  Name: lineName(line, buyer),
});

/** Most pieces of one kit that are put into a cart at once. */
export const MOST_OF_A_KIT = 100;

/** Returns the numbers that a material still exists of, whether or not the buyer may buy it; no query for none. */
export const knownMaterials = async (db: Database, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('sap_material_number', 'in', [...new Set(numbers)])
    .execute();
  return new Set(rows.map((row) => row.sap_material_number));
};

export type Reason = OperationOutput<typeof orderAgain>['NotAdded'][number]['Reason'];

const REASONS: Readonly<Record<string, Reason>> = {
  'unknown-article-number': 'unknown',
  'several-articles': 'unknown',
  'wrong-quantity': 'quantity',
  'not-orderable': 'blocked',
  'out-of-stock': 'sold-out',
  'not-allowed-in-smart-kit': 'not-in-this-cart',
  'cart-full': 'cart-full',
};

/** Returns the reason for a fault of the cart; a material that still exists is only not sold here. */
export const reasonOf = (fault: string, isKnown: boolean): Reason => {
  const reason = REASONS[fault] ?? 'unknown';
  return reason === 'unknown' && isKnown ? 'not-sold-here' : reason;
};
