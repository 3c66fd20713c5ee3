import { isMaterialStatus, isPhasedOut, type Quantity, refusingStock } from '@grossist/domain';
import type { DeliveryAsk } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { LineRefusal } from './order-refused.ts';

/**
 * The lines of which the ERP has too little for an order, and what it has: somebody else took the stock after it was
 * priced. Line numbers go in tens.
 */
export const shortLines = (
  lines: readonly CartLineRow[],
  { deliveryType, isPickup, pickupFrom }: DeliveryAsk,
  short: readonly { lineNumber: number; available: Quantity }[],
): readonly LineRefusal[] =>
  short.flatMap(({ lineNumber, available }): LineRefusal[] => {
    const line = lines[lineNumber / 10 - 1];
    if (line === undefined) return [];
    const code = refusingStock({
      isRemnant: line.cable_remnant !== null,
      isOnClearanceSale: line.is_clearance,
      isPhasedOut: isMaterialStatus(line.status) && isPhasedOut(line.status),
      deliveryType,
      isPickup,
      isFromBranch: pickupFrom !== undefined,
    });
    const { id: lineId, sap_material_number: sapMaterialNumber } = line;
    return [{ lineId, sapMaterialNumber, code: code ?? 'phased-out-stock', available }];
  });
