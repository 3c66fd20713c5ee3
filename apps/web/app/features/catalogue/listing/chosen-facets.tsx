import type { Facet } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ChosenChips } from '../../../ui/index.ts';
import { type ListingAddress, toggled } from './listing-address.ts';
import { useListingAddress } from './use-listing-address.tsx';

interface ChosenFacet {
  key: string;
  name: string;
  /** The list without it. */
  without: ListingAddress;
}

/** What is chosen in facets, in words, in the order it was chosen. */
export const chosenFacets = (facets: readonly Facet[], listing: ListingAddress): ChosenFacet[] =>
  listing.chosen.flatMap(({ key, values }) => {
    const facet = facets.find(({ Key }) => Key === key);
    return values.map((value): ChosenFacet => {
      const valueName = facet?.Values.find(({ Value }) => Value === value)?.Name ?? value.replace('..', '–');
      const unit = facet?.Unit ? `\u00a0${facet.Unit}` : '';
      return {
        key: `${key}:${value}`,
        name: `${facet?.Name ?? key}: ${valueName}${unit}`,
        without: toggled(listing, key, value),
      };
    });
  });

interface ChosenFacetsProps {
  facets: readonly Facet[];
  listing: ListingAddress;
  /** The search words below a node; a search page has them in its title. */
  hasQueryChip: boolean;
}

/** What is chosen, each with the way to take it back. */
export const ChosenFacets = ({ facets, listing, hasQueryChip }: ChosenFacetsProps) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const chips = chosenFacets(facets, listing);
  if (hasQueryChip && listing.query !== '') {
    chips.unshift({
      key: '',
      name: text('ui.quoted', { text: listing.query }),
      without: { ...listing, query: '', page: 1 },
    });
  }
  const cleared = { ...listing, chosen: [], query: hasQueryChip ? '' : listing.query, page: 1 };
  return (
    <ChosenChips
      label={text('catalogue.chosen')}
      chips={chips.map(({ key, name, without }) => ({ key, name, href: hrefOf(without) }))}
      clear={{ name: text('catalogue.chosen.clear'), href: hrefOf(cleared) }}
    />
  );
};
