import type { Language } from '@grossist/domain';
import { useState } from 'react';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, PlusIcon, TextField } from '../../../ui/index.ts';
import { ShownFields } from '../blocks/shown-fields.tsx';
import { anyText, withText } from '../parts/language-texts.tsx';
import { NodeField, useNodes } from '../parts/node-field.tsx';
import { OrderList } from '../parts/order-list.tsx';
import { ITEM_TYPES, type ItemFields, newItem, numbersIn } from './browsing-fields.ts';

interface ItemFormProps {
  item: ItemFields;
  language: Language;
  onChange: (part: Partial<ItemFields>) => void;
}

/** One part of a custom browsing page. */
const ItemForm = ({ item, language, onChange }: ItemFormProps) => {
  const text = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4">
      <TextField
        label={`${text('editing.field.title')} (${nameOfLanguage(language)})`}
        value={item.title[language] ?? ''}
        maxLength={200}
        onChange={(typed) => onChange({ title: withText(item.title, language, typed) })}
      />
      {item.type === 'node' && <NodeField nodeId={item.nodeId} onChange={(nodeId) => onChange({ nodeId })} />}
      {item.type === 'search' && (
        <ShownFields
          value={{ nodeId: item.nodeId, term: item.term, facets: item.facets, sort: '' }}
          onChange={({ nodeId = item.nodeId, term = item.term, facets = item.facets }) =>
            onChange({ nodeId, term, facets })
          }
          withSort={false}
        />
      )}
      {item.type === 'materials' && (
        <TextAreaField
          label={text('editing.browsing.numbers')}
          hint={text('editing.browsing.numbers.hint')}
          value={item.materials}
          rows={5}
          maxLength={4000}
          onChange={(materials) => onChange({ materials })}
        />
      )}
    </div>
  );
};

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
