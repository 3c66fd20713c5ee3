import { type CustomBrowsingPageSettings, getCustomBrowsingPageSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { LinkButton, TextField } from '../../../ui/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { LanguageTabs, withText } from '../parts/language-texts.tsx';
import { AddressField } from '../parts/page-address.tsx';
import { PageEditScreen, usePageDraft } from '../parts/page-draft.tsx';
import { SaveBar, SaveNotes } from '../parts/save-controls.tsx';
import { browsingFieldsOf, findBrowsing, NEW_BROWSING, saveBrowsing } from './browsing-fields.ts';
import { ItemList } from './item-list.tsx';

/** A custom browsing page: its texts and its parts. [own-brw-02] */
const BrowsingEditor = ({ page }: { page: CustomBrowsingPageSettings | undefined }) => {
  const text = useText();
  const { draft, isNew, language, setLanguage, shownTitle, withTitle } = usePageDraft({
    page,
    newFields: NEW_BROWSING,
    fieldsOf: browsingFieldsOf,
    save: saveBrowsing,
    find: findBrowsing,
    editorOf: (slug) => `/editor/browsing/page/${slug}`,
    area: 'catalogue',
  });
  const { value, change } = draft;
  return (
    <>
      <ScreenHead title={shownTitle}>
        {page && <LinkButton to={page.Url}>{text('editing.open')}</LinkButton>}
      </ScreenHead>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <SaveNotes draft={draft} />
        <LanguageTabs language={language} onChange={setLanguage} texts={[value.title, value.introduction]}>
          <TextField
            label={text('editing.field.title')}
            value={value.title[language] ?? ''}
            maxLength={200}
            onChange={(typed) => change(withTitle(typed))}
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
          <SaveBar draft={draft} isNew={isNew} />
        </div>
      </div>
    </>
  );
};

/** The screen that creates a custom browsing page. */
export const NewBrowsing = () => <BrowsingEditor page={undefined} />;

const LOADING = ['heading', 'tabs', 'field', 'area', 'field', 'cards'] as const;

/** The screen that edits an existing custom browsing page. */
export const EditBrowsing = ({ params: { slug = '' } }: DeskScreenProps) => {
  const text = useText();
  const found = useOperationQuery(getCustomBrowsingPageSettings, { query: { Query: slug, PageSize: 100 } });
  return (
    <PageEditScreen
      list={{ name: text('editing.browsing'), path: '/editor/browsing' }}
      slug={slug}
      answer={found}
      loading={LOADING}
    >
      {(page) => <BrowsingEditor key={page.Id} page={page} />}
    </PageEditScreen>
  );
};
