import { type Quantity, quantityOf, quantityToDecimal, subtractQuantity } from '@grossist/domain';
import { type Held, holdingOf, holdMore, type LineRow, NOTHING_HELD } from '../line-facts.ts';

/** The lines of a cart while a command decides: what was decided counts for what is decided next. */
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

  /** What the lines hold of a material. */
  heldOf(sapMaterialNumber: string): Held {
    return this.#held.get(sapMaterialNumber) ?? NOTHING_HELD;
  }

  /** What the other lines hold of a line's material. */
  heldBeside(line: LineRow): Held {
    const held = this.heldOf(line.sap_material_number);
    const { quantity, isClearance, isRemnant } = holdingOf(line);
    if (isRemnant) return held;
    return isClearance
      ? { ...held, clearance: subtractQuantity(held.clearance, quantity) }
      : { ...held, normal: subtractQuantity(held.normal, quantity) };
  }

  /** From now on the line is this one. */
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
