import type { Facet } from '@grossist/contracts';
import { Form, Link } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, CheckIcon, INPUT_STYLE } from '../../../ui/index.ts';
import { boundsOf, type ListingAddress, maxFieldOf, minFieldOf, toggled, withValues } from './listing-address.ts';
import { ListingFields, useListingAddress, usePendingListing } from './use-listing-address.tsx';

interface FacetValueProps {
  facet: Facet;
  value: Facet['Values'][number];
  listing: ListingAddress;
}

/** A value as a link to the list with it, or without it once it is chosen. */
export const FacetValue = ({ facet, value, listing }: FacetValueProps) => {
  const text = useText();
  const format = useFormat();
  const { hrefOf } = useListingAddress();
  const pending = usePendingListing();
  const from = pending ? { ...pending, view: listing.view } : listing;
  return (
    <li>
      <Link
        to={hrefOf(toggled(from, facet.Key, value.Value))}
        rel="nofollow"
        preventScrollReset
        prefetch="intent"
        aria-current={value.IsSelected ? 'true' : undefined}
        className="group/value flex min-h-9 items-center gap-2.5 rounded-sm hover:bg-sunken laptop:min-h-8"
      >
        <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface text-on-accent group-aria-[current]/value:border-accent group-aria-[current]/value:bg-accent">
          {value.IsSelected && <CheckIcon size={16} />}
        </span>
        <span className="min-w-0 flex-1 break-words">
          {value.IsSelected && <span className="sr-only">{text('catalogue.facet.chosen')} </span>}
          {value.Name}
        </span>
        <span className="text-sm text-muted">{format.number(value.Count)}</span>
      </Link>
    </li>
  );
};

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
