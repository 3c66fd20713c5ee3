import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Chip, TextField } from '../../../ui/index.ts';
import { NodeField, useNodeAt } from '../parts/node-field.tsx';
import { BLOCK_SORTS, type BlockFields, fieldsFromAddress, nodePathOf } from './block-fields.ts';

const USUAL = 'usual';

export type ShownFieldsValue = Pick<BlockFields, 'nodeId' | 'term' | 'facets' | 'sort'>;

interface ShownFieldsProps {
  value: ShownFieldsValue;
  onChange: (part: Partial<ShownFieldsValue>) => void;
  /** False where the order is always the best match first. */
  withSort?: boolean;
}

/** Which materials are shown: by place, words and facets, or as an address of the search shows them. */
export const ShownFields = ({ value, onChange, withSort = true }: ShownFieldsProps) => {
  const text = useText();
  const nodeAt = useNodeAt();
  const [address, setAddress] = useState('');
  const take = (pasted: string): void => {
    setAddress(pasted);
    const fields = fieldsFromAddress(pasted);
    if (fields === undefined) return;
    onChange({ ...fields, nodeId: nodeAt(nodePathOf(pasted)) });
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={text('editing.blocks.address')}
        hint={text('editing.blocks.address.hint')}
        placeholder="/search?query=…"
        value={address}
        onChange={take}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <NodeField nodeId={value.nodeId} onChange={(nodeId) => onChange({ nodeId })} />
        <TextField
          label={text('editing.blocks.term')}
          value={value.term}
          maxLength={200}
          onChange={(term) => onChange({ term })}
        />
      </div>
      {value.facets.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {value.facets.map((facet) => (
            <Chip
              key={facet.Key}
              name={`${facet.Key}: ${facet.Values.join(', ')}`}
              onRemove={() => onChange({ facets: value.facets.filter((one) => one !== facet) })}
            />
          ))}
        </div>
      )}
      {withSort && (
        <Select
          label={text('catalogue.sort')}
          options={[
            { id: USUAL, name: text('editing.blocks.sort.usual') },
            ...BLOCK_SORTS.map((id) => ({ id, name: text(`catalogue.sort.${id}`) })),
          ]}
          value={value.sort === '' ? USUAL : value.sort}
          onChange={(id) => onChange({ sort: BLOCK_SORTS.find((sort) => sort === id) ?? '' })}
        />
      )}
    </div>
  );
};
