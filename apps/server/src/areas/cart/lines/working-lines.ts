import {
  type DeliveryType,
  type LineFacts,
  type MergeableLine,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  subtractQuantity,
} from '@grossist/domain';
import { type Held, holdingOf, holdMore, type LineRow, lineFactsOf, NOTHING_HELD } from '../line-facts.ts';
import type { LineMaterial } from '../queries/lines-to-change.ts';
import type { StockOf } from '../queries/stock-of.ts';

/** The lines of a cart while a command decides: each decision sees the quantities of those before. */
export class WorkingLines {
  #lines: Map<string, LineRow>;
  #held = new Map<string, Held>();

  constructor(lines: readonly LineRow[]) {
    this.#lines = new Map(lines.map((line) => [line.id, line]));
    for (const line of lines) this.#hold(line);
  }

  line(id: string): LineRow | undefined {
    return this.#lines.get(id);
  }

  childrenOf(id: string): LineRow[] {
    return [...this.#lines.values()].filter((line) => line.parent_line_id === id);
  }

  ofMaterial(sapMaterialNumber: string): LineRow[] {
    return [...this.#lines.values()].filter((line) => line.sap_material_number === sapMaterialNumber);
  }

  /** Returns the quantity that the lines hold of a material. */
  heldOf(sapMaterialNumber: string): Held {
    return this.#held.get(sapMaterialNumber) ?? NOTHING_HELD;
  }

  /** Returns the quantity that the other lines hold of a line's material. */
  heldBeside(line: LineRow): Held {
    const held = this.heldOf(line.sap_material_number);
    const { quantity, isClearance, isRemnant } = holdingOf(line);
    if (isRemnant) return held;
    return isClearance
      ? { ...held, clearance: subtractQuantity(held.clearance, quantity) }
      : { ...held, normal: subtractQuantity(held.normal, quantity) };
  }

  /** Replaces a line. */
  put(line: LineRow, change: { quantity: Quantity; isClearance?: boolean }): void {
    const known = this.#lines.get(line.id);
    if (known !== undefined) this.#held.set(line.sap_material_number, this.heldBeside(known));
    const put = {
      ...line,
      quantity: quantityToDecimal(change.quantity),
      is_clearance: change.isClearance ?? line.is_clearance,
    };
    this.#lines.set(line.id, put);
    this.#hold(put);
  }

  quantityOf(id: string): Quantity {
    return quantityOf(this.#lines.get(id)?.quantity ?? 0);
  }

  #hold(line: LineRow): void {
    const held = this.heldOf(line.sap_material_number);
    this.#held.set(line.sap_material_number, holdMore(held, holdingOf(line)));
  }
}

/** The cart's state that the rules need in addition to its lines. */
export interface Surroundings {
  deliveryType: DeliveryType;
  asksBeforeCuts: boolean;
  materials: ReadonlyMap<string, LineMaterial>;
  stocks: StockOf;
}

/** Returns the facts of a line for the rules; undefined for one whose material is not known. */
export const factsOf = (
  line: LineRow,
  lines: WorkingLines,
  around: Surroundings,
  cableCutAccepted: boolean,
): LineFacts | undefined => {
  const known = around.materials.get(line.id);
  return (
    known &&
    lineFactsOf(known.material, around.stocks.get(line.sap_material_number), {
      deliveryType: around.deliveryType,
      isOnClearanceSale: line.is_clearance,
      remnantLength: line.cable_remnant === null ? undefined : quantityOf(line.cable_remnant),
      isDirectDelivery: line.is_direct_delivery,
      cableCutAccepted,
      heldElsewhere: lines.heldBeside(line),
    })
  );
};

/** Maps a line to what packages/domain needs to decide whether another may be merged into it. */
export const asMergeable = (row: LineRow): MergeableLine & { row: LineRow } => ({
  row,
  materialNo: row.sap_material_number,
  quantity: quantityOf(row.quantity),
  isOnClearanceSale: row.is_clearance,
  parentItemId: row.parent_line_id,
  isRemnant: row.cable_remnant !== null,
  note: row.note,
  additionalNote: row.additional_note,
});
