import {
  isOrderable,
  multiplyQuantity,
  NO_QUANTITY,
  presetQuantity,
  type Quantity,
  quantityOf,
  readOrderLine,
  salesQuantityOf,
} from '@grossist/domain';
import { lineFactsOf, MOST_OF_A_LINE, NOTHING_HELD } from '../line-facts.ts';
import type { Material } from '../queries/find-materials.ts';
import type { ResolvedMaterial } from '../queries/resolve-numbers.ts';
import type { NotAdded } from './decide-adding.ts';

/** Returns the quantity that a material is offered with where none is given, as its page offers it. */
export const presetQuantityOf = (material: Material): Quantity =>
  presetQuantity(
    lineFactsOf(material, undefined, {
      deliveryType: 'normal',
      isOnClearanceSale: false,
      remnantLength: undefined,
      isDirectDelivery: false,
      cableCutAccepted: true,
      heldElsewhere: NOTHING_HELD,
    }),
  );

/** Why a line was not added, as the wire spells it. [cart-23] */
export type OrderLineFault =
  | 'unknown-article-number'
  | 'several-articles'
  | 'wrong-quantity'
  | 'other-unit'
  | 'unknown-pieces'
  | 'not-orderable'
  | 'out-of-stock'
  | 'not-allowed-in-smart-kit'
  | 'cart-full';

export interface FaultyLine {
  /** From 1, as sent. */
  lineNumber: number;
  line: string;
  fault: OrderLineFault;
  candidates: readonly Material[];
}

/** A parsed line: "identifier", "identifier;quantity" or "identifier;quantity;unit". */
export interface ReadLine {
  lineNumber: number;
  line: string;
  identifier: string;
  /** One, when none is given; of a line with a material in its sales units. */
  quantity: Quantity;
  /** None was given: of goods that are cut whole packages are meant, so that no fee is due. */
  isWithoutQuantity?: boolean;
  /** As it is written; absent for sales units. */
  unit?: string;
}

const ONE = quantityOf(1);

/** Parses order lines; skips blank lines, which pasted columns have. */
export const readWishes = (lines: readonly string[]): ReadLine[] =>
  lines.flatMap((line, index): ReadLine[] => {
    const read = readOrderLine(line);
    if (read === undefined) return [];
    return [
      {
        lineNumber: index + 1,
        line,
        identifier: read.identifier,
        quantity: read.quantity ?? ONE,
        ...(read.quantity === undefined && { isWithoutQuantity: true }),
        ...(read.unit !== undefined && { unit: read.unit }),
      },
    ];
  });

/** All pasted lines of one material: they are merged before the rules are applied. */
export interface PastedMaterial {
  material: Material;
  lines: readonly ReadLine[];
}

/**
 * Returns how many sales units of a material a line means, by its unit and what its number identifies, such as a
 * carton; or why that is not known.
 */
export const salesUnitsOf = (
  { quantity: asked, unit }: { quantity: Quantity; unit?: string },
  material: ResolvedMaterial,
): Quantity | { fault: OrderLineFault } => {
  const counted = salesQuantityOf({ quantity: asked, unit }, material);
  if (counted === undefined) return { fault: 'wrong-quantity' };
  if (!counted.isCounted) return { fault: 'other-unit' };
  if (material.pieces === 'unknown') return { fault: 'unknown-pieces' };
  const quantity =
    material.pieces === undefined ? counted.quantity : multiplyQuantity(counted.quantity, material.pieces);
  if (quantity === undefined || quantity <= NO_QUANTITY || quantity > MOST_OF_A_LINE)
    return { fault: 'wrong-quantity' };
  return quantity;
};

/**
 * Returns the material and quantity in sales units that a line means, by the materials that bear its number, or why
 * none.
 */
export const meaningOf = (
  read: ReadLine,
  candidates: readonly ResolvedMaterial[],
): { material: Material; quantity: Quantity } | { fault: OrderLineFault } => {
  const [first] = candidates;
  if (first === undefined) return { fault: 'unknown-article-number' };
  // A successor may bear the number of what is sold no more: what can be ordered is meant.
  const orderable = candidates.filter(({ status }) => isOrderable(status));
  const [material] = orderable;
  if (material === undefined) return { fault: candidates.length > 1 ? 'several-articles' : 'not-orderable' };
  if (orderable.length > 1) return { fault: 'several-articles' };
  const isPreset = read.isWithoutQuantity === true && material.cableCutAllowed && material.pieces === undefined;
  const quantity = isPreset ? presetQuantityOf(material) : salesUnitsOf(read, material);
  if (typeof quantity === 'object') return quantity;
  return { material, quantity };
};

/** Groups lines by the material that each means, by the materials with its number. */
export const gatherByMaterial = (
  reads: readonly ReadLine[],
  candidatesOf: readonly (readonly ResolvedMaterial[])[],
): { pasted: PastedMaterial[]; faults: FaultyLine[] } => {
  const pasted = new Map<string, { material: Material; lines: ReadLine[] }>();
  const faults: FaultyLine[] = [];
  for (const [index, read] of reads.entries()) {
    const candidates = candidatesOf[index] ?? [];
    const found = meaningOf(read, candidates);
    if ('fault' in found) {
      const { lineNumber, line } = read;
      const shown = found.fault === 'several-articles' ? candidates : [];
      faults.push({ lineNumber, line, fault: found.fault, candidates: shown });
      continue;
    }
    const { material, quantity } = found;
    const counted = { ...read, quantity };
    const known = pasted.get(material.sapMaterialNumber);
    if (known === undefined) pasted.set(material.sapMaterialNumber, { material, lines: [counted] });
    else known.lines.push(counted);
  }
  return { pasted: [...pasted.values()], faults };
};

/** Fault codes of the response by the reason why a line is not added. [cart-23] */
export const NOT_ADDED_FAULTS: Record<NotAdded['reason'], OrderLineFault> = {
  'quantity-too-large': 'wrong-quantity',
  'out-of-stock': 'out-of-stock',
  'not-allowed-in-smart-kit': 'not-allowed-in-smart-kit',
};
