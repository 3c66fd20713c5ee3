import type { PricedMaterial } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { LineRefusal, RefusalCode } from './order-refused.ts';

const reasonOf = (line: CartLineRow, priced: PricedMaterial | undefined): RefusalCode | undefined => {
  if (!line.sold_here) return 'not-in-market';
  if (line.status === '30' || line.status === '40') return 'blocked';
  return priced?.price === undefined ? 'no-price' : undefined;
};

/** The lines that can't be ordered as they stand, before any stock is asked for. */
export const refusedLines = (
  lines: readonly CartLineRow[],
  pricedById: ReadonlyMap<string, PricedMaterial>,
): readonly LineRefusal[] =>
  lines.flatMap((line) => {
    const code = reasonOf(line, pricedById.get(line.id));
    return code === undefined
      ? []
      : [{ lineId: line.id, sapMaterialNumber: line.sap_material_number, code, available: undefined }];
  });
