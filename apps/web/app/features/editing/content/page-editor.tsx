import { getPageSettings, type PageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { LinkButton, TextField } from '../../../ui/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { LanguageTabs, withText } from '../parts/language-texts.tsx';
import { AddressField } from '../parts/page-address.tsx';
import { PageEditScreen, usePageDraft } from '../parts/page-draft.tsx';
import { SaveBar, SaveNotes } from '../parts/save-controls.tsx';
import { findPageSettings, NEW_PAGE, PAGE_KINDS, pageFieldsOf, savePageFields } from './page-fields.ts';
import { PagePreview } from './page-preview.tsx';

const MOST_POSITION = 10_000;

/** A help page or guide, with its preview beside it. [own-page-04] */
const PageEditor = ({ page }: { page: PageSettings | undefined }) => {
  const text = useText();
  const { draft, isNew, language, setLanguage, shownTitle, withTitle } = usePageDraft({
    page,
    newFields: NEW_PAGE,
    fieldsOf: pageFieldsOf,
    save: savePageFields,
    find: findPageSettings,
    editorOf: (slug) => `/editor/pages/page/${slug}`,
    area: 'content',
  });
  const { value, change } = draft;
  return (
    <>
      <ScreenHead title={shownTitle}>
        {page?.IsPublished && <LinkButton to={`/pages/${page.Slug}`}>{text('editing.open')}</LinkButton>}
      </ScreenHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SaveNotes draft={draft} />
          <div className="grid gap-3 tablet:grid-cols-[minmax(0,1fr)_10rem_7rem]">
            <AddressField
              prefix="/pages/"
              slug={value.slug}
              onChange={(slug) => change({ slug })}
              error={draft.problem?.about('Slug') && text('editing.problem.slug')}
            />
            <Select
              label={text('editing.page.kind')}
              options={PAGE_KINDS.map((kind) => ({ id: kind, name: text(`editing.page.kind.${kind}`) }))}
              value={value.kind}
              onChange={(kind) => change({ kind: PAGE_KINDS.find((one) => one === kind) ?? 'help' })}
            />
            <TextField
              label={text('editing.page.position')}
              inputMode="numeric"
              value={String(value.position)}
              onChange={(typed) =>
                change({ position: Math.min(MOST_POSITION, Number(typed.replaceAll(/\D/g, '').slice(0, 5))) })
              }
            />
          </div>
          <LanguageTabs
            language={language}
            onChange={setLanguage}
            texts={[value.title, value.introduction, value.body]}
          >
            <TextField
              label={text('editing.field.title')}
              value={value.title[language] ?? ''}
              maxLength={200}
              onChange={(typed) => change(withTitle(typed))}
            />
            <TextAreaField
              label={text('editing.field.introduction')}
              value={value.introduction[language] ?? ''}
              maxLength={1000}
              rows={3}
              onChange={(typed) => change({ introduction: withText(value.introduction, language, typed) })}
            />
            <TextAreaField
              label={text('editing.field.body')}
              hint={text('editing.field.body.hint')}
              value={value.body[language] ?? ''}
              maxLength={20_000}
              rows={16}
              onChange={(typed) => change({ body: withText(value.body, language, typed) })}
            />
          </LanguageTabs>
        </div>
        <PagePreview
          lang={language}
          title={value.title[language] ?? ''}
          introduction={value.introduction[language] ?? ''}
          body={value.body[language] ?? ''}
        />
      </div>
      <div className="sticky bottom-14 z-10 border-t border-line bg-canvas py-3 tablet:bottom-0">
        <SaveBar draft={draft} isNew={isNew} />
      </div>
    </>
  );
};

/** The screen that creates a help page or guide. */
export const NewPage = () => <PageEditor page={undefined} />;

const LOADING = ['heading', { beside: [['field', 'tabs', 'field', 'area', 'area'], ['panel']] }] as const;

/** The screen that edits an existing help page or guide. */
export const EditPage = ({ params: { slug = '' } }: DeskScreenProps) => {
  const text = useText();
  const found = useOperationQuery(getPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <PageEditScreen
      list={{ name: text('editing.pages'), path: '/editor/pages' }}
      slug={slug}
      answer={found}
      loading={LOADING}
    >
      {(page) => <PageEditor key={page.Id} page={page} />}
    </PageEditScreen>
  );
};
