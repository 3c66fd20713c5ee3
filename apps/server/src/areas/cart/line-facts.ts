/** What the rules need to know of the lines of a cart, and how many lines a cart holds. */

import {
  addQuantity,
  countsWhole,
  type DeliveryType,
  isAllowedInSmartKit,
  isPhasedOut,
  type LineFacts,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { CartLinesTable } from '../../db/index.ts';
import type { MaterialStock } from '../../gateways/erp/port.ts';
import { breaksRule, type Failure } from '../../http/failure.ts';
import type { Material } from './queries/find-materials.ts';

/** Lines of the largest cart. */
export const MOST_LINES = 2000;

/** The most that one line holds: as much as a call can name. */
export const MOST_OF_A_LINE: Quantity = quantityOf(9_999_999);

export const cartFull = (): Failure => breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);

/** The columns of a line that its rules need. */
export type LineRow = Pick<
  Selectable<CartLinesTable>,
  | 'id'
  | 'sap_material_number'
  | 'parent_line_id'
  | 'quantity'
  | 'is_clearance'
  | 'cable_remnant'
  | 'remnant_id'
  | 'quantity_per_kit'
  | 'kit_id'
  | 'is_direct_delivery'
  | 'note'
  | 'additional_note'
>;

/** The columns of a LineRow. */
export const LINE_COLUMNS = [
  'id',
  'sap_material_number',
  'parent_line_id',
  'quantity',
  'is_clearance',
  'cable_remnant',
  'remnant_id',
  'quantity_per_kit',
  'kit_id',
  'is_direct_delivery',
  'note',
  'additional_note',
] as const satisfies readonly (keyof LineRow)[];

/** Sum of the quantities of one material's lines; a remnant uses no stock but its own piece. */
export interface Held {
  normal: Quantity;
  clearance: Quantity;
}

interface Holding {
  quantity: Quantity;
  isClearance: boolean;
  isRemnant: boolean;
}

export const NOTHING_HELD: Held = { normal: NO_QUANTITY, clearance: NO_QUANTITY };

export const holdMore = (held: Held, { quantity, isClearance, isRemnant }: Holding): Held => {
  if (isRemnant) return held;
  return isClearance
    ? { ...held, clearance: addQuantity(held.clearance, quantity) }
    : { ...held, normal: addQuantity(held.normal, quantity) };
};

export const heldBy = (lines: readonly LineRow[]): Held => lines.map(holdingOf).reduce(holdMore, NOTHING_HELD);

export const holdingOf = (line: LineRow): Holding => ({
  quantity: quantityOf(line.quantity),
  isClearance: line.is_clearance,
  isRemnant: line.cable_remnant !== null,
});

interface LineInCart {
  deliveryType: DeliveryType;
  isOnClearanceSale: boolean;
  /** Length of the piece that the line is; absent on ordinary lines. */
  remnantLength: Quantity | undefined;
  isDirectDelivery: boolean;
  cableCutAccepted: boolean;
  /** By the cart's other lines of the same material. */
  heldElsewhere: Held;
}

/** Returns the facts of a line for the line rules of packages/domain. Section 4. */
export const lineFactsOf = (material: Material, stock: MaterialStock | undefined, line: LineInCart): LineFacts => {
  const isRemnant = line.remnantLength !== undefined;
  return {
    minQuantity: material.minQuantity,
    multiplum: material.multiplum,
    packageSize: material.packageSize,
    isWholeUnit: countsWhole(material.salesUnit),
    cableCutAllowed: material.cableCutAllowed,
    cableCutAccepted: line.cableCutAccepted,
    isRemnant,
    ...(line.remnantLength === undefined ? {} : { remnant: { length: line.remnantLength } }),
    isAllowedInSmartKit: isAllowedInSmartKit({ isDirectDelivery: line.isDirectDelivery, isRemnant }),
    isPhasedOut: isPhasedOut(material.status),
    isOnClearanceSale: line.isOnClearanceSale,
    deliveryType: line.deliveryType,
    atp: stock?.atp,
    clearanceStock: stock?.clearance,
    fastboxAtp: stock?.fastbox,
    inCartElsewhere: line.heldElsewhere.normal,
    clearanceInCartElsewhere: line.heldElsewhere.clearance,
  };
};
