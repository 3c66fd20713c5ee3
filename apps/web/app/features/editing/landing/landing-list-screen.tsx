import {
  deleteLandingPage,
  getLandingPageSettings,
  type LandingPageSettings,
  saveLandingPageSettings,
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
import { landingBody, landingFieldsOf } from './landing-fields.ts';

const PAGE_SIZE = 20;

/** All landing pages, drafts too. [own-land-01] [own-land-02] */
export default function LandingPages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const { page, query, hrefOf, go } = useAddress('/editor/landing');
  const pages = useOperationQuery(
    getLandingPageSettings,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['catalogue'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(saveLandingPageSettings, settings);
  const remove = useOperation(deleteLandingPage, settings);
  const nameOf = (one: LandingPageSettings): string => anyText(one.Title, language) || one.Key;
  const take = (one: LandingPageSettings | undefined): void => {
    if (one === undefined) return;
    remove.mutate(
      { params: { id: one.Id }, query: { Version: one.Version } },
      {
        onSuccess: () =>
          notify(text('editing.deleted', { name: nameOf(one) }), () =>
            restore.mutate({ body: landingBody({ type: one.Type, key: one.Key }, landingFieldsOf(one)) }),
          ),
      },
    );
  };
  return (
    <>
      <ScreenHead title={text('editing.landing')} lead={text('editing.landing.lead')}>
        <LinkButton kind="primary" to="/editor/landing/new">
          <PlusIcon size={18} />
          {text('editing.landing.add')}
        </LinkButton>
      </ScreenHead>
      <ListSearch label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />
      <Answered answer={pages}>
        {({ PageItems, TotalItems }) =>
          PageItems.length === 0 ? (
            <EmptyState title={text(query === '' ? 'editing.landing.none' : 'editing.none.found')} />
          ) : (
            <>
              <PageList
                caption={text('editing.landing')}
                pages={PageItems.map((one) => ({
                  id: one.Id,
                  name: nameOf(one),
                  detail: `${text(`editing.landing.type.${one.Type}`)} · ${one.Url || one.Key}`,
                  to: `/editor/landing/${one.Type}/${encodeURIComponent(one.Key)}`,
                  isPublished: one.IsPublished,
                  changedAt: one.ModifiedAt,
                  changedBy: one.ModifiedBy,
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
