import { kitAmounts, type Money, moneyOf } from '@grossist/domain';
import type { OrderLineRow } from './read-order.ts';

/** The line of a kit: what is in it hangs below it. */
export const isKitLine = (line: Pick<OrderLineRow, 'kit_id' | 'parent_line_number'>): boolean =>
  line.kit_id !== null && line.parent_line_number === null;

/** What each kit of an order costs with its materials, by the number of its line. */
export const amountsOfKits = (
  lines: readonly Pick<OrderLineRow, 'line_number' | 'parent_line_number' | 'net_amount'>[],
): ReadonlyMap<number, Money | undefined> =>
  kitAmounts(
    lines.map((line) => ({
      id: line.line_number,
      parentId: line.parent_line_number,
      amount: moneyOf(line.net_amount),
    })),
  );
