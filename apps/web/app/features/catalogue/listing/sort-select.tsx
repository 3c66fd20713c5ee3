import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { buttonStyle, INPUT_STYLE } from '../../../ui/index.ts';
import { LISTING_SORTS, type ListingAddress, type ListingSort } from './listing-address.ts';
import { ListingFields } from './listing-fields.tsx';
import { useListingAddress } from './use-listing-address.ts';

const NAMES: Record<ListingSort, MessageKey> = {
  relevance: 'catalogue.sort.relevance',
  popularity: 'catalogue.sort.popularity',
  name: 'catalogue.sort.name',
  number: 'catalogue.sort.number',
};

/** The order of the results. A choice sorts at once; before any script runs there is a button for it. */
export const SortSelect = ({ listing }: { listing: ListingAddress }) => {
  const text = useText();
  const id = useId();
  const submit = useSubmit();
  const { pathname } = useListingAddress();
  const usual: ListingSort = listing.query === '' ? 'popularity' : 'relevance';
  // Without words nothing is more relevant than something else.
  const offered = LISTING_SORTS.filter((sort) => sort !== 'relevance' || listing.query !== '');
  const present = listing.sort ?? usual;
  return (
    <Form action={pathname} preventScrollReset className="flex items-center gap-2">
      <ListingFields listing={{ ...listing, sort: undefined }} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {text('catalogue.sort')}
      </label>
      <select
        key={present}
        id={id}
        name="sort"
        defaultValue={offered.includes(present) ? present : usual}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {text(NAMES[sort])}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonStyle('secondary')}>
          {text('catalogue.range.apply')}
        </button>
      </noscript>
    </Form>
  );
};
