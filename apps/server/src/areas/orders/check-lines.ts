import {
  addQuantity,
  type BlockedLine,
  isMaterialStatus,
  isPhasedOut,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  refusingStock,
} from '@grossist/domain';
import type { DeliveryAsk } from '../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../http/failure.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { LineRefusal } from './refusals.ts';
import type { Shown, ShownLine } from './wanted-order.ts';

/** Lines that keep an order from being taken, with the materials they are of. */
export const refusedLines = (
  lines: readonly CartLineRow[],
  blocked: readonly BlockedLine[],
): readonly LineRefusal[] => {
  const materials = new Map(lines.map((line) => [line.id, line.sap_material_number]));
  return blocked.map(({ lineId, obstacle: code, available }) => ({
    lineId,
    sapMaterialNumber: materials.get(lineId) ?? '',
    code,
    available,
  }));
};

type Lines = readonly CartLineRow[];

/** Returns true if every item that names its line names one of that material and quantity. */
const matchesNamedLines = (lines: Lines, shown: readonly ShownLine[]): boolean => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return shown.every(({ lineId, sapMaterialNumber, quantity }) => {
    if (lineId === undefined) return true;
    const line = byId.get(lineId);
    const isQuantitySame = quantity === undefined || (line && quantityOf(line.quantity) === quantity);
    return line?.sap_material_number === sapMaterialNumber && isQuantitySame === true;
  });
};

/** Returns true if the cart and the items have the same materials, and the same lines where each item names its own. */
const hasSameMaterials = (lines: Lines, shown: readonly ShownLine[]): boolean => {
  const ofCart = new Set(lines.map((line) => line.sap_material_number));
  const ofItems = new Set(shown.map((item) => item.sapMaterialNumber));
  if (ofCart.size !== ofItems.size || [...ofCart].some((material) => !ofItems.has(material))) return false;
  const named = new Set(shown.flatMap(({ lineId }) => lineId ?? []));
  return shown.some(({ lineId }) => lineId === undefined) || named.size === lines.length;
};

/** Returns true if the items without a line add up to the lines that no item names, where they have quantities. */
const matchesUnnamedQuantities = (lines: Lines, shown: readonly ShownLine[]): boolean => {
  const named = new Set(shown.flatMap(({ lineId }) => lineId ?? []));
  const wanted = new Map<string, Quantity | undefined>();
  for (const { lineId, sapMaterialNumber: material, quantity } of shown) {
    if (lineId !== undefined) continue;
    const before = wanted.has(material) ? wanted.get(material) : NO_QUANTITY;
    wanted.set(material, before === undefined || quantity === undefined ? undefined : addQuantity(before, quantity));
  }
  const held = new Map<string, Quantity>();
  for (const { id, sap_material_number: material, quantity } of lines) {
    if (named.has(id)) continue;
    held.set(material, addQuantity(held.get(material) ?? NO_QUANTITY, quantityOf(quantity)));
  }
  return [...wanted].every(([material, quantity]) => quantity === undefined || quantity === held.get(material));
};

/**
 * Checks that the items of an order are the lines of its cart; no items at all are not compared.
 * @throws Failure 409 `cart-changed`
 */
export const checkItems = (lines: Lines, shown: Shown | undefined): void => {
  // What the shop noted itself is bound to the version of the cart.
  if (shown === undefined || shown.isNotedByShop === true || shown.lines.length === 0) return;
  const checks = [hasSameMaterials, matchesNamedLines, matchesUnnamedQuantities];
  if (checks.every((check) => check(lines, shown.lines))) return;
  throw changedMeanwhile('The cart holds other lines than the items of this order', 'cart-changed');
};

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
