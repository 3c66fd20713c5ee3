import type { PdfCatalogColumn } from '@grossist/contracts';
import type { CatalogueOrder, CataloguesWanted } from './catalogues-address.ts';

/** Section 9: ten catalogs a page. */
export const PAGE_SIZE = 10;

const ORDERS: Record<CatalogueOrder, { SortBy: PdfCatalogColumn; SortDirection: 'asc' | 'desc' }> = {
  newest: { SortBy: 'CreatedOn', SortDirection: 'desc' },
  oldest: { SortBy: 'CreatedOn', SortDirection: 'asc' },
  changed: { SortBy: 'ModifiedOn', SortDirection: 'desc' },
  name: { SortBy: 'Name', SortDirection: 'asc' },
  type: { SortBy: 'Type', SortDirection: 'asc' },
  materials: { SortBy: 'NoOfVariations', SortDirection: 'desc' },
  creator: { SortBy: 'CreatedBy', SortDirection: 'asc' },
};

/** Returns the input of getPdfCatalogs for an address. [pdf-01] */
export const requestOf = ({ query, users, from, until, order, page }: CataloguesWanted) => ({
  query: {
    Query: query,
    UserIds: users.length === 0 ? undefined : users.join(','),
    CreatedDateRange: from === '' && until === '' ? undefined : `${from}..${until}`,
    PageNumber: page,
    PageSize: PAGE_SIZE,
    ...ORDERS[order],
  },
});
