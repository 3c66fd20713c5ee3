import { facetVisibilityInitialLoad } from '@grossist/contracts';
import { LANGUAGES, languageOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';
import { ComboBox, Select } from '../../../ui/choices/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { AttributeList } from './attribute-list.tsx';
import { FacetPreview } from './facet-preview.tsx';

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
        <Answered answer={known}>
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
