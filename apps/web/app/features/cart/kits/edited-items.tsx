import type { CartItem, KitDraft } from '@grossist/contracts';
import {
  type CheckableItem,
  checkInvalidItems,
  type ItemRemoval,
  itemRemoval,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  toggleItem,
} from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Badge, NumberStepper, type NumberStepperProps, Picture } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { packingOfLine } from '../line-facts.ts';
import { TickBox } from '../sheet/sheet-cells.tsx';

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

/** Returns the items of a kit; those that can no longer be ordered are ticked for removal. Section 4. */
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

/** Returns the items of a kit's lines in the cart. */
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

/** Returns what saving removes: the kit itself if all items are ticked. Section 5, "Removing a kit child". */
export const removalOf = (items: readonly EditedItem[]): ItemRemoval =>
  itemRemoval(
    items,
    items.filter(({ isChecked }) => isChecked).map(({ id }) => id),
  );

/** Returns the remaining items whose quantity was edited. */
export const changedItems = (items: readonly EditedItem[]): EditedItem[] =>
  items.filter(({ isChecked, quantity, before }) => !isChecked && quantity !== before);

interface EditedItemsProps {
  items: readonly EditedItem[];
  onItems: (items: EditedItem[]) => void;
}

/** The materials of one kit with their quantities; a ticked one is removed on saving. */
export const EditedItems = ({ items, onItems }: EditedItemsProps) => {
  const text = useText();
  const { unit } = useAmount();
  return (
    <ul aria-label={text('kitCart.edit.items')} className="grid divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[1.5rem_2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2 tablet:grid-cols-[1.5rem_2.5rem_minmax(0,1fr)_13rem]"
        >
          <TickBox
            label={text('kitCart.edit.remove', { name: item.name })}
            isTicked={item.isChecked}
            onTick={() => onItems(toggleItem(items, item.id))}
          />
          <Picture src={item.imageUrl} alt="" width={40} height={40} />
          <span className={`grid min-w-0 ${item.isChecked ? 'text-muted line-through' : ''}`}>
            <span className="font-semibold [overflow-wrap:anywhere]">{item.name}</span>
            <span className="text-sm text-muted">{item.number}</span>
            {item.isInvalid && (
              <span className="justify-self-start">
                <Badge tone="danger">{text('kitCart.edit.invalid')}</Badge>
              </span>
            )}
          </span>
          <span className="max-tablet:col-start-3">
            <NumberStepper
              name={item.name}
              value={item.quantity}
              packing={item.packing}
              packageSize={item.packageSize}
              unit={unit(item.salesUnit)}
              showsHint
              isDisabled={item.isChecked || item.isInvalid}
              onChange={(quantity) => onItems(items.map((one) => (one.id === item.id ? { ...one, quantity } : one)))}
            />
          </span>
        </li>
      ))}
    </ul>
  );
};
