import type { OperationOutput, orderSents } from '@grossist/contracts';
import { useState } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { DaysFields } from '../../../ui/fields/days-fields.tsx';
import { Checkbox, ChevronDownIcon, type ChosenChip } from '../../../ui/index.ts';
import { DELIVERY_TYPES, ORDER_STATUS, RETURN_REASONS, RETURN_STATUS } from '../order-words.ts';
import { FACET_KEYS, type FacetKey, type OrdersWanted, toggledFacet } from './orders-address.ts';

/** More values than these wait behind a button. */
const FEW = 7;

interface ShownFacetValue {
  value: string;
  name: string;
  count: number;
}

interface FacetGroupProps {
  name: string;
  values: readonly ShownFacetValue[];
  chosen: readonly string[];
  isOpen: boolean;
  onToggle: (value: string) => void;
}

/** One facet with its values and how many orders each would leave. */
const FacetGroup = ({ name, values, chosen, isOpen, onToggle }: FacetGroupProps) => {
  const text = useText();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  // One more than are shown at first would cost a press and save no room.
  const isFew = values.length <= FEW + 1;
  const shown = isWhole || isFew ? values : values.filter(({ value }, place) => place < FEW || chosen.includes(value));
  return (
    <details open={isOpen || chosen.length > 0} className="group/facet py-1">
      <summary className="flex min-h-10 items-center justify-between gap-2 rounded-sm font-semibold">
        {name}
        <ChevronDownIcon size={18} className="shrink-0 text-muted group-open/facet:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 pb-2">
        <legend className="sr-only">{name}</legend>
        {shown.map(({ value, name: valueName, count }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="min-h-9 w-full min-w-0 laptop:min-h-8"
          >
            <span className="min-w-0 flex-1 truncate" title={valueName}>
              {valueName}
            </span>
            <span className="text-sm text-muted">{format.number(count)}</span>
          </Checkbox>
        ))}
        {shown.length < values.length && (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="justify-self-start py-1 text-sm text-accent underline underline-offset-3"
          >
            {text('orders.facet.all', { count: values.length })}
          </button>
        )}
      </fieldset>
    </details>
  );
};

export type Facet = OperationOutput<typeof orderSents>['Facets'][number];

const FACET_NAMES: Record<FacetKey, MessageKey> = {
  status: 'orders.facet.status',
  year: 'orders.facet.year',
  month: 'orders.facet.month',
  soldTo: 'orders.facet.soldTo',
  project: 'orders.facet.project',
  orderedBy: 'orders.facet.orderedBy',
  deliveryType: 'orders.facet.deliveryType',
  reason: 'orders.facet.reason',
};

const CODES: Partial<Record<FacetKey, Readonly<Record<string, MessageKey>>>> = {
  status: Object.fromEntries(
    Object.entries({ ...ORDER_STATUS, ...RETURN_STATUS }).map(([code, { word }]) => [code, word]),
  ),
  deliveryType: DELIVERY_TYPES,
  reason: RETURN_REASONS,
};

const A_MONTH = /^\d{4}-\d\d$/;

/** Returns the name of a facet's value: the server's if it has one, else a text by its code. */
const useValueName = (): ((key: FacetKey, value: string, facets: readonly Facet[]) => string) => {
  const text = useText();
  const format = useFormat();
  return (key, value, facets) => {
    const word = CODES[key]?.[value];
    if (word !== undefined) return text(word);
    if (key === 'month' && A_MONTH.test(value)) return format.month(value);
    const name = facets.find(({ Key }) => Key === key)?.Values.find(({ Value }) => Value === value)?.Name;
    return name || value;
  };
};

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

/** The filters of the list: days and facets. */
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

/** Returns the active filters as chips: the search, the days, the facets. */
export const useChosen = (
  wanted: OrdersWanted,
  facets: readonly Facet[],
  hrefOf: (next: OrdersWanted) => string,
): ChosenChip[] => {
  const text = useText();
  const format = useFormat();
  const nameOf = useValueName();
  const chips: ChosenChip[] = [];
  const { query, from, until } = wanted;
  if (query !== '')
    chips.push({
      key: 'query',
      name: text('ui.quoted', { text: query }),
      href: hrefOf({ ...wanted, query: '', page: 1 }),
    });
  if (from !== '' || until !== '') {
    const shown = (day: string): string => (day === '' ? '…' : format.date(day));
    chips.push({
      key: 'days',
      name: text('orders.days.chosen', { from: shown(from), until: shown(until) }),
      href: hrefOf({ ...wanted, from: '', until: '', page: 1 }),
    });
  }
  for (const key of FACET_KEYS) {
    for (const value of wanted.facets.get(key) ?? []) {
      chips.push({
        key: `${key}:${value}`,
        name: `${text(FACET_NAMES[key])}: ${nameOf(key, value, facets)}`,
        href: hrefOf(toggledFacet(wanted, key, value)),
      });
    }
  }
  return chips;
};
