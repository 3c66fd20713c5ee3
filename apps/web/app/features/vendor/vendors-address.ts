/** Vendors on a page. */
export const VENDORS_A_PAGE = 60;

const LONGEST_QUERY = 100;
const MOST_PAGES = 10_000;

export interface VendorsAddress {
  /** The beginning of a word of the name. */
  query: string;
  /** From 1. */
  page: number;
}

/** What a page of vendors shows, as its address says; what is beyond the contract's limits is left out. */
export const vendorsAddressOf = (search: URLSearchParams): VendorsAddress => {
  const page = Number(search.get('page') ?? '1');
  return {
    query: (search.get('query') ?? '')
      .replaceAll(/[\u0000-\u001f\u007f]/g, '')
      .trim()
      .slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** What follows the path: "?query=amp&page=2", or nothing. */
export const vendorsSearchOf = ({ query, page }: VendorsAddress): string => {
  const search = new URLSearchParams();
  if (query !== '') search.set('query', query);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** Returns the query string that restricts a search or a node of the catalog to a vendor's materials. */
export const ofVendor = (code: string): string => `?${new URLSearchParams({ f: `supplier:${code}` })}`;
