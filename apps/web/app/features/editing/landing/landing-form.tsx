import { type ActionBlockSettings, getActionBlockSettings } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, PlusIcon, TextField } from '../../../ui/index.ts';
import { BlockDialog } from '../blocks/block-dialog.tsx';
import { anyText, LanguageTabs, withText } from '../parts/language-texts.tsx';
import { OrderList } from '../parts/order-list.tsx';
import { SaveNotes } from '../parts/save-controls.tsx';
import type { LandingDraft } from './landing-draft.ts';

/** As many as a landing page shows. */
const MOST = 20;

interface BlockOrderProps {
  blockIds: readonly string[];
  onChange: (blockIds: readonly string[]) => void;
}

/** The blocks of a landing page: those that there are, or a new one. */
const BlockOrder = ({ blockIds, onChange }: BlockOrderProps) => {
  const text = useText();
  const language = languageOf(useLocale());
  const [open, setOpen] = useState<{ block: ActionBlockSettings | undefined }>();
  const { data } = useOperationQuery(getActionBlockSettings, { query: { PageSize: 100 } });
  const known = new Map(data?.PageItems.map((block) => [block.BlockId, block]));
  const nameOf = (id: string): string => anyText(known.get(id)?.Titles ?? {}, language) || id;
  const free = [...known.keys()].filter((id) => !blockIds.includes(id));
  const add = (id: string): void => {
    if (!blockIds.includes(id) && blockIds.length < MOST) onChange([...blockIds, id]);
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-lg font-semibold">{text('editing.blocks')}</legend>
      {blockIds.length === 0 && <p className="text-muted">{text('editing.landing.noBlocks')}</p>}
      <OrderList label={text('editing.blocks')} items={blockIds} idOf={(id) => id} nameOf={nameOf} onChange={onChange}>
        {(id) => {
          const block = known.get(id);
          return block === undefined ? null : (
            <Button size="small" kind="quiet" onPress={() => setOpen({ block })}>
              {text('editing.edit')}
              <span className="sr-only"> {nameOf(id)}</span>
            </Button>
          );
        }}
      </OrderList>
      {blockIds.length < MOST && (
        <div className="grid gap-2">
          <ComboBox
            key={blockIds.length}
            label={text('editing.landing.addBlock')}
            placeholder={text('editing.landing.addBlock.find')}
            defaultItems={free.map((id) => ({ id, name: nameOf(id) }))}
            onSelectionChange={(key) => key !== null && add(String(key))}
          />
          <Button onPress={() => setOpen({ block: undefined })} className="justify-self-start">
            <PlusIcon size={18} />
            {text('editing.blocks.add')}
          </Button>
        </div>
      )}
      {open && (
        <BlockDialog
          key={open.block?.BlockId ?? 'new'}
          block={open.block}
          onSaved={add}
          onClose={() => setOpen(undefined)}
        />
      )}
    </fieldset>
  );
};

/** The fields of a landing page: texts by language, the picture, the blocks in their order. */
export const LandingForm = ({ draft }: { draft: LandingDraft }) => {
  const text = useText();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const { value, change } = draft;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SaveNotes draft={draft} />
      <LanguageTabs
        language={language}
        onChange={setLanguage}
        texts={[value.title, value.introduction, value.heroText]}
      >
        <div lang={language} className="grid gap-3">
          <TextField
            label={`${text('editing.field.title')} (${nameOfLanguage(language)})`}
            value={value.title[language] ?? ''}
            maxLength={200}
            onChange={(typed) => change({ title: withText(value.title, language, typed) })}
          />
          <TextAreaField
            label={text('editing.field.introduction')}
            value={value.introduction[language] ?? ''}
            maxLength={4000}
            rows={4}
            onChange={(typed) => change({ introduction: withText(value.introduction, language, typed) })}
          />
          <TextField
            label={text('editing.field.heroText')}
            value={value.heroText[language] ?? ''}
            maxLength={300}
            onChange={(typed) => change({ heroText: withText(value.heroText, language, typed) })}
          />
        </div>
      </LanguageTabs>
      <TextField
        label={text('editing.field.heroImage')}
        hint={text('editing.field.heroImage.hint')}
        value={value.heroImageUrl}
        maxLength={400}
        onChange={(heroImageUrl) => change({ heroImageUrl })}
        error={draft.problem?.about('HeroImageUrl') && text('editing.problem.address')}
      />
      <TextField
        label={text('editing.field.heroLink')}
        placeholder="/catalogue/…"
        value={value.heroLinkUrl}
        maxLength={400}
        onChange={(heroLinkUrl) => change({ heroLinkUrl })}
        error={draft.problem?.about('HeroLinkUrl') && text('editing.problem.address')}
      />
      <BlockOrder blockIds={value.blockIds} onChange={(blockIds) => change({ blockIds })} />
    </div>
  );
};
