import type { Language } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, PlusIcon } from '../../../ui/index.ts';
import { OrderList } from '../parts/order-list.tsx';
import { anyText } from '../parts/texts.ts';
import { useNodes } from '../parts/use-nodes.ts';
import { ITEM_TYPES, type ItemFields, newItem, numbersIn } from './browsing-fields.ts';
import { ItemForm } from './item-form.tsx';

/** As many parts as a page has. */
const MOST = 24;

interface ItemListProps {
  items: readonly ItemFields[];
  language: Language;
  onChange: (items: readonly ItemFields[]) => void;
}

/** The parts of a custom browsing page in their order, one of them open. */
export const ItemList = ({ items, language, onChange }: ItemListProps) => {
  const text = useText();
  const nodes = useNodes();
  const [openId, setOpenId] = useState('');
  const open = items.find(({ id }) => id === openId);
  const nameOf = (item: ItemFields): string => {
    const node = nodes.find(({ id }) => id === item.nodeId)?.name ?? item.nodeId;
    const shown =
      item.type === 'materials'
        ? text('catalogue.materials', { count: numbersIn(item.materials).length })
        : [node, item.term].filter((part) => part !== '').join(' · ');
    return anyText(item.title, language) || shown || text(`editing.browsing.type.${item.type}`);
  };
  const add = (item: ItemFields): void => {
    onChange([...items, item]);
    setOpenId(item.id);
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-lg font-semibold">{text('editing.browsing.items')}</legend>
      <OrderList
        label={text('editing.browsing.items')}
        items={items}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(item) => (
          <Button
            size="small"
            kind="quiet"
            aria-expanded={item.id === openId}
            onPress={() => setOpenId(item.id === openId ? '' : item.id)}
          >
            {text('editing.edit')}
            <span className="sr-only"> {nameOf(item)}</span>
          </Button>
        )}
      </OrderList>
      {open && (
        <ItemForm
          key={open.id}
          item={open}
          language={language}
          onChange={(part) => onChange(items.map((item) => (item.id === openId ? { ...item, ...part } : item)))}
        />
      )}
      {items.length < MOST && (
        <div className="flex flex-wrap gap-2">
          {ITEM_TYPES.map((type) => (
            <Button key={type} size="small" onPress={() => add(newItem(type))}>
              <PlusIcon size={16} />
              {text(`editing.browsing.type.${type}`)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
};
