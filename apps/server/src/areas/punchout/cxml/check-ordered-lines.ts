/** Checks the lines of a received cXML order against what is sold now. */

import {
  addMoney,
  isOrderable,
  lineAmount,
  type Money,
  moneyOf,
  type Quantity,
  quantityToDecimal,
} from '@grossist/domain';
import type { CxmlItem } from '@grossist/order-formats';
import { findMaterials } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { HandedItem } from '../items/handed-item.ts';
import { type PriceItemsDeps, priceItems } from '../items/price-items.ts';
import { NEW_LINE, type RestoredLine, soldQuantity } from '../items/restored-lines.ts';

/** Tolerance: a price that was rounded to hundredths counts as the same. */
const ROUNDED_AWAY = moneyOf('0.005');

const isTooLow = (line: CxmlItem, { amount }: HandedItem): boolean => {
  if (line.unitPrice === undefined || line.perQuantity === undefined) return false;
  const most: Money = addMoney(line.unitPrice, ROUNDED_AWAY);
  return lineAmount(most, line.perQuantity, line.quantity) < amount;
};

type Traits = Pick<RestoredLine, 'isClearance' | 'remnantLength'>;

const keyOf = (sap: string, quantity: Quantity, { isClearance, remnantLength }: Traits): string =>
  `${quantityToDecimal(quantity)} ${isClearance} ${remnantLength} ${sap}`;

/**
 * Returns why lines of a received order can't be ordered: unknown or no longer sold, another unit, quantity or currency than
 * they are sold in, or a price below today's. Does not check stock. `restored` has the former cart line of each line
 * (clearance sale, cable remnant, kit). Two queries and one request to the ERP for any number of lines.
 */
export const checkOrderedLines = (deps: PriceItemsDeps) => {
  const materialsOf = findMaterials(deps.db);
  const itemsOf = priceItems(deps);
  return async (
    buyer: Buyer,
    currency: string | undefined,
    lines: readonly CxmlItem[],
    restored: readonly RestoredLine[],
  ): Promise<string[]> => {
    const wanted = lines.map(({ identifiers, quantity }, at) => {
      const { isClearance, remnantLength } = restored[at] ?? NEW_LINE;
      return { sapMaterialNumber: identifiers.sap ?? '', quantity, isClearance, remnantLength };
    });
    const materials = await materialsOf(
      buyer,
      wanted.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    const priced = await itemsOf(buyer, wanted);
    const items = new Map(priced.map((item) => [keyOf(item.material.sap_material_number, item.quantity, item), item]));

    const whyNot = (line: CxmlItem, sap: string, before: RestoredLine): string | undefined => {
      const material = materials.get(sap);
      if (material === undefined) return 'unknown, or not sold to this customer';
      if (!isOrderable(material.status)) return 'can no longer be ordered';
      if (before.isBrokenKit) return 'is a kit of which not all materials are ordered as they were';
      const item = items.get(keyOf(sap, line.quantity, before));
      if (item === undefined) return 'has no price';
      if (line.unit !== undefined && line.unit !== material.salesUnit)
        return `is sold by ${material.salesUnit}, not ${line.unit}`;
      const sold = soldQuantity(material, line.quantity, before);
      if (sold === undefined) return 'is not sold in that quantity';
      if (sold !== line.quantity) return `is sold in that quantity only as ${Number(quantityToDecimal(sold))}`;
      const given = line.currency ?? currency;
      if (given !== undefined && given !== buyer.account.currency)
        return `is sold in ${buyer.account.currency}, not ${given}`;
      return isTooLow(line, item) ? 'costs more today than the order says' : undefined;
    };

    return lines.flatMap((line, index): string[] => {
      const sap = line.identifiers.sap ?? '';
      const why = whyNot(line, sap, restored[index] ?? NEW_LINE);
      return why === undefined ? [] : [`line ${line.lineNumber ?? index + 1}, ${sap}: ${why}`];
    });
  };
};
