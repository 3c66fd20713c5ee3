import type { Facet } from '@grossist/contracts';
import { Form } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE } from '../../../ui/index.ts';
import { type ListingAddress, withValues } from './listing-address.ts';
import { ListingFields } from './listing-fields.tsx';
import { boundsOf, maxFieldOf, minFieldOf } from './range-fields.ts';
import { useListingAddress } from './use-listing-address.ts';

/** From and to as numbers, with comma or point, and their unit. */
export const FacetRange = ({ facet, listing }: { facet: Facet; listing: ListingAddress }) => {
  const text = useText();
  const format = useFormat();
  const { pathname } = useListingAddress();
  const chosen = listing.chosen.find(({ key }) => key === facet.Key)?.values.find((value) => value.includes('..'));
  const { min, max } = boundsOf(chosen);
  const name = facet.Unit === '' ? facet.Name : `${facet.Name} (${facet.Unit})`;
  const field = (label: string, fieldName: string, value: string, end: number | null) => (
    <label className="grid min-w-0 flex-1 gap-0.5 text-sm text-muted">
      <span aria-hidden="true">{label}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        name={fieldName}
        defaultValue={value === '' ? '' : format.number(Number(value))}
        placeholder={end === null ? '' : format.number(end)}
        aria-label={`${name}, ${label}`}
        className={`${INPUT_STYLE} px-2`}
      />
    </label>
  );
  return (
    <Form
      key={chosen}
      action={pathname}
      preventScrollReset
      aria-label={name}
      className="flex flex-wrap items-end gap-2 pb-1"
    >
      <ListingFields listing={withValues(listing, facet.Key, [])} />
      {field(text('catalogue.range.from'), minFieldOf(facet.Key), min, facet.Min)}
      {field(text('catalogue.range.to'), maxFieldOf(facet.Key), max, facet.Max)}
      <Button type="submit" aria-label={text('catalogue.range.apply.named', { name })} className="px-3">
        {text('catalogue.range.apply')}
      </Button>
    </Form>
  );
};
