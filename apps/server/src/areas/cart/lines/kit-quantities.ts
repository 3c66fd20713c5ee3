import {
  checkLine,
  kitChildQuantities,
  type LineFacts,
  type Quantity,
  quantityOf,
  quantityOfThousandths,
  quantityToDecimal,
  roundedUp,
  wholeKits,
} from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import { type LineRow, MOST_OF_A_LINE } from '../line-facts.ts';
import { factsOf, type Surroundings, type WorkingLines } from './working-lines.ts';
import type { LineChange } from './write-lines.ts';

/**
 * How much of a kit's material one kit holds, when its line is set to a quantity.
 * @throws Failure 422 when the kits can't share it equally
 */
export const perKitOf = (
  line: LineRow,
  { quantity, facts }: { quantity: Quantity; facts: LineFacts },
  field: string,
  lines: WorkingLines,
): { quantity_per_kit?: string } => {
  if (line.parent_line_id === null || line.quantity_per_kit === null) return {};
  const kits = wholeKits(lines.quantityOf(line.parent_line_id)) ?? 1;
  const perKit = quantity % kits === 0 ? quantityOfThousandths(quantity / kits) : undefined;
  // Each kit is packed by itself: minimum and multiplum bind what it holds.
  const packed = perKit && roundedUp(facts, perKit);
  if (perKit === undefined || packed?.changed !== false) {
    throw breaksRule('kit-quantity', `${kits} kits can not share the material equally`, field);
  }
  return { quantity_per_kit: quantityToDecimal(perKit) };
};

/** Stock that ends before the last kit is packed. How the kit is packed was settled when it was made. */
const isShort = (child: LineRow, wanted: Quantity, lines: WorkingLines, around: Surroundings): boolean => {
  const facts = factsOf(child, lines, around, true);
  const verdict = facts && checkLine(facts, wanted);
  return verdict?.outcome === 'proposed' && verdict.kind !== 'rounding' && verdict.kind !== 'cable-cut';
};

/**
 * So many kits: each of its materials as often.
 * @throws Failure 422 for a part of a kit, or more kits than there are materials for
 */
export const scaleKit = (
  kit: LineRow,
  quantity: Quantity,
  field: string,
  lines: WorkingLines,
  around: Surroundings,
): LineChange[] => {
  const children = lines
    .childrenOf(kit.id)
    .flatMap((row) => (row.quantity_per_kit === null ? [] : [{ row, perKit: quantityOf(row.quantity_per_kit) }]));
  const wanted = kitChildQuantities(
    quantity,
    children.map(({ row, perKit }) => ({ id: row.id, quantityPerKit: perKit })),
  );
  if (wanted === undefined) throw breaksRule('kit-quantity', 'Kits are ordered whole', field);
  const grows = quantity > lines.quantityOf(kit.id);
  lines.put(kit, { quantity });
  const changed = children.map(({ row }): LineChange => {
    const ofChild = wanted.get(row.id) ?? quantityOf(row.quantity);
    if (ofChild > MOST_OF_A_LINE || (grows && isShort(row, ofChild, lines, around))) {
      const code = around.materials.get(row.id)?.material.code ?? row.sap_material_number;
      throw breaksRule('kit-material', `There is not enough of ${code} for so many kits`, field);
    }
    lines.put(row, { quantity: ofChild });
    return { id: row.id, quantity: quantityToDecimal(ofChild) };
  });
  return [{ id: kit.id, quantity: quantityToDecimal(quantity) }, ...changed];
};
