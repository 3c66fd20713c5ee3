import {
  beyondStock,
  type DeliveryType,
  MAX_QUANTITY,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  timesQuantity,
} from '@grossist/domain';
import type { ConditionRow } from './read-conditions.ts';

/**
 * What a line draws on. `nothing`: what cannot be had this way at all, such as clearance goods at a branch; `packed`:
 * the header of a kit, of which there is always enough, since the kit's materials are lines of their own.
 */
export type Pile = 'atp' | 'clearance' | 'fastbox' | 'center' | 'remnant' | 'packed' | 'nothing';

/** How the goods leave, as far as it decides what they are taken from. */
export interface Leaving {
  deliveryType: DeliveryType;
  isPickup: boolean;
  /** They are fetched at a branch, not at a plant. */
  isFromCenter: boolean;
  /** Materials that stand for packed kits. */
  kitHeaders: ReadonlySet<string>;
}

export interface Drawing {
  sapMaterialNumber: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  isPhasedOut: boolean;
  remnantLength?: Quantity;
}

/** Clearance goods and left-over cable lie at plants alone. */
export const pileOf = (
  leaving: Leaving,
  line: Pick<Drawing, 'sapMaterialNumber' | 'isOnClearanceSale' | 'remnantLength'>,
): Pile => {
  if (leaving.kitHeaders.has(line.sapMaterialNumber)) return 'packed';
  if (line.remnantLength !== undefined) return leaving.isFromCenter ? 'nothing' : 'remnant';
  if (line.isOnClearanceSale) return leaving.isFromCenter ? 'nothing' : 'clearance';
  if (leaving.isFromCenter) return 'center';
  return leaving.deliveryType === 'fastbox' ? 'fastbox' : 'atp';
};

/** Lines with the same key share what there is. */
export const pileKey = (pile: Pile, line: Pick<Drawing, 'sapMaterialNumber' | 'remnantLength'>): string =>
  `${pile} ${line.sapMaterialNumber} ${line.remnantLength ?? ''}`;

/** Whole pieces that a quantity of left-over cable takes. */
export const piecesOf = (quantity: Quantity, length: Quantity): number => Math.ceil(quantity / length);

/** What a line takes away, which for left-over cable is whole pieces. */
export const takenOf = ({ quantity, remnantLength }: Pick<Drawing, 'quantity' | 'remnantLength'>): Quantity =>
  remnantLength === undefined ? quantity : timesQuantity(remnantLength, piecesOf(quantity, remnantLength));

/** What stock does not cover waits or is refused; a piece of cable that is gone never comes again. */
export const beyondPile = (
  { deliveryType, isPickup }: Pick<Leaving, 'deliveryType' | 'isPickup'>,
  { isOnClearanceSale, isPhasedOut, remnantLength }: Omit<Drawing, 'sapMaterialNumber' | 'quantity'>,
) => (remnantLength !== undefined ? 'refuse' : beyondStock({ isOnClearanceSale, isPhasedOut, deliveryType, isPickup }));

type PlantPiles = Pick<ConditionRow, 'atp' | 'fastbox' | 'clearance'>;

/** What the express box may take is a part of the ATP, and never more than it. */
export const plantHeight = (row: PlantPiles, pile: 'atp' | 'fastbox' | 'clearance'): Quantity => {
  const height = quantityOf(row[pile] ?? 0);
  const atp = quantityOf(row.atp ?? 0);
  return pile === 'fastbox' && atp < height ? atp : height;
};

/** What lies elsewhere than at the plant: at the branch by material, and pieces by material and length. */
export interface Elsewhere {
  center: ReadonlyMap<string, Quantity>;
  remnants: ReadonlyMap<string, { pieces: number; discountPercent: string }>;
}

export const remnantKey = (sapMaterialNumber: string, length: Quantity): string => `${sapMaterialNumber} ${length}`;

/** How much a pile holds before anybody takes of it. */
export const heightOf = (
  pile: Pile,
  line: Pick<Drawing, 'sapMaterialNumber' | 'remnantLength'>,
  row: PlantPiles | undefined,
  elsewhere: Elsewhere,
): Quantity => {
  const { sapMaterialNumber, remnantLength } = line;
  if (pile === 'nothing') return NO_QUANTITY;
  if (pile === 'packed') return MAX_QUANTITY;
  if (pile === 'center') return elsewhere.center.get(sapMaterialNumber) ?? NO_QUANTITY;
  if (pile === 'remnant') {
    if (remnantLength === undefined) return NO_QUANTITY;
    const found = elsewhere.remnants.get(remnantKey(sapMaterialNumber, remnantLength));
    return timesQuantity(remnantLength, found?.pieces ?? 0);
  }
  return row === undefined ? NO_QUANTITY : plantHeight(row, pile);
};
