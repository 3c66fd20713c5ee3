import { deleteCustomBrowsingPage, getCustomBrowsingPageSettings, saveCustomBrowsingPage } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PagesScreen, usePageList } from '../parts/pages-screen.tsx';
import { browsingBody, browsingFieldsOf } from './browsing-fields.ts';

/** All custom browsing pages, drafts too. [own-brw-01] [own-brw-03] */
export default function BrowsingPages() {
  const text = useText();
  const { address, input, settings, nameOf } = usePageList('/editor/browsing', 'catalogue');
  const pages = useOperationQuery(getCustomBrowsingPageSettings, input, { keepPrevious: true });
  const restore = useOperation(saveCustomBrowsingPage, settings);
  const remove = useOperation(deleteCustomBrowsingPage, settings);
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
        name: nameOf(one.Title, one.Slug),
        detail: one.Url,
        to: `/editor/browsing/page/${one.Slug}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
      })}
      remove={remove}
      restore={(one) => restore.mutate({ body: browsingBody(browsingFieldsOf(one)) })}
    />
  );
}
