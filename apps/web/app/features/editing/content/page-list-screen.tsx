import { deletePage, getPageSettings, type PageSettings, savePage } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { PAGES_LISTED, PagesScreen } from '../parts/pages-screen.tsx';
import { anyText } from '../parts/texts.ts';
import { useAddress } from '../parts/use-address.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { pageBody, pageFieldsOf } from './page-fields.ts';

/** All help pages and guides, drafts too. [own-page-03] [own-page-05] */
export default function Pages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const address = useAddress('/editor/pages');
  const pages = useOperationQuery(
    getPageSettings,
    { query: { Query: address.query, Page: address.page, PageSize: PAGES_LISTED } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['content'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(savePage, settings);
  const remove = useOperation(deletePage, settings);
  const nameOf = (one: PageSettings): string => anyText(one.Title, language) || one.Slug;
  const take = (one: PageSettings): void => {
    remove.mutate(
      { params: { id: one.Id }, query: { Version: one.Version } },
      {
        onSuccess: () =>
          notify(text('editing.deleted', { name: nameOf(one) }), () =>
            restore.mutate({ body: pageBody(pageFieldsOf(one)) }),
          ),
      },
    );
  };
  return (
    <PagesScreen
      title={text('editing.pages')}
      lead={text('editing.pages.lead')}
      add={{ name: text('editing.page.add'), to: '/editor/pages/new' }}
      none={text('editing.page.none')}
      address={address}
      answer={pages}
      rowOf={(one) => ({
        id: one.Id,
        name: nameOf(one),
        detail: `${text(`editing.page.kind.${one.Kind}`)} · /pages/${one.Slug}`,
        to: `/editor/pages/page/${one.Slug}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
      })}
      onDelete={take}
    />
  );
}
