import type { Language } from '@grossist/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/index.ts';
import { ShownFields } from '../blocks/shown-fields.tsx';
import { NodeField } from '../parts/node-field.tsx';
import { withText } from '../parts/texts.ts';
import type { ItemFields } from './browsing-fields.ts';

interface ItemFormProps {
  item: ItemFields;
  language: Language;
  onChange: (part: Partial<ItemFields>) => void;
}

/** One part of a custom browsing page. */
export const ItemForm = ({ item, language, onChange }: ItemFormProps) => {
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
