import {
  clearSearchHistory,
  getSearchHistory,
  type OperationOutput,
  setSearchHistoryLimit,
  setSortKey,
} from '@grossist/contracts';
import type { SortKey } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import type { Person, Visitor } from '../identity/index.ts';

/** Deletes a person's search history. */
const forgetSearches =
  (db: Database) =>
  async (contactId: string): Promise<void> => {
    await db.deleteFrom('search_history').where('contact_id', '=', contactId).execute();
  };

/**
 * Records a person's latest search and deletes those beyond their limit; with a limit of 0 nothing is recorded. One
 * statement.
 */
export const rememberSearch =
  (db: Database) =>
  async (contactId: string, given: string): Promise<void> => {
    const query = given.trim();
    if (query === '') return;
    const key = query.toLowerCase();
    await sql`
      with person as (
        select id, search_history_limit as most from contacts where id = ${contactId}
      ), noted as (
        insert into search_history (contact_id, key, query)
        select id, ${key}, ${query} from person where most > 0
        on conflict (contact_id, key) do update set query = excluded.query, searched_at = clock_timestamp()
      )
      delete from search_history h using person
      where h.contact_id = person.id and h.key <> ${key} and h.key not in (
        select older.key from search_history older
        where older.contact_id = person.id and older.key <> ${key}
        order by older.searched_at desc limit greatest(person.most - 1, 0))`.execute(db);
  };

/** Sets how many searches of a person are stored; deletes those beyond the limit at once. */
const setHistoryLimit =
  (db: Database) =>
  (contactId: string, limit: number): Promise<void> =>
    transaction(db, async (tx) => {
      await tx.updateTable('contacts').set({ search_history_limit: limit }).where('id', '=', contactId).execute();
      await sql`
        delete from search_history where contact_id = ${contactId} and key not in (
          select key from search_history where contact_id = ${contactId} order by searched_at desc limit ${limit})`.execute(
        tx,
      );
    });

/** Saves a person's default sort order of searches. [sea-08] */
const saveSortKey =
  (db: Database) =>
  async (contactId: string, sortKey: SortKey): Promise<void> => {
    await db.updateTable('contacts').set({ sort_key: sortKey }).where('id', '=', contactId).execute();
  };

/** Loads a person's search history, latest first, and its limit. One query. */
const readHistory =
  (db: Database) =>
  async (contactId: string): Promise<OperationOutput<typeof getSearchHistory>> => {
    const { rows } = await sql<{ most: number; query: string | null; searched_at: Date | null }>`
      select c.search_history_limit as most, h.query, h.searched_at
      from contacts c left join search_history h on h.contact_id = c.id
      where c.id = ${contactId} order by h.searched_at desc nulls last limit 50`.execute(db);
    const Limit = rows[0]?.most ?? 0;
    return {
      Limit,
      Queries: rows
        .flatMap(({ query, searched_at }) =>
          query === null || searched_at === null ? [] : [{ Query: query, SearchedAt: searched_at.toISOString() }],
        )
        .slice(0, Limit),
    };
  };

const person = (visitor: Visitor): Person => {
  if (visitor.kind !== 'person') throw signedOut();
  return visitor;
};

/** Routes of a person's search preferences: sort order and search history. */
export const ownSearchRoutes = (db: Database): readonly Answer[] => {
  const changeSortKey = saveSortKey(db);
  const historyOf = readHistory(db);
  const forget = forgetSearches(db);
  const limit = setHistoryLimit(db);

  return [
    answer(setSortKey, async ({ body }, { visitor }) => {
      await changeSortKey(person(visitor).contactId, body.SortKey);
      return DONE;
    }),
    answer(getSearchHistory, async (_, { visitor }) => historyOf(person(visitor).contactId)),
    answer(clearSearchHistory, async (_, { visitor }) => {
      await forget(person(visitor).contactId);
      return DONE;
    }),
    answer(setSearchHistoryLimit, async ({ body }, { visitor }) => {
      await limit(person(visitor).contactId, body.Limit);
      return DONE;
    }),
  ];
};
