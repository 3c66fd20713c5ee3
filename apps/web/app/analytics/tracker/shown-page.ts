import type { SearchDocument, VariationDetails } from '@grossist/contracts';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Listing } from '../../features/catalogue/index.ts';
import { splitLocale } from '../../i18n/index.ts';
import type { ShownResults } from './searches.ts';

/** What of a page matters to statistics. */
export interface ShownPage {
  /** Differs for each entry of the history. */
  key: string;
  /** Without the language. */
  path: string;
  results: (ShownResults & { documents: readonly SearchDocument[]; before: number }) | undefined;
  variation: Pick<VariationDetails, 'Code' | 'ItemSAPMaterialNumber'> | undefined;
}

interface WithListing {
  found?: Listing;
}

/** Default number of results on a page. Section 9. */
const PAGE_SIZE = 20;

const countIn = (search: URLSearchParams, name: string, usual: number): number => {
  const count = Number(search.get(name) ?? usual);
  return Number.isInteger(count) && count >= 1 ? count : usual;
};

/** A product counts at its own place, by the first of its variations. */
const documentsOf = ({ view, documents, products }: Listing): readonly SearchDocument[] =>
  view === 'products' ? products.flatMap(({ Variations }) => Variations.slice(0, 1)) : documents;

/** Returns the page that is shown, from its address and the data of its route. */
export const useShownPage = (): ShownPage => {
  const location = useLocation();
  const search = useRouteLoaderData<WithListing>('features/search/search-route');
  const node = useRouteLoaderData<WithListing>('pages/catalogue-route');
  const found = (search ?? node)?.found;
  const variation = useRouteLoaderData<{ variation: VariationDetails }>(
    'features/variation/variation-route',
  )?.variation;
  const address = new URLSearchParams(location.search);
  const page = countIn(address, 'page', 1);
  return {
    key: `${location.key} ${location.pathname}${location.search}`,
    path: splitLocale(location.pathname).path,
    results: found && {
      query: (address.get('query') ?? '').trim(),
      total: found.total,
      page,
      facetCount: address.getAll('f').length,
      documents: documentsOf(found),
      before: (page - 1) * countIn(address, 'size', PAGE_SIZE),
    },
    variation,
  };
};
