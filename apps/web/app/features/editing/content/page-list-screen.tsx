import { deletePage, getPageSettings, type PageSettings, savePage } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, notify, Pagination, PlusIcon } from '../../../ui/index.ts';
import { Answered } from '../parts/answered.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageList } from '../parts/page-list.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { anyText } from '../parts/texts.ts';
import { useAddress } from '../parts/use-address.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { pageBody, pageFieldsOf } from './page-fields.ts';

const PAGE_SIZE = 20;

/** All help pages and guides, drafts too. [own-page-03] [own-page-05] */
export default function Pages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const { page, query, hrefOf, go } = useAddress('/editor/pages');
  const pages = useOperationQuery(
    getPageSettings,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['content'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(savePage, settings);
  const remove = useOperation(deletePage, settings);
  const nameOf = (one: PageSettings): string => anyText(one.Title, language) || one.Slug;
  const take = (one: PageSettings | undefined): void => {
    if (one === undefined) return;
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
    <>
      <ScreenHead title={text('editing.pages')} lead={text('editing.pages.lead')}>
        <LinkButton kind="primary" to="/editor/pages/new">
          <PlusIcon size={18} />
          {text('editing.page.add')}
        </LinkButton>
      </ScreenHead>
      <ListSearch label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />
      <Answered answer={pages}>
        {({ PageItems, TotalItems }) =>
          PageItems.length === 0 ? (
            <EmptyState title={text(query === '' ? 'editing.page.none' : 'editing.none.found')} />
          ) : (
            <>
              <PageList
                caption={text('editing.pages')}
                pages={PageItems.map((one) => ({
                  id: one.Id,
                  name: nameOf(one),
                  detail: `${text(`editing.page.kind.${one.Kind}`)} · /pages/${one.Slug}`,
                  to: `/editor/pages/page/${one.Slug}`,
                  isPublished: one.IsPublished,
                  changedAt: one.ModifiedAt,
                }))}
                onDelete={(id) => take(PageItems.find((one) => one.Id === id))}
              />
              <Pagination page={page} pageCount={Math.ceil(TotalItems / PAGE_SIZE)} hrefOf={hrefOf} />
            </>
          )
        }
      </Answered>
    </>
  );
}
