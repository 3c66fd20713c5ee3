import { toggleItem } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Badge, NumberStepper, Picture } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { TickBox } from '../sheet/tick-box.tsx';
import type { EditedItem } from './edited-kit.ts';

interface EditedItemsProps {
  items: readonly EditedItem[];
  onItems: (items: EditedItem[]) => void;
}

/** The materials of one kit with their quantities; a ticked one goes when the kit is saved. */
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
