import { splitLocale } from '../../../i18n/index.ts';
import { listingOf } from '../../catalogue/index.ts';
import { BLOCK_SORTS, type BlockFields } from './block-fields.ts';

const HERE = 'http://shop.invalid';

/** What an address of the shop's search shows, as a block's fields; undefined for any other address. */
export const fieldsFromAddress = (address: string): Pick<BlockFields, 'term' | 'facets' | 'sort'> | undefined => {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, HERE)) return undefined;
  const { pathname, search } = new URL(trimmed, HERE);
  const { path } = splitLocale(pathname);
  if (path !== '/search' && !path.startsWith('/catalogue/')) return undefined;
  const { query, chosen, sort } = listingOf(new URLSearchParams(search));
  return {
    term: query,
    facets: chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
    sort: BLOCK_SORTS.find((one) => one === sort) ?? '',
  };
};

/** The path below the catalogue that an address names, without locale; empty for none. */
export const nodePathOf = (address: string): string => {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, HERE)) return '';
  const { path } = splitLocale(new URL(trimmed, HERE).pathname);
  return path.startsWith('/catalogue/') ? path : '';
};
