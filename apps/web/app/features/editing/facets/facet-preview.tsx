import { commerceSearch } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/index.ts';
import { Answered } from '../parts/answered.tsx';

const MOST_VALUES = 5;
/** The facet that the class itself is. */
const CLASS = 'class';

/** The facets as somebody who looks at this class has them now. [sea-02] */
export const FacetPreview = ({ classId }: { classId: string }) => {
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
      <Answered answer={found}>
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
