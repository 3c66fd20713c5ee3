import { commerceSearch, facetVisibilityInitialLoad } from '@grossist/contracts';
import { LANGUAGES, languageOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { ComboBox, Select } from '../../../ui/choices/index.ts';
import { EmptyState, TextLink } from '../../../ui/index.ts';
import { ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/query-states.tsx';
import { AttributeList } from './attribute-table.tsx';

const MOST_VALUES = 5;
/** The facet that the class itself is. */
const CLASS = 'class';

/** The facets as somebody who looks at this class has them now. [sea-02] */
const FacetPreview = ({ classId }: { classId: string }) => {
  const text = useText();
  const format = useFormat();
  const found = useOperationQuery(
    commerceSearch,
    { body: { PageSize: 1, SelectedFacets: [{ Key: CLASS, Values: [classId] }] } },
    { keepPrevious: true },
  );
  return (
    <section aria-labelledby="facet-preview" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="facet-preview" className="text-lg">
        {text('editing.preview')}
      </h2>
      <Answered answer={found} loading={['line', 'list']}>
        {({ FacetsAvailable, TotalCount }) => (
          <>
            <p className="text-sm text-muted">{text('catalogue.count', { count: TotalCount })}</p>
            <ul className="grid gap-3">
              {FacetsAvailable.filter(({ Key }) => Key !== CLASS).map(({ Key, Name, Unit, Type, Min, Max, Values }) => (
                <li key={Key}>
                  <p className="font-semibold">
                    {Name}
                    {Unit !== '' && <span className="font-normal text-muted"> ({Unit})</span>}
                  </p>
                  <p className="text-sm text-muted">
                    {Type === 'range'
                      ? `${format.number(Min ?? 0)} – ${format.number(Max ?? 0)}`
                      : Values.slice(0, MOST_VALUES)
                          .map((value) => `${value.Name} (${format.number(value.Count)})`)
                          .join(', ')}
                  </p>
                </li>
              ))}
            </ul>
            <TextLink to={`/search?f=${encodeURIComponent(`${CLASS}:${classId}`)}`}>
              {text('editing.facets.open')}
            </TextLink>
          </>
        )}
      </Answered>
    </section>
  );
};

/** Which facets are shown how easily, class by class. [fac-01] [fac-02] */
export default function Facets() {
  const text = useText();
  const locale = useLocale();
  const { get, go } = useAddress('/editor/facets');
  const language = LANGUAGES.find((one) => one === get('language')) ?? languageOf(locale);
  const classId = get('class');
  const [typed, setTyped] = useState<string>();
  const known = useOperationQuery(facetVisibilityInitialLoad, {
    query: { language, ...(classId !== '' && { etimClassId: classId }) },
  });
  const found = useOperationQuery(
    facetVisibilityInitialLoad,
    { query: { language, search: typed ?? '' } },
    { keepPrevious: true, enabled: typed !== undefined },
  );
  const classes = (typed === undefined ? known.data : found.data)?.EtimClasses ?? [];
  const chosen = known.data?.EtimClasses.find(({ EtimClassId }) => EtimClassId === classId);
  return (
    <>
      <ScreenHead title={text('editing.facets')} lead={text('editing.facets.lead')} />
      <div className="grid max-w-3xl gap-3 tablet:grid-cols-[minmax(0,1fr)_12rem]">
        <ComboBox
          key={`${classId} ${chosen?.Name ?? ''}`}
          label={text('editing.facets.class')}
          placeholder={text('editing.facets.class.find')}
          items={classes.map(({ EtimClassId, Name }) => ({ id: EtimClassId, name: Name, detail: EtimClassId }))}
          defaultInputValue={chosen?.Name ?? ''}
          onInputChange={setTyped}
          onSelectionChange={(key) => key !== null && go({ class: String(key) })}
        />
        <Select
          label={text('shell.language')}
          options={LANGUAGES.map((id) => ({ id, name: nameOfLanguage(id) }))}
          value={language}
          onChange={(id) => go({ language: id })}
        />
      </div>
      {classId === '' ? (
        <EmptyState title={text('editing.facets.choose')} />
      ) : (
        <Answered answer={known} loading={[{ columns: 4 }]}>
          {({ EtimAttributes, Settings }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_17rem]">
              <AttributeList
                key={`${classId} ${language}`}
                attributes={EtimAttributes}
                classId={classId}
                language={language}
                presetPct={Settings.DefaultPct}
              />
              <FacetPreview classId={classId} />
            </div>
          )}
        </Answered>
      )}
    </>
  );
}
