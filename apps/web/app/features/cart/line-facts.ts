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

/** Returns the facts of a cart line for the line rules, without stock. Section 4. */
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

/** The fields of a material that ordering it needs, as search documents and variations have them. */
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

/** Returns the facts for the line rules; the server adds stock. Section 4. */
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

/** Returns the quantity to begin with; for a scanned carton the number of its pieces, if that is known. */
export const presetQuantityOf = (material: OrderableMaterial): Quantity => {
  const pieces = material.Packaging?.Quantity;
  return presetQuantity(factsOfMaterial(material), typeof pieces === 'number' ? quantityOf(pieces) : undefined);
};

type Packing = NumberStepperProps['packing'];

/** Returns minimum and step of a material. */
export const packingOfMaterial = (material: Pick<OrderableMaterial, 'MinQuantity' | 'Multiplum'>): Packing => ({
  minimum: quantityOf(material.MinQuantity),
  step: quantityOf(material.Multiplum),
});

/** Returns minimum and step of a line's material; a remnant has none. */
export const packingOfLine = (line: CartItem): Packing =>
  line.CabelRemnantValue === null
    ? { minimum: quantityOf(line.ItemMinQuantity), step: quantityOf(line.ItemMultiplum) }
    : { minimum: quantityOf(0), step: quantityOf(0) };

/** The delivery types of the wire as the domain names them; pick-up counts as normal delivery. */
export const DELIVERY_TYPES: Record<CartDetails['DeliveryType'], DeliveryType> = {
  Normal: 'normal',
  DriveIn: 'normal',
  Fastbox: 'fastbox',
  SmartKit: 'smart-kit',
};
