import { getLandingPageSettings, type LandingPageSettings } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { LinkButton } from '../../../ui/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { anyText } from '../parts/language-texts.tsx';
import { DetailScreen } from '../parts/query-states.tsx';
import { SaveBar } from '../parts/save-controls.tsx';
import { LANDING_TYPES, type LandingPlace, useLandingDraft } from './landing-draft.ts';
import { LandingForm } from './landing-form.tsx';

interface EditorProps {
  place: LandingPlace;
  page: LandingPageSettings | undefined;
}

const LandingEditor = ({ place, page }: EditorProps) => {
  const text = useText();
  const language = languageOf(useLocale());
  const draft = useLandingDraft(place, page);
  const title = anyText(draft.value.title, language) || place.key;
  return (
    <>
      <ScreenHead title={title} lead={`${text(`editing.landing.type.${place.type}`)} · ${page?.Url ?? place.key}`}>
        {page?.Url && <LinkButton to={page.Url}>{text('editing.open')}</LinkButton>}
      </ScreenHead>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <LandingForm draft={draft} />
        <div className="sticky bottom-14 z-10 border-t border-line bg-canvas py-3 tablet:bottom-0">
          <SaveBar draft={draft} isNew={draft.version === 0} />
        </div>
      </div>
    </>
  );
};

/** The landing page of a node, a vendor or an address of its own. */
export default function Landing({ params: { type = '', key = '' } }: DeskScreenProps) {
  const text = useText();
  const place: LandingPlace = { type: LANDING_TYPES.find((one) => one === type) ?? 'custom', key };
  const found = useOperationQuery(getLandingPageSettings, {
    query: { Type: place.type, Query: key, PageSize: 100 },
  });
  return (
    <DetailScreen
      list={{ name: text('editing.landing'), path: '/editor/landing' }}
      name={key}
      path={`/editor/landing/${type}/${key}`}
      answer={found}
      loading={['heading', 'line', 'tabs', 'field', 'area', 'field', 'field']}
    >
      {({ PageItems }) => (
        <LandingEditor key={`${place.type} ${key}`} place={place} page={PageItems.find((page) => page.Key === key)} />
      )}
    </DetailScreen>
  );
}
