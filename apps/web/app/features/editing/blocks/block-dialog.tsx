import {
  type ActionBlockSettings,
  commerceSearch,
  getActionBlockSettings,
  saveActionBlockSettings,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { useDeferredValue, useState } from 'react';
import { callOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { notify, Picture, TextField } from '../../../ui/index.ts';
import { anyText, LanguageTabs, withText } from '../parts/language-texts.tsx';
import { DraftDialog } from '../parts/save-controls.tsx';
import { useVersioned } from '../parts/versioned-draft.ts';
import { BLOCK_TYPES, type BlockFields, blockBody, blockFieldsOf, NEW_BLOCK, newBlockId } from './block-fields.ts';
import { ShownFields } from './shown-fields.tsx';

const SHOWN = 4;

type Shown = Pick<BlockFields, 'nodeId' | 'term' | 'facets' | 'sort'>;

/** What a block with these settings would show now. */
const BlockFound = (fields: Shown) => {
  const text = useText();
  const cultureName = useLocale();
  const { nodeId, term, facets, sort } = useDeferredValue(fields);
  const isEmpty = nodeId === '' && term.trim() === '' && facets.length === 0;
  const { data } = useOperationQuery(
    commerceSearch,
    {
      body: {
        cultureName,
        Query: term.trim(),
        PageSize: SHOWN,
        SelectedFacets: facets.map(({ Key, Values }) => ({ Key, Values: [...Values] })),
        ...(nodeId !== '' && { CatalogNodeId: nodeId }),
        ...(sort !== '' && { SortKey: sort }),
      },
    },
    { keepPrevious: true, enabled: !isEmpty },
  );
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <p role="status" className="text-sm font-semibold">
        {isEmpty ? text('editing.problem.blockEmpty') : text('catalogue.count', { count: data?.TotalCount ?? 0 })}
      </p>
      {!isEmpty && (
        <ul className="grid min-h-12 gap-1">
          {data?.Documents.map((material) => (
            <li key={material.Code} className="flex items-center gap-2 text-sm">
              <Picture src={material.ImageUrl} alt="" width={32} height={32} />
              <span className="truncate">{material.ItemLocalMaterialName}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface BlockDialogProps {
  /** Undefined: a new one. */
  block: ActionBlockSettings | undefined;
  onSaved?: (blockId: string) => void;
  onClose: () => void;
}

const findNow = async (blockId: string) => {
  const { PageItems } = await callOperation(getActionBlockSettings, { query: { Query: blockId, PageSize: 100 } });
  const now = PageItems.find((each) => each.BlockId === blockId);
  return now && { fields: blockFieldsOf(now), version: now.Version };
};

/** What an action block shows and how it is called. [cat-05] */
export const BlockDialog = ({ block, onSaved, onClose }: BlockDialogProps) => {
  const text = useText();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const [blockId, setBlockId] = useState(block?.BlockId ?? '');
  const draft = useVersioned<BlockFields>({
    fields: block === undefined ? NEW_BLOCK : blockFieldsOf(block),
    version: block?.Version ?? 0,
    save: async (fields, Version) => {
      const id = blockId === '' ? newBlockId(anyText(fields.titles, 'en')) : blockId;
      const saved = await callOperation(saveActionBlockSettings, { body: { ...blockBody(id, fields), Version } });
      setBlockId(id);
      onSaved?.(id);
      return saved.Version;
    },
    findNow: () => findNow(blockId),
    invalidates: ['catalogue'],
    onSaved: () => {
      notify(text('editing.saved'));
      onClose();
    },
  });
  const { value, change } = draft;
  return (
    <DraftDialog
      title={text(block === undefined ? 'editing.blocks.add' : 'editing.blocks.edit')}
      draft={draft}
      onSubmit={() => draft.submit()}
      onClose={onClose}
    >
      <LanguageTabs language={language} onChange={setLanguage} texts={[value.titles]}>
        <TextField
          label={text('editing.field.title')}
          value={value.titles[language] ?? ''}
          maxLength={200}
          onChange={(typed) => change({ titles: withText(value.titles, language, typed) })}
        />
      </LanguageTabs>
      <Select
        label={text('editing.blocks.type')}
        options={BLOCK_TYPES.map((id) => ({ id, name: text(`editing.blocks.type.${id}`) }))}
        value={value.type}
        onChange={(id) => change({ type: BLOCK_TYPES.find((type) => type === id) ?? 'carousel' })}
      />
      <ShownFields value={value} onChange={change} />
      {value.nodeId !== '' && (
        <TextField
          label={text('editing.blocks.displayName')}
          hint={text('editing.blocks.displayName.hint')}
          value={value.displayName}
          maxLength={200}
          onChange={(displayName) => change({ displayName })}
        />
      )}
      <BlockFound nodeId={value.nodeId} term={value.term} facets={value.facets} sort={value.sort} />
    </DraftDialog>
  );
};
