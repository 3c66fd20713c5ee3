/** Merging lines of a cart, and the lines that belong to kits: their quantities and removal. Sections 4 and 5. */

import { addQuantity, NO_QUANTITY, type Quantity, quantityOfThousandths, timesQuantity } from '../decimal/index.ts';
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
 * The line rules are to be checked for the returned quantity. [cart-10]
 */
export const mergeLine = <Line extends MergeableLine>(
  lines: readonly Line[],
  wanted: MergeableLine,
): { into: Line | undefined; quantity: Quantity } => {
  const into = lines.find((line) => mayMerge(line, wanted));
  return { into, quantity: into ? addQuantity(into.quantity, wanted.quantity) : wanted.quantity };
};

/** A line's place in its kit. */
export interface KitLine {
  id: string;
  /** The kit header, for a kit child. */
  parentItemId?: string | null;
}

/**
 * The ids that go when some lines are removed: a kit header takes its children along, and when all children of a kit
 * go, the whole kit goes. Ids that are not in the cart are left out. Section 5. [cart-11, cart-12]
 */
export const linesToRemove = (lines: readonly KitLine[], chosen: Iterable<string>): Set<string> => {
  const wanted = new Set(chosen);
  const removed = new Set(
    lines.filter(({ id, parentItemId }) => wanted.has(id) || (parentItemId && wanted.has(parentItemId))).map(idOf),
  );
  const remainingParents = new Set(lines.filter(({ id }) => !removed.has(id)).map(({ parentItemId }) => parentItemId));
  for (const { id, parentItemId } of lines) {
    if (removed.has(id) && parentItemId && !remainingParents.has(parentItemId)) removed.add(parentItemId);
  }
  const present = new Set(lines.map(idOf));
  return new Set([...removed].filter((id) => present.has(id)));
};

const idOf = ({ id }: KitLine): string => id;

/** A material of a kit in the cart. */
export interface KitChild {
  id: string;
  /** How much of it one kit holds. */
  quantityPerKit: Quantity;
}

const ONE_KIT = 1000;

/** Kits are counted whole: 1 or more. Undefined for a part of a kit, 0 or less. */
export const wholeKits = (kits: Quantity): number | undefined =>
  kits > 0 && kits % ONE_KIT === 0 ? kits / ONE_KIT : undefined;

/**
 * What each material's line holds when so many kits are ordered: its quantity per kit, times the kits. Undefined when
 * the kits are not whole or a product is too large to count; the caller answers 422. [cart-13, cart-26]
 */
export const kitChildQuantities = (
  kits: Quantity,
  children: readonly KitChild[],
): Map<string, Quantity> | undefined => {
  const times = wholeKits(kits);
  if (times === undefined) return undefined;
  if (children.some(({ quantityPerKit }) => !Number.isSafeInteger(quantityPerKit * times))) return undefined;
  return new Map(children.map(({ id, quantityPerKit }) => [id, timesQuantity(quantityPerKit, times)]));
};

/**
 * How many whole kits stock allows: for each material what is available, over all the kit holds of it. Materials whose
 * stock is not known don't count; undefined when none is known.
 */
export const mostKits = (
  materials: readonly { materialNo: string; quantityPerKit: Quantity; available: Quantity | undefined }[],
): Quantity | undefined => {
  const needed = new Map<string, { perKit: Quantity; available: Quantity }>();
  for (const { materialNo, quantityPerKit, available } of materials) {
    if (available === undefined || quantityPerKit <= 0) continue;
    const before = needed.get(materialNo)?.perKit ?? NO_QUANTITY;
    needed.set(materialNo, { perKit: addQuantity(before, quantityPerKit), available });
  }
  if (needed.size === 0) return undefined;
  const kits = [...needed.values()].map(({ perKit, available }) => Math.max(0, Math.floor(available / perKit)));
  const most = kits.reduce((least, one) => Math.min(least, one));
  return quantityOfThousandths(Math.min(most, Math.floor(Number.MAX_SAFE_INTEGER / ONE_KIT)) * ONE_KIT);
};
