import type { OperationOutput, orderAgain } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lineName } from '../details/line-name.ts';
import type { OrderLineRow } from '../details/read-order.ts';

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
