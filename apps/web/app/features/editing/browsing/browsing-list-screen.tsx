import {
  type CustomBrowsingPageSettings,
  deleteCustomBrowsingPage,
  getCustomBrowsingPageSettings,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { PAGES_LISTED, PagesScreen } from '../parts/pages-screen.tsx';
import { anyText } from '../parts/texts.ts';
import { useAddress } from '../parts/use-address.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { browsingBody, browsingFieldsOf } from './browsing-fields.ts';

/** All custom browsing pages, drafts too. [own-brw-01] [own-brw-03] */
export default function BrowsingPages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const address = useAddress('/editor/browsing');
  const pages = useOperationQuery(
    getCustomBrowsingPageSettings,
    { query: { Query: address.query, Page: address.page, PageSize: PAGES_LISTED } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['catalogue'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(saveCustomBrowsingPage, settings);
  const remove = useOperation(deleteCustomBrowsingPage, settings);
  const nameOf = (one: CustomBrowsingPageSettings): string => anyText(one.Title, language) || one.Slug;
  const take = (one: CustomBrowsingPageSettings): void => {
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
    <PagesScreen
      title={text('editing.browsing')}
      lead={text('editing.browsing.lead')}
      add={{ name: text('editing.page.add'), to: '/editor/browsing/new' }}
      none={text('editing.page.none')}
      address={address}
      answer={pages}
      rowOf={(one) => ({
        id: one.Id,
        name: nameOf(one),
        detail: one.Url,
        to: `/editor/browsing/page/${one.Slug}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
      })}
      onDelete={take}
    />
  );
}
