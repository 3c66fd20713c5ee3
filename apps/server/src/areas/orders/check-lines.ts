import { quantityOf } from '@grossist/domain';
import type { PricedMaterial } from '../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../http/failure.ts';
import { type CartLineRow, faultOf } from '../cart/index.ts';
import type { LineRefusal } from './order-refused.ts';
import type { Shown } from './wanted-order.ts';

/** The lines that can't be ordered as they stand, before any stock is asked for. */
export const refusedLines = (
  lines: readonly CartLineRow[],
  pricedById: ReadonlyMap<string, PricedMaterial>,
): readonly LineRefusal[] =>
  lines.flatMap((line) => {
    const code = faultOf(line, pricedById.get(line.id)?.price !== undefined);
    return code === undefined
      ? []
      : [{ lineId: line.id, sapMaterialNumber: line.sap_material_number, code, available: undefined }];
  });

/**
 * The lines that the buyer was shown are those of the cart, for the quantities that were shown.
 * @throws Failure 409
 */
export const checkShownLines = (lines: readonly CartLineRow[], shown: Shown | undefined): void => {
  if (shown === undefined) return;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const isOther = shown.lines.some(({ lineId, quantity }) => {
    if (lineId === undefined) return false;
    const line = byId.get(lineId);
    return line === undefined || (quantity !== undefined && quantityOf(line.quantity) !== quantity);
  });
  if (isOther) throw changedMeanwhile('The cart has other lines by now: look at it once more');
};
