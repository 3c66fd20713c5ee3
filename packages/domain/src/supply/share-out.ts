import { addQuantity, minQuantity, NO_QUANTITY, type Quantity, subtractQuantity } from '../decimal/index.ts';
import { type Allocation, allocate } from '../stock/index.ts';
import {
  beyondPile,
  type Drawing,
  heightOf,
  type Leaving,
  type Pile,
  pileKey,
  pileOf,
  type StockAtHand,
  takenOf,
} from './piles.ts';

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
