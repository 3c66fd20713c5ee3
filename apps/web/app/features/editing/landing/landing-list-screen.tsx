import {
  deleteLandingPage,
  getLandingPageSettings,
  type LandingPageSettings,
  saveLandingPageSettings,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { PAGES_LISTED, PagesScreen } from '../parts/pages-screen.tsx';
import { anyText } from '../parts/texts.ts';
import { useAddress } from '../parts/use-address.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { landingBody, landingFieldsOf } from './landing-fields.ts';

/** All landing pages, drafts too. [own-land-01] [own-land-02] */
export default function LandingPages() {
  const text = useText();
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const address = useAddress('/editor/landing');
  const pages = useOperationQuery(
    getLandingPageSettings,
    { query: { Query: address.query, Page: address.page, PageSize: PAGES_LISTED } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: ['catalogue'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const restore = useOperation(saveLandingPageSettings, settings);
  const remove = useOperation(deleteLandingPage, settings);
  const nameOf = (one: LandingPageSettings): string => anyText(one.Title, language) || one.Key;
  const take = (one: LandingPageSettings): void => {
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
    <PagesScreen
      title={text('editing.landing')}
      lead={text('editing.landing.lead')}
      add={{ name: text('editing.landing.add'), to: '/editor/landing/new' }}
      none={text('editing.landing.none')}
      address={address}
      answer={pages}
      rowOf={(one) => ({
        id: one.Id,
        name: nameOf(one),
        detail: `${text(`editing.landing.type.${one.Type}`)} · ${one.Url || one.Key}`,
        to: `/editor/landing/${one.Type}/${encodeURIComponent(one.Key)}`,
        isPublished: one.IsPublished,
        changedAt: one.ModifiedAt,
        changedBy: one.ModifiedBy,
      })}
      onDelete={take}
    />
  );
}
