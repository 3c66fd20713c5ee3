import type { CartItem, KitDraft } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import {
  type CheckableItem,
  checkInvalidItems,
  type ItemRemoval,
  itemRemoval,
  NO_QUANTITY,
  quantityOf,
} from '@grossist/domain';
import type { NumberStepperProps } from '../../../ui/index.ts';
import { packingOfLine } from '../orderable.ts';

/** A material of a kit while it is edited. */
export interface EditedItem extends CheckableItem {
  name: string;
  number: string;
  imageUrl: string;
  salesUnit: string;
  packing: NumberStepperProps['packing'];
  packageSize: Quantity;
  /** In one kit. */
  quantity: Quantity;
  /** In one kit, before it was edited. */
  before: Quantity;
}

/** The items of a kit; those that can no longer be ordered are ticked for removal. Section 4. */
export const itemsOfDraft = ({ items }: Pick<KitDraft, 'items'>): EditedItem[] =>
  checkInvalidItems(
    items.map((item) => ({
      id: item.id,
      isInvalid: item.isInvalid,
      name: item.itemLocalMaterialName ?? item.sapMaterialNumber,
      number: item.itemArticleDisplayNumber ?? item.sapMaterialNumber,
      imageUrl: item.firstImageUrl ?? '',
      salesUnit: item.itemSalesUnit ?? '',
      packing: { minimum: quantityOf(item.itemMinQuantity ?? 0), step: quantityOf(item.itemMultiplum ?? 0) },
      packageSize: quantityOf(item.itemPackageSize ?? 0),
      quantity: quantityOf(item.quantity),
      before: quantityOf(item.quantity),
    })),
  );

/** The same of a kit's lines in the cart. */
export const itemsOfLines = (lines: readonly CartItem[], numberOf: (line: CartItem) => string): EditedItem[] =>
  checkInvalidItems(
    lines.map((line) => {
      const quantity = line.QuantityPerKit === null ? NO_QUANTITY : quantityOf(line.QuantityPerKit);
      return {
        id: line.CartItemId,
        isInvalid: line.IsInvalid,
        name: line.ItemLocalMaterialName,
        number: numberOf(line),
        imageUrl: line.ImageUrl,
        salesUnit: line.ItemSalesUnit,
        packing: packingOfLine(line),
        packageSize: quantityOf(line.ItemPackageSize),
        quantity,
        before: quantity,
      };
    }),
  );

/** What is removed when the kit is saved: with every item the kit itself. Section 5, "Removing a kit child". */
export const removalOf = (items: readonly EditedItem[]): ItemRemoval =>
  itemRemoval(
    items,
    items.filter(({ isChecked }) => isChecked).map(({ id }) => id),
  );

/** Items that stay and whose quantity was edited. */
export const changedItems = (items: readonly EditedItem[]): EditedItem[] =>
  items.filter(({ isChecked, quantity, before }) => !isChecked && quantity !== before);
