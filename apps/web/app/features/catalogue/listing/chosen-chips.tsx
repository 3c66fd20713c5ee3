import type { Facet } from '@grossist/contracts';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { CloseIcon } from '../../../ui/index.ts';
import { type ListingAddress, toggled } from './listing-address.ts';
import { useListingAddress } from './use-listing-address.ts';

interface ChosenChip {
  key: string;
  name: string;
  /** The list without it. */
  without: ListingAddress;
}

/** What is chosen in facets, in words, in the order it was chosen. */
export const chosenChips = (facets: readonly Facet[], listing: ListingAddress): ChosenChip[] =>
  listing.chosen.flatMap(({ key, values }) => {
    const facet = facets.find(({ Key }) => Key === key);
    return values.map((value): ChosenChip => {
      const valueName = facet?.Values.find(({ Value }) => Value === value)?.Name ?? value.replace('..', '–');
      const unit = facet?.Unit ? `\u00a0${facet.Unit}` : '';
      return {
        key: `${key}:${value}`,
        name: `${facet?.Name ?? key}: ${valueName}${unit}`,
        without: toggled(listing, key, value),
      };
    });
  });

interface ChosenChipsProps {
  facets: readonly Facet[];
  listing: ListingAddress;
  /** The words searched for below a node; a search says them in its title. */
  hasQueryChip: boolean;
}

/** What is chosen, each with the way to take it back; links, which work before any script runs. */
export const ChosenChips = ({ facets, listing, hasQueryChip }: ChosenChipsProps) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const chips = chosenChips(facets, listing);
  if (hasQueryChip && listing.query !== '') {
    chips.unshift({ key: '', name: `“${listing.query}”`, without: { ...listing, query: '', page: 1 } });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text('catalogue.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            to={hrefOf(without)}
            rel="nofollow"
            preventScrollReset
            aria-label={text('ui.remove', { name })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-sm hover:border-ink"
          >
            {name}
            <CloseIcon size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={hrefOf({ ...listing, chosen: [], query: hasQueryChip ? '' : listing.query, page: 1 })}
          rel="nofollow"
          preventScrollReset
          className="inline-flex min-h-8 items-center px-1 text-sm text-accent underline underline-offset-3"
        >
          {text('catalogue.chosen.clear')}
        </Link>
      </li>
    </ul>
  );
};
