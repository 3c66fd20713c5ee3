import type { CartItem, SearchDocument } from '@grossist/contracts';
import { type LineFacts, type Quantity, quantityOf, roundedUp } from '@grossist/domain';
import type { NumberStepperProps } from '../../ui/index.ts';

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
>;

/** The facts that the rules of a line need; stock is the server's business. Section 4. */
export const factsOfMaterial = (material: OrderableMaterial): LineFacts => ({
  minQuantity: quantityOf(material.MinQuantity),
  multiplum: quantityOf(material.Multiplum),
  packageSize: quantityOf(material.PackageSize),
  cableCutAllowed: material.CableCutAllowed,
  isPhasedOut: material.IsPhasedOut,
  isOnClearanceSale: material.OnClearanceSale,
  deliveryType: 'normal',
});

/** What one press adds: the least that can be packed; of what is cut, a whole package, so that nothing has to be. */
export const quantityAtOnce = (facts: LineFacts): Quantity => {
  const one = quantityOf(1);
  const rounded = roundedUp(facts, one);
  if (rounded === undefined) return one;
  return rounded.cableCut && facts.packageSize > 0 ? facts.packageSize : rounded.quantity;
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
