import {
  addQuantity,
  checkLine,
  countsWhole,
  isOrderable,
  isPhasedOut,
  type LineDifferenceKind,
  multiplyQuantity,
  NO_QUANTITY,
  normaliseNumber,
  piecesOfCode,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  roundedUp,
  type SalesQuantity,
  salesQuantityOf,
} from '@grossist/domain';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import type { FactsOf, MaterialFacts } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';

/** As much as one line of an order holds. */
const MOST: Quantity = quantityOf(9_999_999);

/** A line of a material, as the rules of quantities see it. */
const factsOfLine = (material: MaterialFacts) => ({
  minQuantity: quantityOf(material.min_quantity),
  multiplum: quantityOf(material.multiplum),
  packageSize: quantityOf(material.package_size),
  isWholeUnit: countsWhole(material.sales_unit),
  cableCutAllowed: material.cable_cut_allowed,
  cableCutAccepted: true,
  isPhasedOut: isPhasedOut(material.status),
  isOnClearanceSale: false,
  deliveryType: 'normal' as const,
});

export interface CountedLine {
  line: WorkingLine;
  /** The document's goods in sales units, before they are rounded; undefined when they can't be counted. */
  salesQuantity: Quantity | undefined;
  isCableCut: boolean;
}

/** Sales units in the carton by whose GTIN-14 a line names the material; undefined for the material itself. */
const piecesInCode = (
  { document }: WorkingLine,
  { ean, packagings }: MaterialFacts,
  packageSize: Quantity,
): Quantity | 'unknown' | undefined => {
  const isNamedSingly = document.numbers.some(
    ({ number }) => ean !== '' && normaliseNumber(number) === normaliseNumber(ean),
  );
  if (isNamedSingly) return undefined;
  return document.numbers
    .map(({ number }) => piecesOfCode(number, { ean, packageSize, packagings }))
    .find((pieces) => pieces !== undefined);
};

/** The goods of a line that counts cartons. */
const inCartons = (
  single: SalesQuantity | undefined,
  pieces: Quantity | 'unknown' | undefined,
): SalesQuantity | undefined => {
  if (single === undefined || pieces === undefined || pieces === 'unknown') return single;
  const quantity = multiplyQuantity(single.quantity, pieces);
  return quantity === undefined ? undefined : { quantity, isOtherUnit: true, isCounted: true };
};

/**
 * What is ordered of a line in sales units of the material that it means, and in what that differs from the document.
 */
export const countQuantity = (line: WorkingLine, material: MaterialFacts): CountedLine => {
  const differences: LineDifferenceKind[] = isOrderable(material.status) ? [] : ['notSold'];
  const asked = { quantity: quantityOf(line.document.quantity), unit: line.document.unit ?? undefined };
  const facts = factsOfLine(material);
  const pieces = piecesInCode(line, material, facts.packageSize);
  const single = salesQuantityOf(asked, { salesUnit: material.sales_unit, packageSize: facts.packageSize });
  const inDocument = inCartons(single, pieces);
  const wanted = line.wanted === null ? inDocument?.quantity : quantityOf(line.wanted);
  const rounded = wanted === undefined ? undefined : roundedUp(facts, wanted);
  if (inDocument?.isOtherUnit) differences.push('unit');
  if (pieces === 'unknown') differences.push('packaging');
  if (line.candidates.some(({ material: number, by }) => number === line.material && by === 'replacement'))
    differences.push('replaced');
  if (rounded === undefined || rounded.quantity > MOST) {
    return { line: { ...line, differences: [...differences, 'tooMuch'] }, salesQuantity: undefined, isCableCut: false };
  }
  if (rounded.quantity !== inDocument?.quantity) differences.push('quantity');
  return {
    line: { ...line, quantity: quantityToDecimal(rounded.quantity), differences },
    salesQuantity: inDocument?.quantity,
    isCableCut: rounded.cableCut,
  };
};

/**
 * Sells clearance goods as such for as long as their stock lasts, in the document's order, and what is beyond as usual:
 * the cart's own rule, section 4, "Clearance beyond clearance stock".
 * @param answer the ERP's response for these lines, with their clearance stock
 */
export const clearanceFirst = (
  lines: readonly CountedLine[],
  facts: FactsOf,
  answer: PricedCart,
): readonly CountedLine[] => {
  const stockOf = new Map(answer.lines.map(({ key, stock }) => [key, stock.clearance]));
  const taken = new Map<string, Quantity>();
  return lines.map((each) => {
    const { line } = each;
    const material = line.material === null ? undefined : facts.get(line.material);
    const clearanceStock = stockOf.get(line.id) ?? NO_QUANTITY;
    if (material === undefined || !material.is_on_clearance_sale || clearanceStock <= NO_QUANTITY) return each;
    const number = material.sap_material_number;
    const before = taken.get(number) ?? NO_QUANTITY;
    const wanted = quantityOf(line.quantity);
    const verdict = checkLine(
      {
        ...factsOfLine(material),
        isOnClearanceSale: true,
        // Whether the rest is there the ordinary stock decides.
        isPhasedOut: false,
        clearanceStock,
        clearanceInCartElsewhere: before,
      },
      wanted,
    );
    const isSplit = verdict.outcome === 'proposed' && verdict.kind === 'clearance-split';
    const clearance =
      verdict.outcome === 'accepted' ? verdict.quantity : isSplit ? verdict.split.clearance : NO_QUANTITY;
    taken.set(number, addQuantity(before, clearance));
    return { ...each, line: { ...line, clearance: quantityToDecimal(clearance) } };
  });
};
