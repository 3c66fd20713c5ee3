import {
  type CustomBrowsingPageSettings,
  deleteCustomBrowsingPage,
  getCustomBrowsingPageSettings,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
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
import { browsingBody, browsingFieldsOf } from './browsing-fields.ts';

const PAGE_SIZE = 20;

/** All custom browsing pages, drafts too. [own-brw-01] [own-brw-03] */
export default function BrowsingPages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const { page, query, hrefOf, go } = useAddress('/editor/browsing');
  const pages = useOperationQuery(
    getCustomBrowsingPageSettings,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['catalogue'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(saveCustomBrowsingPage, settings);
  const remove = useOperation(deleteCustomBrowsingPage, settings);
  const nameOf = (one: CustomBrowsingPageSettings): string => anyText(one.Title, language) || one.Slug;
  const take = (one: CustomBrowsingPageSettings | undefined): void => {
    if (one === undefined) return;
    remove.mutate(
      { params: { id: one.Id }, query: { Version: one.Version } },
      {
        onSuccess: () =>
          notify(text('editing.deleted', { name: nameOf(one) }), () =>
            restore.mutate({ body: browsingBody(browsingFieldsOf(one)) }),
          ),
      },
    );
  };
  return (
    <>
      <ScreenHead title={text('editing.browsing')} lead={text('editing.browsing.lead')}>
        <LinkButton kind="primary" to="/editor/browsing/new">
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
                caption={text('editing.browsing')}
                pages={PageItems.map((one) => ({
                  id: one.Id,
                  name: nameOf(one),
                  detail: one.Url,
                  to: `/editor/browsing/page/${one.Slug}`,
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
