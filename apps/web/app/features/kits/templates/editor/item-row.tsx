import { type Quantity, quantityOf } from '@grossist/domain';
import { useText } from '../../../../i18n/index.ts';
import { Badge, Button, Checkbox, NumberStepper, Picture } from '../../../../ui/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import type { TemplateItem } from './use-template-items.ts';

interface ItemRowProps {
  item: TemplateItem;
  mayEdit: boolean;
  onToggle: () => void;
  onQuantity: (quantity: Quantity) => void;
  onReplace: () => void;
}

/** A material of a template; for one that can't be ordered anymore its successor is offered. */
export const ItemRow = ({ item, mayEdit, onToggle, onQuantity, onReplace }: ItemRowProps) => {
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
