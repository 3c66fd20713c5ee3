/** Stock as piles that lines draw from, and how lines share them. Decision 0042. */

import {
  addQuantity,
  MAX_QUANTITY,
  minQuantity,
  NO_QUANTITY,
  type Quantity,
  subtractQuantity,
  timesQuantity,
} from '../decimal/index.ts';
import type { DeliveryType } from '../order/wire-names.ts';
import { type Allocation, allocate, type BeyondStock, beyondStock } from '../stock.ts';

/**
 * What a line draws on. `nothing`: what cannot be had this way at all, such as clearance goods at a branch; `packed`:
 * the header of a kit, of which there is always enough, since the kit's materials are lines of their own; `supplier`: what
 * the supplier sends directly, which is ordered there and takes nothing from the plant.
 */
export type Pile = 'atp' | 'clearance' | 'fastbox' | 'center' | 'remnant' | 'packed' | 'supplier' | 'nothing';

/** How the goods leave, as far as it decides what they are taken from. */
export interface Leaving {
  deliveryType: DeliveryType;
  isPickup: boolean;
  /** They are picked up at a branch, not at a plant. */
  isFromCenter: boolean;
}

/** A line as far as it decides what is taken. */
export interface Drawing {
  materialNo: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  isPhasedOut: boolean;
  /** The header of a packed kit. */
  isKitHeader: boolean;
  /** The supplier sends it directly. */
  isDirectDelivery?: boolean;
  /** Left-over pieces of this length. */
  remnantLength?: Quantity;
}

/** Clearance goods and left-over cable lie at plants alone. */
export const pileOf = (
  leaving: Leaving,
  line: Pick<Drawing, 'isKitHeader' | 'isOnClearanceSale' | 'remnantLength' | 'isDirectDelivery'>,
): Pile => {
  if (line.isKitHeader) return 'packed';
  if (line.remnantLength !== undefined) return leaving.isFromCenter ? 'nothing' : 'remnant';
  if (line.isOnClearanceSale) return leaving.isFromCenter ? 'nothing' : 'clearance';
  if (line.isDirectDelivery === true) return 'supplier';
  if (leaving.isFromCenter) return 'center';
  return leaving.deliveryType === 'fastbox' ? 'fastbox' : 'atp';
};

/** Lines with the same key share what there is. */
export const pileKey = (pile: Pile, line: Pick<Drawing, 'materialNo' | 'remnantLength'>): string =>
  `${pile} ${line.materialNo} ${line.remnantLength ?? ''}`;

/** Pieces of one material and length have one key. */
export const remnantKey = (materialNo: string, length: Quantity): string => `${materialNo} ${length}`;

/** Whole pieces that a quantity of left-over cable takes. */
export const piecesOf = (quantity: Quantity, length: Quantity): number => Math.ceil(quantity / length);

/** What a line takes away, which for left-over cable is whole pieces. */
export const takenOf = ({ quantity, remnantLength }: Pick<Drawing, 'quantity' | 'remnantLength'>): Quantity =>
  remnantLength === undefined ? quantity : timesQuantity(remnantLength, piecesOf(quantity, remnantLength));

/** What stock does not cover waits or is refused; a piece of cable that is gone never comes again. */
export const beyondPile = (leaving: Leaving, line: Drawing): BeyondStock => {
  if (line.remnantLength !== undefined) return 'refuse';
  if (pileOf(leaving, line) === 'supplier') return 'back-order';
  const { deliveryType, isPickup } = leaving;
  const { isOnClearanceSale, isPhasedOut } = line;
  return beyondStock({ isOnClearanceSale, isPhasedOut, deliveryType, isPickup });
};

/** What lies of one material at the plant; no stock there is 0. */
export interface PlantStock {
  atp: Quantity;
  clearance: Quantity;
  fastbox: Quantity;
}

/** All that lines can draw on. */
export interface StockAtHand {
  /** By material. */
  plant: ReadonlyMap<string, PlantStock>;
  /** At the branch, by material. */
  center: ReadonlyMap<string, Quantity>;
  /** Left-over pieces by remnantKey. */
  remnants: ReadonlyMap<string, { pieces: number }>;
}

/** How much a pile holds before anybody takes of it. What the express box may take is never more than the ATP. */
export const heightOf = (pile: Pile, line: Drawing, { plant, center, remnants }: StockAtHand): Quantity => {
  const { materialNo, remnantLength } = line;
  const there = plant.get(materialNo);
  switch (pile) {
    case 'nothing':
    case 'supplier':
      return NO_QUANTITY;
    case 'packed':
      return MAX_QUANTITY;
    case 'center':
      return center.get(materialNo) ?? NO_QUANTITY;
    case 'remnant': {
      if (remnantLength === undefined) return NO_QUANTITY;
      return timesQuantity(remnantLength, remnants.get(remnantKey(materialNo, remnantLength))?.pieces ?? 0);
    }
    case 'fastbox':
      return there === undefined ? NO_QUANTITY : there.atp < there.fastbox ? there.atp : there.fastbox;
    default:
      return there?.[pile] ?? NO_QUANTITY;
  }
};

/** confirmed + backOrdered + refused is the line's quantity. */
export interface Share {
  pile: Pile;
  confirmed: Quantity;
  backOrdered: Quantity;
  refused: Quantity;
  /** Taken from the pile: whole pieces of left-over cable, else `confirmed`. */
  taken: Quantity;
  /** What this line and those before it wait for together of the same material: what must come in first. */
  waitingBefore: Quantity;
}

const shareOf = (
  line: Drawing,
  pile: Pile,
  { confirmed, backOrder: backOrdered, refused }: Allocation,
  waitingBefore: Quantity,
): Share => {
  if (line.remnantLength === undefined)
    return { pile, confirmed, backOrdered, refused, taken: confirmed, waitingBefore };
  // Of a remnant the last piece may be longer than what is left of the line.
  const got = minQuantity(line.quantity, confirmed);
  return {
    pile,
    confirmed: got,
    backOrdered,
    refused: subtractQuantity(line.quantity, got),
    taken: confirmed,
    waitingBefore,
  };
};

/** Gives out what there is to lines in their order, so that what they share is never promised twice. */
export const shareOut = (leaving: Leaving, lines: readonly Drawing[], stock: StockAtHand): readonly Share[] => {
  const heights = new Map<string, Quantity>();
  const piles = lines.map((line) => pileOf(leaving, line));
  const requests = lines.map((line, index) => {
    const pile = piles[index] ?? 'nothing';
    const stockKey = pileKey(pile, line);
    if (!heights.has(stockKey)) heights.set(stockKey, heightOf(pile, line, stock));
    return { id: String(index), stockKey, quantity: takenOf(line), beyondStock: beyondPile(leaving, line) };
  });
  const { allocations } = allocate(heights, requests);
  const waiting = new Map<string, Quantity>();
  return lines.map((line, index): Share => {
    const allocation = allocations[index];
    if (allocation === undefined) throw new Error(`Line ${index} was not allocated`);
    const pile = piles[index] ?? 'nothing';
    // What the supplier sends does not wait for what comes in at the plant.
    if (pile === 'supplier') return shareOf(line, pile, allocation, allocation.backOrder);
    const before = addQuantity(waiting.get(line.materialNo) ?? NO_QUANTITY, allocation.backOrder);
    waiting.set(line.materialNo, before);
    return shareOf(line, pile, allocation, before);
  });
};
