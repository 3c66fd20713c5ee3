import type { KitTemplate } from '@grossist/contracts';
import { checkInvalidItems, itemRemoval, type Quantity, quantityOf, toggleItem } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Badge, Button, Checkbox, EmptyState, NumberStepper, Picture, TrashIcon } from '../../../../ui/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import type { TemplateItem, TemplateItemChanges } from './use-template-items.ts';

/** Returns the items with their checkboxes: invalid ones are checked on load, and each press toggles one. Section 4. */
export const checkedItems = <I extends { id: string; isInvalid: boolean }>(
  items: readonly I[],
  toggled: ReadonlySet<string>,
): (I & { isChecked: boolean })[] =>
  [...toggled].reduce<(I & { isChecked: boolean })[]>((all, id) => toggleItem(all, id), checkInvalidItems(items));

/** Returns the toggled ids after a press on all: everything checked, or nothing. */
export const allToggled = (
  items: readonly { id: string; isInvalid: boolean }[],
  isChecked: boolean,
): ReadonlySet<string> => new Set(items.filter(({ isInvalid }) => isInvalid !== isChecked).map(({ id }) => id));

interface ItemRowProps {
  item: TemplateItem;
  mayEdit: boolean;
  onToggle: () => void;
  onQuantity: (quantity: Quantity) => void;
  onReplace: () => void;
}

/** A material of a template; for one that can't be ordered anymore its successor is offered. */
const ItemRow = ({ item, mayEdit, onToggle, onQuantity, onReplace }: ItemRowProps) => {
  const text = useText();
  const { amount, unit } = useAmount();
  const name = item.itemLocalMaterialName ?? item.sapMaterialNumber;
  const salesUnit = item.itemSalesUnit ?? '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      {mayEdit && (
        <Checkbox
          isSelected={item.isChecked}
          onChange={onToggle}
          aria-label={text('kitTemplates.item.choose', { name })}
        />
      )}
      <Picture src={item.firstImageUrl ?? ''} alt="" width={40} height={40} className="max-tablet:hidden" />
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-muted">{item.itemArticleDisplayNumber || item.sapMaterialNumber}</span>
        {item.isInvalid && (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
            <Badge tone="danger">{text('kitTemplates.item.invalid')}</Badge>
            {item.successor === null ? (
              <span className="text-sm text-muted">{text('kitTemplates.item.noSuccessor')}</span>
            ) : (
              <span className="text-sm">
                {text('kitTemplates.item.successor', { name: item.successor.itemLocalMaterialName })}
              </span>
            )}
            {mayEdit && item.successor !== null && (
              <Button size="small" onPress={onReplace}>
                {text('kitTemplates.item.replace')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </span>
        )}
      </span>
      {mayEdit && !item.isInvalid ? (
        <NumberStepper
          name={name}
          value={quantityOf(item.quantity)}
          onChange={onQuantity}
          packing={{ minimum: quantityOf(item.itemMinQuantity ?? 0), step: quantityOf(item.itemMultiplum ?? 0) }}
          packageSize={quantityOf(item.itemPackageSize ?? 0)}
          unit={unit(salesUnit)}
        />
      ) : (
        <span className="whitespace-nowrap">{amount(quantityOf(item.quantity), salesUnit)}</span>
      )}
    </li>
  );
};

interface TemplateItemsProps {
  template: KitTemplate;
  mayEdit: boolean;
  items: TemplateItemChanges;
}

/** The materials of a template with their quantities; those that can't be ordered anymore are checked on load. */
export const TemplateItems = ({ template, mayEdit, items }: TemplateItemsProps) => {
  const text = useText();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const shown = checkedItems(template.items, toggled);
  const chosen = shown.filter(({ isChecked }) => isChecked).map(({ id }) => id);
  const removal = itemRemoval(shown, chosen);
  const toggle = (id: string): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  if (shown.length === 0) return <EmptyState title={text('kitTemplates.empty')} />;
  return (
    <section aria-label={text('kitTemplates.items')} className="grid gap-2">
      {mayEdit && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-2 pl-3">
          <Checkbox
            isSelected={chosen.length === shown.length}
            isIndeterminate={chosen.length > 0 && chosen.length < shown.length}
            onChange={(isAll) => setToggled(allToggled(shown, isAll))}
          >
            {text('kitTemplates.item.all')}
          </Checkbox>
          {removal.removes !== 'nothing' && (
            <Button
              kind="danger"
              size="small"
              isPending={items.isPending}
              onPress={() => {
                items.remove(chosen);
                setToggled(new Set());
              }}
            >
              <TrashIcon size={18} />
              {text(removal.removes === 'kit' ? 'kitTemplates.item.removeAll' : 'kitTemplates.item.remove', {
                count: chosen.length,
              })}
            </Button>
          )}
        </div>
      )}
      <ul
        aria-label={text('kitTemplates.items')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {shown.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            mayEdit={mayEdit}
            onToggle={() => toggle(item.id)}
            onQuantity={(quantity) => items.setQuantity(item, quantity)}
            onReplace={() => items.replace(item)}
          />
        ))}
      </ul>
    </section>
  );
};
