import type { OrderLineRow } from './read-order.ts';

/** The line of a kit: what is in it hangs below it. */
export const isKitLine = (line: Pick<OrderLineRow, 'kit_id' | 'parent_line_number'>): boolean =>
  line.kit_id !== null && line.parent_line_number === null;
