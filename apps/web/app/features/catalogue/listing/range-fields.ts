import { type ListingAddress, listingOf, withValues } from './listing-address.ts';

const MIN = 'min.';
const MAX = 'max.';

export const minFieldOf = (key: string): string => MIN + key;
export const maxFieldOf = (key: string): string => MAX + key;

/** A number as people write it, with comma or point, as a facet has it; empty for what is none. */
const boundOf = (text: string | null): string => {
  const bare = (text ?? '').replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(bare) ? String(Number(bare)) : '';
};

/** The ends of a chosen range "2.5..16"; a single number is both. */
export const boundsOf = (value: string | undefined): { min: string; max: string } => {
  const [min = '', max = min] = (value ?? '').split('..', 2);
  return { min, max };
};

/** A form's fields for a range ("min.EF000034=2,5") as the address that means the same; undefined without such. */
export const withoutRangeFields = (search: URLSearchParams): ListingAddress | undefined => {
  const keys = new Set<string>();
  for (const name of search.keys()) {
    if (name.startsWith(MIN) || name.startsWith(MAX)) keys.add(name.slice(MIN.length));
  }
  if (keys.size === 0) return undefined;
  let listing = listingOf(search);
  for (const key of keys) {
    const ends = [boundOf(search.get(minFieldOf(key))), boundOf(search.get(maxFieldOf(key)))];
    // Written the wrong way round, it is clear what is meant.
    if (ends[0] !== '' && ends[1] !== '' && Number(ends[0]) > Number(ends[1])) ends.reverse();
    listing = withValues(listing, key, ends.every((end) => end === '') ? [] : [ends.join('..')]);
  }
  return listing;
};
