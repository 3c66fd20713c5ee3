import type { getCompanyVariationLists, getVariationLists, OperationOutput, VariationList } from '@grossist/contracts';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { ensureFavorites, ensureTopSelling } from '../commands/built-in-lists.ts';
import { MOST_SHARED_LISTS, MOST_SUBSCRIBERS } from '../limits.ts';
import { presentList, rightsOf } from '../presenter.ts';
import { readListRows, type ShownListRow } from './list-rows.ts';
import { subscribersOf } from './subscribers-of.ts';
import type { ReadVisibleLines } from './visible-lines.ts';

/** Subscribers that a list among others is shown with; one list alone is shown with all. */
const MOST_SHOWN_AMONG_OTHERS = 20;

/** More lists than a person may own: handed on lists come on top of the limit. */
const MOST_LISTS = 2000;

export interface ShowDeps {
  db: Database;
  linesOf: ReadVisibleLines;
}

const withDetails = async (
  { db, linesOf }: ShowDeps,
  buyer: Buyer,
  rows: readonly ShownListRow[],
  most: number,
): Promise<readonly VariationList[]> => {
  const seen = rows.filter((row) => row.subscribers_count > 0 && rightsOf(row, buyer)?.seesSubscribers);
  const ids = seen.map(({ id }) => id);
  const subscribers = await subscribersOf(db, ids, most);
  const lines = await linesOf(buyer, rows);
  return rows.map((row) =>
    presentList(row, buyer, {
      subscribers: subscribers.get(row.id) ?? [],
      variationsCount: lines.get(row.id)?.count ?? 0,
    }),
  );
};

/** Returns one list with all its subscribers. At most three queries. [vl-02] @throws Failure 404 */
export const showList =
  (deps: ShowDeps) =>
  async (buyer: Buyer, listId: string): Promise<VariationList> => {
    const rows = await readListRows(deps.db, buyer, sql`v.id = ${listId}`, { limit: 1 });
    const readable = rows.filter((row) => rightsOf(row, buyer) !== undefined);
    const [list] = await withDetails(deps, buyer, readable, MOST_SUBSCRIBERS);
    if (list === undefined) throw notFound('list');
    return list;
  };

/** Returns the buyer's lists with the first of their subscribers. Five queries, however many lists. [vl-18] */
export const showLists =
  (deps: ShowDeps) =>
  async (buyer: Buyer): Promise<OperationOutput<typeof getVariationLists>> => {
    const { db } = deps;
    const favoriteListId = await ensureFavorites(db, buyer.contactId);
    const topSellingListId = await ensureTopSelling(db, buyer.company.id);
    const theirs = sql`(v.kind <> 'temporary'
      and (v.owner_id = ${buyer.contactId} or v.kind = 'topSelling' or s.list_id is not null))`;
    const rows = await readListRows(db, buyer, theirs, { limit: MOST_LISTS + MOST_SHARED_LISTS });
    const lists = await withDetails(deps, buyer, rows, MOST_SHOWN_AMONG_OTHERS);
    const [favoriteList, topSellingList] = [favoriteListId, topSellingListId].map((id) =>
      lists.find(({ Id }) => Id === id),
    );
    if (favoriteList === undefined || topSellingList === undefined) throw notFound('list');
    return {
      favoriteListId,
      topSellingListId,
      myLists: lists.filter(({ Type }) => Type === 'own'),
      sharedLists: lists.filter(({ Type }) => Type === 'shared'),
      favoriteList,
      topSellingList,
    };
  };

export interface CompanyListsWanted {
  /** Part of the name of a list or of its owner. */
  query: string;
  onlyWithoutOwner: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Returns a page of the lists of a user admin's company. Four queries. [own-vl-04] */
export const showCompanyLists =
  (deps: ShowDeps) =>
  async (
    buyer: Buyer,
    { query, onlyWithoutOwner, page, pageSize }: CompanyListsWanted,
  ): Promise<OperationOutput<typeof getCompanyVariationLists>> => {
    const pattern = `%${escapeLike(query.trim().toLowerCase())}%`;
    const wanted = sql`(v.kind = 'own' and v.company_id = ${buyer.company.id}
      and (not ${onlyWithoutOwner}::boolean or v.owner_id is null)
      and (lower(v.name) like ${pattern} or lower(coalesce(o.name, '')) like ${pattern}))`;
    const counted = await sql<{ total: number }>`
      select count(*) as total from variation_lists v left join contacts o on o.id = v.owner_id
      where v.deleted_at is null and ${wanted}`.execute(deps.db);
    const rows = await readListRows(deps.db, buyer, wanted, { limit: pageSize, offset: (page - 1) * pageSize });
    const PageItems = await withDetails(deps, buyer, rows, MOST_SHOWN_AMONG_OTHERS);
    return { PageItems: [...PageItems], TotalItems: counted.rows[0]?.total ?? 0 };
  };
