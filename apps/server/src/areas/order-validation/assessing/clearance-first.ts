import { addQuantity, checkLine, NO_QUANTITY, type Quantity, quantityOf, quantityToDecimal } from '@grossist/domain';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import type { FactsOf } from '../matching/index.ts';
import { type CountedLine, factsOfLine } from './count-quantity.ts';

/**
 * Sells clearance goods as such for as long as their stock lasts, in the document's order, and what is beyond as usual:
 * the cart's own rule, section 4, "Clearance beyond clearance stock".
 * @param answer what the ERP says of these lines: how much of their clearance stock there is
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
