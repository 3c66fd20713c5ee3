import {
  deleteCustomBrowsingPage,
  deleteLandingPage,
  deletePage,
  getCustomBrowsingPageSettings,
  getLandingPageSettings,
  getPageSettings,
  saveCustomBrowsingPage,
  saveLandingPageSettings,
  savePage,
} from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { browsingBody, browsingFieldsOf } from './browsing/browsing-fields.ts';
import { pageBody, pageFieldsOf } from './content/page-fields.ts';
import { landingBody, landingFieldsOf } from './landing/landing-draft.ts';
import { PagesScreen, usePageList } from './parts/pages-screen.tsx';

// The editors' lists of the three kinds of pages that they write.

/** All custom browsing pages, drafts too. [own-brw-01] [own-brw-03] */
export const BrowsingPages = () => {
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
};

/** All help pages and guides, drafts too. [own-page-03] [own-page-05] */
export const Pages = () => {
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
};

/** All landing pages, drafts too. [own-land-01] [own-land-02] */
export const LandingPages = () => {
  const text = useText();
  const { address, input, settings, nameOf } = usePageList('/editor/landing', 'catalogue');
  const pages = useOperationQuery(getLandingPageSettings, input, { keepPrevious: true });
  const restore = useOperation(saveLandingPageSettings, settings);
  const remove = useOperation(deleteLandingPage, settings);
  return (
    <PagesScreen
      title={text('editing.landing')}
      lead={text('editing.landing.lead')}
      add={{ name: text('editing.landing.add'), to: '/editor/landing/new' }}
      none={text('editing.landing.none')}
      address={address}
      answer={pages}
      rowOf={(one) => ({
        id: one.Id,
        name: nameOf(one.Title, one.Key),
        detail: `${text(`editing.landing.type.${one.Type}`)} · ${one.Url || one.Key}`,
        to: `/editor/landing/${one.Type}/${encodeURIComponent(one.Key)}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
        changedBy: one.ModifiedBy,
      })}
      remove={remove}
      restore={(one) => restore.mutate({ body: landingBody({ type: one.Type, key: one.Key }, landingFieldsOf(one)) })}
    />
  );
};
