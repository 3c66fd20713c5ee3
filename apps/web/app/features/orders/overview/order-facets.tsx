import { useText } from '../../../i18n/index.ts';
import { DaysFields } from '../../../ui/fields/days-fields.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FACET_NAMES, type Facet, useValueName } from './facet-words.ts';
import { FACET_KEYS, type FacetKey, type OrdersWanted, toggledFacet } from './orders-address.ts';

/** Facets that are open from the beginning. */
const OPEN: ReadonlySet<FacetKey> = new Set(['status', 'soldTo', 'project', 'reason']);
/** Facets whose values have an order of their own: the newest first. */
const NEWEST_FIRST: ReadonlySet<FacetKey> = new Set(['year', 'month']);

interface OrderFacetsProps {
  facets: readonly Facet[];
  wanted: OrdersWanted;
  onChange: (next: OrdersWanted) => void;
}

const valuesOf = (key: FacetKey, facets: readonly Facet[]): Facet['Values'] => {
  const values = facets.find(({ Key }) => Key === key)?.Values ?? [];
  return NEWEST_FIRST.has(key) ? values.toSorted((one, other) => (one.Value < other.Value ? 1 : -1)) : values;
};

/** What the list can be narrowed by: days, and the facets it has. */
export const OrderFacets = ({ facets, wanted, onChange }: OrderFacetsProps) => {
  const text = useText();
  const nameOf = useValueName();
  return (
    <>
      {wanted.list !== 'draft' && (
        <DaysFields
          key={`${wanted.from} ${wanted.until}`}
          from={wanted.from}
          until={wanted.until}
          words={{
            label: text('orders.days'),
            from: text('orders.days.from'),
            until: text('orders.days.until'),
            apply: text('orders.days.apply'),
          }}
          onChange={(from, until) => onChange({ ...wanted, from, until, page: 1 })}
        />
      )}
      {FACET_KEYS.map((key) => {
        const values = valuesOf(key, facets);
        const chosen = wanted.facets.get(key) ?? [];
        if (values.length === 0) return null;
        return (
          <FacetGroup
            key={key}
            name={text(FACET_NAMES[key])}
            isOpen={OPEN.has(key)}
            values={values.map(({ Value, Count }) => ({
              value: Value,
              name: nameOf(key, Value, facets),
              count: Count,
            }))}
            chosen={chosen}
            onToggle={(value) => onChange(toggledFacet(wanted, key, value))}
          />
        );
      })}
    </>
  );
};
