import type { PdfCatalogColumn } from '@grossist/contracts';
import { useEffect } from 'react';

/** Orders of the list of catalogs, as the address names them; the first is the usual one. */
export const CATALOGUE_ORDERS = ['newest', 'oldest', 'changed', 'name', 'type', 'materials', 'creator'] as const;
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number];

/** The lists of the page; the first is the usual one. */
export const CATALOGUE_TABS = ['catalogues', 'documents', 'simple', 'pictures'] as const;

/** The list of catalogs, or another list of the page, as its address states it. */
export interface CataloguesWanted {
  tab: (typeof CATALOGUE_TABS)[number];
  query: string;
  /** Contact ids of those who created catalogs. */
  users: readonly string[];
  /** Calendar dates, both included; empty: open. */
  from: string;
  until: string;
  order: CatalogueOrder;
  /** From 1. */
  page: number;
}

/** The list's state in the address, and functions to link and navigate to another. */
export interface CataloguesPlace {
  wanted: CataloguesWanted;
  hrefOf: (next: CataloguesWanted) => string;
  go: (next: CataloguesWanted) => void;
}

const LONGEST_QUERY = 100;
const MOST_USERS = 50;
const MOST_PAGES = 100_000;
const A_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const AN_ID = /^[\w-]{1,64}$/;

const dateIn = (value: string | null): string => (value !== null && A_DATE.test(value) ? value : '');

/** Reads an address that a person may have typed. */
export const readCataloguesAddress = (search: URLSearchParams): CataloguesWanted => {
  const page = Number(search.get('page') ?? '1');
  return {
    tab: CATALOGUE_TABS.find((tab) => tab === search.get('tab')) ?? CATALOGUE_TABS[0],
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY),
    users: [...new Set(search.getAll('user'))].filter((id) => AN_ID.test(id)).slice(0, MOST_USERS),
    from: dateIn(search.get('from')),
    until: dateIn(search.get('until')),
    order: CATALOGUE_ORDERS.find((order) => order === search.get('sort')) ?? CATALOGUE_ORDERS[0],
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** Returns the part of the address behind the path that reads so. */
export const writeCataloguesAddress = (wanted: CataloguesWanted): string => {
  const search = new URLSearchParams();
  if (wanted.tab !== CATALOGUE_TABS[0]) search.set('tab', wanted.tab);
  for (const [name, value] of Object.entries({ query: wanted.query, from: wanted.from, until: wanted.until })) {
    if (value !== '') search.set(name, value);
  }
  for (const user of wanted.users) search.append('user', user);
  if (wanted.order !== CATALOGUE_ORDERS[0]) search.set('sort', wanted.order);
  if (wanted.page > 1) search.set('page', String(wanted.page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

/** Returns the list with one creator more, or without one of them; it begins at its first page. */
export const withUserToggled = (wanted: CataloguesWanted, id: string): CataloguesWanted => ({
  ...wanted,
  page: 1,
  users: wanted.users.includes(id) ? wanted.users.filter((user) => user !== id) : [...wanted.users, id],
});

/** Returns the list without filters, in the same order. */
export const withoutFilters = (wanted: CataloguesWanted): CataloguesWanted => ({
  ...wanted,
  query: '',
  users: [],
  from: '',
  until: '',
  page: 1,
});

/** Returns true if something narrows the list. */
export const isFiltered = ({ query, users, from, until }: CataloguesWanted): boolean =>
  query !== '' || users.length > 0 || from !== '' || until !== '';

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

/**
 * Returns how many pages a list has, and goes back to its last one where the address is beyond it: the last item of a page
 * was deleted. `total` is undefined while the items are loaded.
 */
export const useExistingPage = (
  { wanted, go }: CataloguesPlace,
  pageSize: number,
  total: number | undefined,
): number => {
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  useEffect(() => {
    if (total !== undefined && wanted.page > pageCount) go({ ...wanted, page: pageCount });
  });
  return pageCount;
};
