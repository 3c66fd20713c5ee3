import { ORDER_DELIVERY_TYPES, parseCalendarDate } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { presentDeliveryType } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** What narrows a list besides its query: values of a key are alternatives, keys hold together. */
export const FACET_KEYS = [
  'soldTo',
  'orderedBy',
  'project',
  'status',
  'orderType',
  'deliveryType',
  'year',
  'month',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

export interface Chosen {
  /** Absent: the key narrows nothing. */
  values: Partial<Record<FacetKey | 'reason', readonly string[]>>;
  /** Calendar dates in the company's market, both included. */
  from: string | undefined;
  to: string | undefined;
}

export interface SelectedFacet {
  Key: string;
  Values: readonly string[];
}

/** Years in which there were never orders are left out, with what no calendar of a database has. */
const dateOf = (text: string | undefined): string | undefined => {
  const date = parseCalendarDate(text ?? '');
  if (date === undefined) return undefined;
  return date < '1000-01-01' ? '1000-01-01' : date > '9000-01-01' ? '9000-01-01' : date;
};

/** Keys that no list has are passed over, and a date that is none is left out. */
export const chosenOf = (selected: readonly SelectedFacet[]): Chosen => {
  const values: Chosen['values'] = {};
  let span: readonly string[] = [];
  for (const { Key, Values } of selected) {
    if (Values.length === 0) continue;
    const key = [...FACET_KEYS, 'reason' as const].find((known) => known === Key);
    if (Key === 'orderedAt') span = Values;
    else if (key !== undefined) values[key] = [...(values[key] ?? []), ...Values];
  }
  return { values, from: dateOf(span[0]), to: dateOf(span[1]) };
};

/** The wire's words for delivery types as the columns have them; a word that there is not finds nothing. */
export const deliveryTypesOf = (words: readonly string[]): readonly string[] =>
  words.map((word) => ORDER_DELIVERY_TYPES.find((type) => presentDeliveryType(type) === word) ?? '');

/**
 * Years and months as the first days of months they begin at and end before; what is no year or month finds nothing.
 */
export interface MonthSpan {
  from: string;
  before: string;
}

const NEVER: MonthSpan = { from: '0001-01-01', before: '0001-01-01' };

const firstOf = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

export const spanOfYear = (text: string): MonthSpan => {
  if (!/^[1-9]\d{3}$/.test(text) || text === '9999') return NEVER;
  return { from: firstOf(Number(text), 1), before: firstOf(Number(text) + 1, 1) };
};

export const spanOfMonth = (text: string): MonthSpan => {
  const [, year, month] = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || year === '9999') return NEVER;
  const next = Number(month) === 12 ? firstOf(Number(year) + 1, 1) : firstOf(Number(year), Number(month) + 1);
  return { from: `${text}-01`, before: next };
};

/** Which of the lists: everything that was sent, or only what is still owed. */
export type OrderListKind = 'history' | 'backorder';

export type OrderSortKey =
  | 'orderedAt-desc'
  | 'orderedAt-asc'
  | 'total-desc'
  | 'total-asc'
  | 'deliveryDate-desc'
  | 'deliveryDate-asc';

export interface OrdersWanted {
  list: OrderListKind;
  query: string;
  chosen: Chosen;
  sortKey: OrderSortKey;
  page: number;
  pageSize: number;
}

/** Behind so many orders it is worth knowing in which months a page lies. */
const FAR_BACK = 50;

/** Whether a page lies deep in a list by time. */
export const isFarBack = ({ sortKey, page, pageSize }: OrdersWanted): boolean =>
  (sortKey === 'orderedAt-desc' || sortKey === 'orderedAt-asc') && (page - 1) * pageSize >= FAR_BACK;

export interface FacetValue {
  key: string;
  value: string;
  /** '' where the value is a code. */
  name: string;
  count: number;
}

/** With a query, so many of the newest that it finds are counted and listed. */
export const MOST_FOUND = 2000;
export const MOST_FACET_VALUES = 50;

/** The buyer's accounts, of their company: what of theirs anybody's orders are on. */
export const accountsOf = (buyer: Buyer): RawBuilder<unknown> => sql`
  select a.id, a.sold_to, a.name from contact_accounts ca join accounts a on a.id = ca.account_id
  where ca.contact_id = ${buyer.contactId} and a.company_id = ${buyer.company.id}`;
