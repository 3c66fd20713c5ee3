import { deletePage, getPageSettings, savePage } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PagesScreen, usePageList } from '../parts/pages-screen.tsx';
import { pageBody, pageFieldsOf } from './page-fields.ts';

/** All help pages and guides, drafts too. [own-page-03] [own-page-05] */
export default function Pages() {
  const text = useText();
  const { address, input, settings, nameOf } = usePageList('/editor/pages', 'content');
  const pages = useOperationQuery(getPageSettings, input, { keepPrevious: true });
  const restore = useOperation(savePage, settings);
  const remove = useOperation(deletePage, settings);
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
        name: nameOf(one.Title, one.Slug),
        detail: `${text(`editing.page.kind.${one.Kind}`)} · /pages/${one.Slug}`,
        to: `/editor/pages/page/${one.Slug}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
      })}
      remove={remove}
      restore={(one) => restore.mutate({ body: pageBody(pageFieldsOf(one)) })}
    />
  );
}
