import { addQuantity, type Quantity } from '../decimal/index.ts';
import { isBlank } from '../numbers/index.ts';

/** What decides whether two lines may be one. */
export interface MergeableLine {
  materialNo: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  /** The kit header that the line belongs to. */
  parentItemId?: string | null;
  isRemnant?: boolean;
  note?: string | null;
  additionalNote?: string | null;
}

const standsAlone = (line: MergeableLine): boolean =>
  line.isOnClearanceSale ||
  !isBlank(line.parentItemId) ||
  line.isRemnant === true ||
  !isBlank(line.note) ||
  !isBlank(line.additionalNote);

/** Same material, and neither is a clearance line, a kit child, a remnant or has its own note. Decisions. */
export const mayMerge = (left: MergeableLine, right: MergeableLine): boolean =>
  left.materialNo === right.materialNo && !standsAlone(left) && !standsAlone(right);

/**
 * Where a wanted line goes: into the first line it may merge with, whose quantity is then the sum, or beside them.
 * The rules of the line are to be asked of the quantity told. [cart-10]
 */
export const mergeLine = <Line extends MergeableLine>(
  lines: readonly Line[],
  wanted: MergeableLine,
): { into: Line | undefined; quantity: Quantity } => {
  const into = lines.find((line) => mayMerge(line, wanted));
  return { into, quantity: into ? addQuantity(into.quantity, wanted.quantity) : wanted.quantity };
};
