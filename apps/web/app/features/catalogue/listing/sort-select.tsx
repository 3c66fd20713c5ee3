import { setSortKey } from '@grossist/contracts';
import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { callOperation } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { buttonStyle, INPUT_STYLE } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { isSort, LISTING_SORTS, type ListingAddress, type ListingSort } from './listing-address.ts';
import { ListingFields } from './listing-fields.tsx';
import { rememberSort } from './remembered-view.ts';
import { useListingAddress } from './use-listing-address.ts';

const NAMES: Record<ListingSort, MessageKey> = {
  relevance: 'catalogue.sort.relevance',
  popularity: 'catalogue.sort.popularity',
  name: 'catalogue.sort.name',
  number: 'catalogue.sort.number',
};

/** The order of the results. A choice sorts at once; before any script runs there is a button for it. */
export const SortSelect = ({ listing, sort }: { listing: ListingAddress; sort: ListingSort | undefined }) => {
  const text = useText();
  const id = useId();
  const submit = useSubmit();
  const { pathname } = useListingAddress();
  const usual: ListingSort = listing.query === '' ? 'popularity' : 'relevance';
  // Without words nothing is more relevant than something else.
  const offered = LISTING_SORTS.filter((one) => one !== 'relevance' || listing.query !== '');
  const present = sort ?? usual;
  const isSignedIn = useSignedInUser() !== undefined;

  const choose = (form: HTMLFormElement | null, wanted: string): void => {
    void submit(form, { preventScrollReset: true });
    if (!isSignedIn || !isSort(wanted)) return;
    rememberSort(wanted);
    // An order that is not remembered everywhere still holds here.
    callOperation(setSortKey, { body: { SortKey: wanted } }).catch(() => undefined);
  };
  return (
    <Form action={pathname} preventScrollReset className="flex items-center gap-2">
      <ListingFields listing={{ ...listing, sort: undefined, by: undefined }} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {text('catalogue.sort')}
      </label>
      <select
        key={present}
        id={id}
        name="sort"
        defaultValue={offered.includes(present) ? present : usual}
        onChange={({ currentTarget: { form, value } }) => choose(form, value)}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {text(NAMES[one])}
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
