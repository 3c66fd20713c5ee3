import type { CartDetails, CartItem, SearchDocument } from '@grossist/contracts';
import {
  countsWhole,
  type DeliveryType,
  type LineFacts,
  presetQuantity,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import type { NumberStepperProps } from '../../ui/index.ts';

/** The facts of a line that the page knows by itself; stock is the shop's business. Section 4. */
export const factsOfLine = (line: CartItem): LineFacts => ({
  minQuantity: quantityOf(line.ItemMinQuantity),
  multiplum: quantityOf(line.ItemMultiplum),
  packageSize: quantityOf(line.ItemPackageSize),
  isWholeUnit: countsWhole(line.ItemSalesUnit),
  cableCutAllowed: line.ItemB2BCableCutAllowed,
  isRemnant: line.CabelRemnantValue !== null,
  isPhasedOut: line.IsPhasedOut,
  isOnClearanceSale: line.IsOnClearanceSale,
  deliveryType: 'normal',
});

/** What must be known of a material to order it: a search's document is one, and so is a variation. */
export type OrderableMaterial = Pick<
  SearchDocument,
  | 'Code'
  | 'ItemLocalMaterialName'
  | 'SalesUnit'
  | 'MinQuantity'
  | 'Multiplum'
  | 'PackageSize'
  | 'CableCutAllowed'
  | 'OnClearanceSale'
  | 'IsPhasedOut'
  | 'IsOrderable'
  | 'ItemSAPMaterialNumber'
> &
  Pick<SearchDocument, 'Packaging'>;

/** The facts that the rules of a line need; stock is the server's business. Section 4. */
export const factsOfMaterial = (material: OrderableMaterial): LineFacts => ({
  minQuantity: quantityOf(material.MinQuantity),
  multiplum: quantityOf(material.Multiplum),
  packageSize: quantityOf(material.PackageSize),
  isWholeUnit: countsWhole(material.SalesUnit),
  cableCutAllowed: material.CableCutAllowed,
  isPhasedOut: material.IsPhasedOut,
  isOnClearanceSale: material.OnClearanceSale,
  deliveryType: 'normal',
});

/** What a field or a press adds before a quantity is chosen: of a carton that was asked for its pieces, where they are known. */
export const presetQuantityOf = (material: OrderableMaterial): Quantity => {
  const pieces = material.Packaging?.Quantity;
  return presetQuantity(factsOfMaterial(material), typeof pieces === 'number' ? quantityOf(pieces) : undefined);
};

type Packing = NumberStepperProps['packing'];

/** How a material is sold. */
export const packingOfMaterial = (material: Pick<OrderableMaterial, 'MinQuantity' | 'Multiplum'>): Packing => ({
  minimum: quantityOf(material.MinQuantity),
  step: quantityOf(material.Multiplum),
});

/** How a line's material is sold; a remnant is the piece it is. */
export const packingOfLine = (line: CartItem): Packing =>
  line.CabelRemnantValue === null
    ? { minimum: quantityOf(line.ItemMinQuantity), step: quantityOf(line.ItemMultiplum) }
    : { minimum: quantityOf(0), step: quantityOf(0) };

/** What the rules call the delivery types of the wire; what is picked up is a way of the normal delivery. */
export const DELIVERY_TYPES: Record<CartDetails['DeliveryType'], DeliveryType> = {
  Normal: 'normal',
  DriveIn: 'normal',
  Fastbox: 'fastbox',
  SmartKit: 'smart-kit',
};
