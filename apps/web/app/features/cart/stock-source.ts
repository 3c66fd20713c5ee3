import type { Cart, CartItem, PriceEntry } from '@grossist/contracts';
import {
  type Drawing,
  heightOf,
  maxQuantity,
  NO_QUANTITY,
  pileOf as pileOfDrawing,
  type Quantity,
  quantityOf,
} from '@grossist/domain';

/** The stock that a line is taken from. */
export interface StockSource {
  /** Lines of one material with sources of the same name share it. */
  name: string;
  height: Quantity;
}

type Line = Pick<
  CartItem,
  | 'CartItemId'
  | 'ItemSAPMaterialNumber'
  | 'Quantity'
  | 'KitName'
  | 'CabelRemnantValue'
  | 'IsOnClearanceSale'
  | 'IsPhasedOut'
  | 'IsDirectDeliveryProduct'
>;

const drawingOf = (line: Line): Drawing => ({
  materialNo: line.ItemSAPMaterialNumber,
  quantity: quantityOf(line.Quantity),
  isOnClearanceSale: line.IsOnClearanceSale,
  isPhasedOut: line.IsPhasedOut,
  isKitHeader: line.KitName !== '',
  isDirectDelivery: line.IsDirectDeliveryProduct,
  ...(line.CabelRemnantValue !== null && { remnantLength: quantityOf(line.CabelRemnantValue) }),
});

/**
 * Returns the stock that a line is taken from, by the rules of the order, before the server has answered for a changed
 * quantity. A kit and a remnant have a source of their own.
 */
export const stockSourceOf = (
  line: Line,
  { Stock, FastboxStock }: Pick<PriceEntry, 'Stock' | 'FastboxStock'>,
  deliveryType: Cart['DeliveryType'] | undefined,
): StockSource => {
  const drawing = drawingOf(line);
  const isFromCenter = Stock.PickupQuantity !== null;
  const leaving = {
    deliveryType: deliveryType === 'Fastbox' ? ('fastbox' as const) : ('normal' as const),
    isPickup: isFromCenter,
    isFromCenter,
  };
  const pile = pileOfDrawing(leaving, drawing);
  if (pile === 'packed') return { name: line.CartItemId, height: drawing.quantity };
  if (pile === 'remnant') return { name: line.CartItemId, height: quantityOf(Stock.ConfirmedQuantity) };
  const there = {
    atp: quantityOf(Stock.AtpQuantity),
    clearance: quantityOf(Stock.ClearanceSaleStock),
    fastbox: quantityOf(FastboxStock.AtpQuantity),
  };
  const height = heightOf(pile, drawing, {
    plant: new Map([[drawing.materialNo, there]]),
    center: new Map([[drawing.materialNo, quantityOf(Stock.PickupQuantity ?? 0)]]),
    remnants: new Map(),
  });
  return { name: pile, height: maxQuantity(NO_QUANTITY, height) };
};
