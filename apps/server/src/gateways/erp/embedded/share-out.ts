import {
  type Allocation,
  addQuantity,
  allocate,
  minQuantity,
  NO_QUANTITY,
  type Quantity,
  subtractQuantity,
} from '@grossist/domain';
import {
  beyondPile,
  type Drawing,
  type Elsewhere,
  heightOf,
  type Leaving,
  type Pile,
  pileKey,
  pileOf,
  takenOf,
} from './piles.ts';
import type { ConditionRow } from './read-conditions.ts';

export interface Share {
  pile: Pile;
  /** Of the line's quantity. */
  confirmed: Quantity;
  backOrder: Quantity;
  refused: Quantity;
  /** Taken from the pile: whole pieces of left-over cable, else `confirmed`. */
  taken: Quantity;
  /** What this line and those before it wait for together of the same material: what must come in first. */
  waitingBefore: Quantity;
}

type PlantRow = Pick<ConditionRow, 'atp' | 'fastbox' | 'clearance'>;

const shareOf = (
  line: Drawing,
  pile: Pile,
  { confirmed, backOrder, refused }: Allocation,
  waiting: Quantity,
): Share => {
  // Of a remnant the last piece may be longer than what is left of the line.
  if (pile !== 'remnant') return { pile, confirmed, backOrder, refused, taken: confirmed, waitingBefore: waiting };
  const got = minQuantity(line.quantity, confirmed);
  return {
    pile,
    confirmed: got,
    backOrder,
    refused: minQuantity(refused, line.quantity),
    taken: confirmed,
    waitingBefore: waiting,
  };
};

/** What a line gets that nobody else draws beside. */
export const shareAlone = (leaving: Leaving, line: Drawing, row: PlantRow | undefined, elsewhere: Elsewhere): Share => {
  const pile = pileOf(leaving, line);
  const wanted = takenOf(line);
  const confirmed = minQuantity(wanted, heightOf(pile, line, row, elsewhere));
  const short = subtractQuantity(wanted, confirmed);
  const waits = short > NO_QUANTITY && beyondPile(leaving, line) === 'back-order';
  const backOrder = waits ? short : NO_QUANTITY;
  return shareOf(line, pile, { id: '', confirmed, backOrder, refused: waits ? NO_QUANTITY : short }, backOrder);
};

/** Gives out what there is to lines in their order, so that what they share is never promised twice. */
export const shareOut = (
  leaving: Leaving,
  lines: readonly Drawing[],
  rows: ReadonlyMap<string, PlantRow>,
  elsewhere: Elsewhere,
): { shares: readonly Share[]; isRefused: boolean } => {
  const heights = new Map<string, Quantity>();
  const piles = lines.map((line) => pileOf(leaving, line));
  const requests = lines.map((line, index) => {
    const pile = piles[index] ?? 'nothing';
    const stockKey = pileKey(pile, line);
    if (!heights.has(stockKey)) {
      heights.set(stockKey, heightOf(pile, line, rows.get(line.sapMaterialNumber), elsewhere));
    }
    return { id: String(index), stockKey, quantity: takenOf(line), beyondStock: beyondPile(leaving, line) };
  });
  const { allocations, isRefused } = allocate(heights, requests);
  const waiting = new Map<string, Quantity>();
  const shares = lines.map((line, index): Share => {
    const allocation = allocations[index];
    if (allocation === undefined) throw new Error(`Line ${index} was not allocated`);
    const before = addQuantity(waiting.get(line.sapMaterialNumber) ?? NO_QUANTITY, allocation.backOrder);
    waiting.set(line.sapMaterialNumber, before);
    return shareOf(line, piles[index] ?? 'nothing', allocation, before);
  });
  return { shares, isRefused };
};
