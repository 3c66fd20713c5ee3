import type { getPdfCatalogFilter, OperationOutput, PdfCatalog, PdfCatalogColumn } from '@grossist/contracts';
import { CREATED_RANGES, firstDayOf, localTime, marketFacts, parseCreatedDays } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { presentCatalogue, readCatalogues } from './read-catalogues.ts';

export interface CataloguesWanted {
  /** Contact ids of who made them; undefined: everybody. */
  userIds: readonly string[] | undefined;
  /** As parseCreatedDays reads it; undefined: any day. */
  createdRange: string | undefined;
  /** As it was typed; empty: all. */
  query: string;
  types: readonly string[] | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  sortBy: PdfCatalogColumn;
  isDescending: boolean;
}

const MOST_WORDS = 8;
/** People by whom catalogs can be filtered. */
const MOST_USERS = 500;

/** Day on which the catalog `c` was made, in the market's time zone. */
const createdDay = ({ market }: Buyer) => sql`(c.created_at at time zone ${marketFacts(market).timeZone})::date`;

const todayOf = ({ market }: Buyer, now: number) => localTime(now, marketFacts(market).timeZone).date;

const hasWords = (query: string): RawBuilder<boolean> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  return sql<boolean>`lower(concat_ws(' ', c.name, c.description, (select name from contacts where id = c.created_by))
    collate "default") like all (${patterns}::text[])`;
};

const isWanted = (buyer: Buyer, wanted: CataloguesWanted, now: number): RawBuilder<boolean> => {
  const { userIds, createdRange, types } = wanted;
  const days = createdRange === undefined ? undefined : parseCreatedDays(createdRange, todayOf(buyer, now));
  return sql<boolean>`(c.basket_of is null and ${hasWords(wanted.query)}
    ${userIds === undefined ? sql`` : sql`and c.created_by = any(${[...userIds]}::uuid[])`}
    ${types === undefined ? sql`` : sql`and c.type = any(${[...types]}::text[])`}
    ${days?.from === undefined ? sql`` : sql`and ${createdDay(buyer)} >= ${days.from}::date`}
    ${days?.until === undefined ? sql`` : sql`and ${createdDay(buyer)} <= ${days.until}::date`})`;
};

/**
 * Lines of the catalog `c`, hidden ones included: to judge whether the buyer may see each line of all catalogs of a company
 * takes too long.
 */
const ALL_LINES = sql`(
  select count(*) from pdf_catalogue_lines l where l.catalogue_id = c.id and l.removed_at is null)`;

const keyOf = (column: PdfCatalogColumn): RawBuilder<unknown> => {
  switch (column) {
    case 'Name':
      return sql`lower(c.name collate "default")`;
    case 'Description':
      return sql`lower(c.description collate "default")`;
    case 'Type':
      return sql`c.type`;
    case 'CreatedBy':
      return sql`lower(coalesce(maker.name, '') collate "default")`;
    case 'CreatedOn':
      return sql`c.created_at`;
    case 'ModifiedOn':
      return sql`c.modified_at`;
    case 'NoOfVariations':
      return ALL_LINES;
  }
};

/** Returns a page of the company's catalogs. Two queries. [pdf-01] */
export const listCatalogues =
  (db: Database, now: () => number) =>
  async (buyer: Buyer, wanted: CataloguesWanted): Promise<{ items: PdfCatalog[]; total: number }> => {
    const isIn = isWanted(buyer, wanted, now());
    const counted = await sql<{ total: number }>`
      select count(*) as total from pdf_catalogues c
      where c.company_id = ${buyer.company.id} and c.deleted_at is null and ${isIn}`.execute(db);
    const direction = wanted.isDescending ? sql`desc` : sql`asc`;
    const rows = await readCatalogues(db, buyer, isIn, {
      order: sql`${keyOf(wanted.sortBy)} ${direction}, c.created_at desc, c.id desc`,
      limit: wanted.pageSize,
      offset: (wanted.page - 1) * wanted.pageSize,
    });
    return { items: rows.map(presentCatalogue), total: counted.rows[0]?.total ?? 0 };
  };

interface FilterRow {
  counts: number[];
  earliest: string | null;
  latest: string | null;
}

/** Returns by whom and by which days the company's catalogs can be filtered. Two queries. [pdf-12] */
export const filterValues =
  (db: Database, now: () => number) =>
  async (buyer: Buyer): Promise<OperationOutput<typeof getPdfCatalogFilter>> => {
    const today = todayOf(buyer, now());
    const firstDays = CREATED_RANGES.map((range) => firstDayOf(range, today));
    const ofCompany = sql`from pdf_catalogues c
      where c.company_id = ${buyer.company.id} and c.basket_of is null and c.deleted_at is null`;
    const { rows } = await sql<FilterRow>`
      with made as (select ${createdDay(buyer)} as day ${ofCompany})
      select array(
          select (select count(*)::integer from made where day between r.first_day and ${today}::date)
          from unnest(${firstDays}::date[]) with ordinality as r (first_day, place) order by r.place
        ) as counts,
        (select min(day) from made)::text as earliest, (select max(day) from made)::text as latest`.execute(db);
    const users = await sql<{ id: string; name: string; count: number }>`
      select p.id, p.name, made.count from (
        select c.created_by, count(*) as count ${ofCompany} and c.created_by is not null group by 1
      ) made join contacts p on p.id = made.created_by
      order by lower(p.name collate "default"), p.id limit ${MOST_USERS}`.execute(db);
    const [row] = rows;
    return {
      users: users.rows.map(({ id, name, count }) => ({ id, displayName: name, count })),
      dateRanges: CREATED_RANGES.map((value, index) => ({
        value,
        from: firstDayOf(value, today),
        count: row?.counts[index] ?? 0,
      })),
      earliest: row?.earliest ?? null,
      latest: row?.latest ?? null,
    };
  };
