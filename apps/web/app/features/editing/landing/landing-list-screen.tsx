import { deleteLandingPage, getLandingPageSettings, saveLandingPageSettings } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PagesScreen, usePageList } from '../parts/pages-screen.tsx';
import { landingBody, landingFieldsOf } from './landing-draft.ts';

/** All landing pages, drafts too. [own-land-01] [own-land-02] */
export default function LandingPages() {
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
}
