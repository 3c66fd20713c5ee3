import { languageOf, type Texts } from '@grossist/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProblemError } from '../../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import type { ExpectedPart } from '../../../ui/data/loading-shape.tsx';
import { EmptyState, notify } from '../../../ui/index.ts';
import { anyText, withText } from './language-texts.tsx';
import { slugOf } from './page-address.tsx';
import { DetailScreen } from './query-states.tsx';
import { type Saved, useVersioned } from './versioned-draft.ts';

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
  /** Loads the saved page with a slug. */
  find: (slug: string) => Promise<Page | undefined>;
  /** Where its editor is, without locale. */
  editorOf: (slug: string) => string;
  /** The area whose queries a save invalidates. */
  area: string;
}

/** Edits a page as a draft in the shown language; the slug of a new page follows its title. */
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
    findNow: async (): Promise<Saved<Fields> | undefined> => {
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
    /** The title in the shown language, else in any. */
    shownTitle: anyText(value.title, language) || text('editing.page.add'),
    /** Returns the changes for a typed title, with the slug as long as no other slug was typed. */
    withTitle: (typed: string): { title: Texts; slug: string } => {
      const title = withText(value.title, language, typed);
      const follows = id === undefined && value.slug === slugOf(anyText(value.title, language));
      return { title, slug: follows ? slugOf(anyText(title, language)) : value.slug };
    },
  };
};

interface PageEditScreenProps<Page> {
  /** The list that it is in, without locale. */
  list: { name: string; path: string };
  slug: string;
  answer: {
    data: { PageItems: readonly Page[] } | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
  };
  /** The parts that the editor has, for the loading state. */
  loading: readonly ExpectedPart[];
  children: (page: Page) => ReactNode;
}

/** Shows the editor of an existing page, or that it does not exist. */
export const PageEditScreen = <Page extends { Slug: string }>(screen: PageEditScreenProps<Page>) => {
  const { list, slug, answer, loading, children } = screen;
  const text = useText();
  return (
    <DetailScreen list={list} name={slug} path={`${list.path}/page/${slug}`} answer={answer} loading={loading}>
      {({ PageItems }) => {
        const page = PageItems.find((one) => one.Slug === slug);
        return page === undefined ? (
          <EmptyState title={text('editing.gone')}>{text('editing.gone.text')}</EmptyState>
        ) : (
          children(page)
        );
      }}
    </DetailScreen>
  );
};
