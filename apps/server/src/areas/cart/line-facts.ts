import { isPhasedOut, type LineFacts, type Quantity, quantityOf, sumQuantity } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { CartLinesTable } from '../../db/index.ts';
import type { OrderableMaterial } from './queries/orderable-material.ts';

export type LineRow = Selectable<CartLinesTable>;

const sumOf = (lines: readonly LineRow[]): Quantity => sumQuantity(lines.map((line) => quantityOf(line.quantity)));

export interface LineInCart {
  deliveryType: LineFacts['deliveryType'];
  isOnClearanceSale: boolean;
  isRemnant: boolean;
  cableCutAccepted: boolean;
  /** The cart's other lines of the same material. */
  others: readonly LineRow[];
}

/** What the line rules of packages/domain want to know of a line. Section 4. */
export const lineFactsOf = (material: OrderableMaterial, line: LineInCart): LineFacts => ({
  minQuantity: material.minQuantity,
  multiplum: material.multiplum,
  packageSize: material.packageSize,
  cableCutAllowed: material.cableCutAllowed,
  cableCutAccepted: line.cableCutAccepted,
  isRemnant: line.isRemnant,
  isPhasedOut: isPhasedOut(material.status),
  isOnClearanceSale: line.isOnClearanceSale,
  deliveryType: line.deliveryType,
  atp: material.stock?.atp,
  clearanceStock: material.stock?.clearance,
  fastboxAtp: material.stock?.fastbox,
  inCartElsewhere: sumOf(line.others.filter((other) => !other.is_clearance)),
  clearanceInCartElsewhere: sumOf(line.others.filter((other) => other.is_clearance)),
});
