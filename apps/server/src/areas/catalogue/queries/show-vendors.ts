import type { getVendors, OperationOutput } from '@grossist/contracts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { presentVendorLink } from '../presenter/vendor-link.ts';

// More than any wholesaler has.
const ALL_VENDORS = 100_000;

export interface VendorsWanted {
  query: string;
  page: number;
  pageSize: number;
}

const beginsAWord = (name: string, beginning: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s\-/.]+/)
    .some((word) => word.startsWith(beginning)) || name.toLowerCase().startsWith(beginning);

/** Vendors of whom the market has something, by name. No query of its own. */
export const showVendors = ({ catalogue }: Pick<CatalogueAccess, 'catalogue'>, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  return async (
    { query, page, pageSize }: VendorsWanted,
    { locale, language, market, assortments }: CatalogueReader,
  ): Promise<OperationOutput<typeof getVendors>> => {
    const { supplierNames } = await referenceNow();
    const { facets } = await askSearch(search, (engine) =>
      engine.search({
        query: '',
        language,
        market,
        assortments,
        sort: 'popularity',
        offset: 0,
        limit: 0,
        facets: 'all',
        facetLimit: 0,
        facetValueLimit: ALL_VENDORS,
      }),
    );
    const beginning = query.trim().toLowerCase();
    const inOrder = new Intl.Collator(locale);
    const found = (facets.find(({ key }) => key === 'supplier')?.values ?? [])
      .flatMap(({ value, count }) => {
        const name = supplierNames.get(value);
        return name === undefined || !beginsAWord(name, beginning)
          ? []
          : [{ ...presentVendorLink(value, name), MaterialCount: count }];
      })
      .sort((a, b) => inOrder.compare(a.Name, b.Name) || (a.Code < b.Code ? -1 : 1));
    return { Vendors: found.slice((page - 1) * pageSize, page * pageSize), TotalCount: found.length };
  };
};
