import type { Quantity } from '@grossist/domain';
import type { DeliveryAsk } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { LineRefusal, RefusalCode } from './order-refused.ts';

/** Which stock a line is short of, by what it draws on. Decisions, "Prices, stock and orders". */
const stockOf = (line: CartLineRow, { isPickup, deliveryType }: DeliveryAsk): RefusalCode => {
  if (line.cable_remnant !== null) return 'remnant-stock';
  if (line.is_clearance) return 'clearance-stock';
  if (isPickup) return 'pickup-stock';
  return deliveryType === 'fastbox' ? 'fastbox-stock' : 'phased-out-stock';
};

/** The lines of which the ERP has too little for an order, and what it has. Line numbers go in tens. */
export const shortLines = (
  lines: readonly CartLineRow[],
  delivery: DeliveryAsk,
  short: readonly { lineNumber: number; available: Quantity }[],
): readonly LineRefusal[] =>
  short.flatMap(({ lineNumber, available }) => {
    const line = lines[lineNumber / 10 - 1];
    if (line === undefined) return [];
    const { id: lineId, sap_material_number: sapMaterialNumber } = line;
    return [{ lineId, sapMaterialNumber, code: stockOf(line, delivery), available }];
  });
