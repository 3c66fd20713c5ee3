import type { OperationOutput, orderSents } from '@grossist/contracts';
import { useState } from 'react';
import { type MessageKey, useFormat, useText } from '../../i18n/index.ts';
import { Checkbox, ChevronDownIcon } from '../../ui/index.ts';
import { FACET_KEYS, type FacetKey } from './orders-address.ts';

type Facet = OperationOutput<typeof orderSents>['Facets'][number];

const NAMES: Record<FacetKey, MessageKey> = { soldTo: 'orders.facet.soldTo', orderedBy: 'orders.facet.orderedBy' };
/** More values than these wait behind a button. */
const FEW = 8;

export interface OrderFacetsProps {
  facets: readonly Facet[];
  chosen: ReadonlyMap<FacetKey, readonly string[]>;
  onToggle: (key: FacetKey, value: string) => void;
}

/** Narrows the orders by account and by who ordered; folded on a phone. */
export const OrderFacets = ({ facets, chosen, onToggle }: OrderFacetsProps) => {
  const text = useText();
  const count = [...chosen.values()].flat().length;
  const groups = FACET_KEYS.map((key) => (
    <Group
      key={key}
      name={text(NAMES[key])}
      values={facets.find((facet) => facet.Key === key)?.Values ?? []}
      chosen={chosen.get(key) ?? []}
      onToggle={(value) => onToggle(key, value)}
    />
  ));
  return (
    <>
      <details className="group/fold rounded-lg border border-line bg-surface laptop:hidden" open={count > 0}>
        <summary className="flex items-center justify-between gap-2 px-4 py-2.5 font-semibold">
          <span>
            {text('orders.narrow')}
            {count > 0 && ` (${count})`}
          </span>
          <ChevronDownIcon size={18} className="shrink-0 text-muted group-open/fold:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">{groups}</div>
      </details>
      <div className="hidden gap-5 laptop:grid">{groups}</div>
    </>
  );
};

interface GroupProps {
  name: string;
  values: Facet['Values'];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

const Group = ({ name, values, chosen, onToggle }: GroupProps) => {
  const text = useText();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (values.length === 0) return null;
  const shown = isWhole ? values : values.filter((value, place) => place < FEW || chosen.includes(value.Value));
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-semibold">{name}</legend>
      {shown.map((value) => (
        <Checkbox
          key={value.Value}
          isSelected={chosen.includes(value.Value)}
          onChange={() => onToggle(value.Value)}
          className="min-h-8 w-full"
        >
          <span className="min-w-0 flex-1 truncate">{value.Name}</span>
          <span className="text-sm text-muted">{format.number(value.Count)}</span>
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
  );
};
