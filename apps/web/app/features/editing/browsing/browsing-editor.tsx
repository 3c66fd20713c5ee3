import type { CustomBrowsingPageSettings } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { LinkButton, notify, TextField } from '../../../ui/index.ts';
import { AddressField } from '../parts/address-field.tsx';
import { LanguageTabs } from '../parts/language-tabs.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { SaveNotes } from '../parts/save-notes.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { slugOf } from '../parts/slug.ts';
import { anyText, withText } from '../parts/texts.ts';
import { useVersioned } from '../parts/use-versioned.ts';
import { type BrowsingFields, browsingFieldsOf, findBrowsing, NEW_BROWSING, saveBrowsing } from './browsing-fields.ts';
import { ItemList } from './item-list.tsx';

/** A custom browsing page: its texts and its parts. [own-brw-02] */
export const BrowsingEditor = ({ page }: { page: CustomBrowsingPageSettings | undefined }) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const [id, setId] = useState(page?.Id);
  const draft = useVersioned<BrowsingFields>({
    fields: page === undefined ? NEW_BROWSING : browsingFieldsOf(page),
    version: page?.Version ?? 0,
    save: async (fields, version) => {
      const saved = await saveBrowsing(id, fields, version);
      setId(saved.Id);
      return saved.Version;
    },
    findNow: async () => {
      const now = await findBrowsing(page?.Slug ?? '');
      return now && { fields: browsingFieldsOf(now), version: now.Version };
    },
    invalidates: ['catalogue'],
    onSaved: ({ slug, isPublished }) => {
      notify(text(isPublished ? 'editing.saved.published' : 'editing.saved.draft'));
      if (slug !== page?.Slug) void navigate(path(`/editor/browsing/page/${slug}`), { replace: true });
    },
  });
  const { value, change } = draft;
  const title = anyText(value.title, language);
  const setTitle = (typed: string): void => {
    const next = withText(value.title, language, typed);
    // As long as nobody has typed another one, the address follows the title.
    const follows = id === undefined && value.slug === slugOf(anyText(value.title, language));
    change({ title: next, ...(follows && { slug: slugOf(anyText(next, language)) }) });
  };
  return (
    <>
      <ScreenHead title={title || text('editing.page.add')}>
        {page && <LinkButton to={page.Url}>{text('editing.open')}</LinkButton>}
      </ScreenHead>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <SaveNotes draft={draft} />
        <LanguageTabs language={language} onChange={setLanguage} texts={[value.title, value.introduction]}>
          <TextField
            label={text('editing.field.title')}
            value={value.title[language] ?? ''}
            maxLength={200}
            onChange={setTitle}
          />
          <TextAreaField
            label={text('editing.field.introduction')}
            value={value.introduction[language] ?? ''}
            maxLength={4000}
            rows={4}
            onChange={(typed) => change({ introduction: withText(value.introduction, language, typed) })}
          />
        </LanguageTabs>
        <AddressField
          prefix="/browse/"
          slug={value.slug}
          onChange={(slug) => change({ slug })}
          error={draft.problem?.about('Slug') && text('editing.problem.slug')}
        />
        <ItemList items={value.items} language={language} onChange={(items) => change({ items })} />
        <div className="sticky bottom-14 z-10 border-t border-line bg-canvas py-3 tablet:bottom-0">
          <SaveBar draft={draft} isNew={id === undefined} />
        </div>
      </div>
    </>
  );
};
