import { languageOf, type Texts } from '@grossist/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { slugOf } from './slug.ts';
import { anyText, withText } from './texts.ts';
import { type Standing, useVersioned } from './use-versioned.ts';

interface PageFields {
  title: Texts;
  slug: string;
  isPublished: boolean;
}

interface WantedPageDraft<Page, Fields> {
  /** Undefined: a new one. */
  page: Page | undefined;
  newFields: Fields;
  fieldsOf: (page: Page) => Fields;
  save: (id: string | undefined, fields: Fields, version: number) => Promise<{ Id: string; Version: number }>;
  /** The page at an address as the shop keeps it. */
  find: (slug: string) => Promise<Page | undefined>;
  /** Where its editor is, without locale. */
  editorOf: (slug: string) => string;
  /** The area whose answers a save makes old. */
  area: string;
}

/** A page of the shop while it is written: its draft, in the language that is shown; its address follows its title. */
export const usePageDraft = <Page extends { Id: string; Version: number; Slug: string }, Fields extends PageFields>({
  page,
  newFields,
  fieldsOf,
  save,
  find,
  editorOf,
  area,
}: WantedPageDraft<Page, Fields>) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const [id, setId] = useState(page?.Id);
  const draft = useVersioned<Fields>({
    fields: page === undefined ? newFields : fieldsOf(page),
    version: page?.Version ?? 0,
    save: async (fields, version) => {
      const saved = await save(id, fields, version);
      setId(saved.Id);
      return saved.Version;
    },
    findNow: async (): Promise<Standing<Fields> | undefined> => {
      const now = await find(page?.Slug ?? '');
      return now && { fields: fieldsOf(now), version: now.Version };
    },
    invalidates: [area],
    onSaved: ({ slug, isPublished }) => {
      notify(text(isPublished ? 'editing.saved.published' : 'editing.saved.draft'));
      if (slug !== page?.Slug) void navigate(path(editorOf(slug)), { replace: true });
    },
  });
  const { value } = draft;
  return {
    draft,
    isNew: id === undefined,
    language,
    setLanguage,
    /** The title as it stands, in whichever language there is one. */
    shownTitle: anyText(value.title, language) || text('editing.page.add'),
    /** What changes when this title is typed: as long as nobody has typed another address, it follows. */
    withTitle: (typed: string): { title: Texts; slug: string } => {
      const title = withText(value.title, language, typed);
      const follows = id === undefined && value.slug === slugOf(anyText(value.title, language));
      return { title, slug: follows ? slugOf(anyText(title, language)) : value.slug };
    },
  };
};
