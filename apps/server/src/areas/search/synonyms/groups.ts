import type { getSynonyms, OperationOutput, SynonymGroup } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, errorCode, type SynonymGroupsTable, type Transaction, transaction } from '../../../db/index.ts';
import { checkSeenVersion } from '../../../http/check-input.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';

export interface SynonymsGiven {
  /** Null: every language. */
  language: Language | null;
  words: readonly string[];
  isOneWay: boolean;
}

type SynonymRow = Selectable<SynonymGroupsTable>;

const MOST_WORDS = 50;

/** Returns each word once, ignoring space and case, in the given order. */
const distinctWords = (words: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const plain = word.trim().replace(/\s+/g, ' ');
    if (plain !== '' && !byKey.has(plain.toLowerCase())) byKey.set(plain.toLowerCase(), plain);
  }
  return [...byKey.values()];
};

/**
 * Returns the row of a group. Its key is the same for the same words in another order; of a one-way group the first
 * word stays first.
 * @throws Failure 422 for fewer than two different words, or too many
 */
export const rowOf = ({ language, words: given, isOneWay }: SynonymsGiven) => {
  const words = distinctWords(given);
  if (words.length < 2) throw breaksRule('too-few-words', 'A group needs two different words', 'Words');
  if (words.length > MOST_WORDS) throw breaksRule('too-many-words', `A group has ${MOST_WORDS} words at most`, 'Words');
  const keys = words.map((word) => word.toLowerCase());
  const key = isOneWay ? [keys[0], ...keys.slice(1).sort()] : keys.sort();
  return { language, words, is_one_way: isOneWay, key: key.join('\n') };
};

const presentGroup = (row: SynonymRow): SynonymGroup => ({
  Id: row.id,
  Language: row.language,
  Words: row.words,
  IsOneWay: row.is_one_way,
  Version: row.version,
  ModifiedAt: row.modified_at.toISOString(),
});

export const MOST_GROUPS = 10_000;
const UNIQUE_VIOLATION = '23505';

/** Locks all groups, so that concurrent changes can't exceed the limit. */
export const lockGroups = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('synonym groups'))`.execute(tx);
};

export const countGroups = async (tx: Transaction): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from synonym_groups`.execute(tx);
  return rows[0]?.count ?? 0;
};

const oncePerGroup = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw breaksRule('group-is-there', 'There is a group of these words already', 'Words');
  }
};

/** @throws Failure 422 for too few words, a group that exists already, or too many groups */
export const createGroup =
  (db: Database) =>
  (given: SynonymsGiven): Promise<SynonymGroup> => {
    const row = rowOf(given);
    return oncePerGroup(
      transaction(db, async (tx) => {
        await lockGroups(tx);
        if ((await countGroups(tx)) >= MOST_GROUPS) {
          throw breaksRule('synonyms-full', `There can be at most ${MOST_GROUPS} groups`);
        }
        const made = await tx
          .insertInto('synonym_groups')
          .values({ id: uuidv7(), ...row })
          .returningAll()
          .executeTakeFirstOrThrow();
        return presentGroup(made);
      }),
    );
  };

const lockGroup = async (tx: Transaction, id: string, seenVersion: number): Promise<void> => {
  const found = await tx
    .selectFrom('synonym_groups')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound('group of synonyms');
  checkSeenVersion(found.version, seenVersion);
};

/** @throws Failure 404, 409 when it was changed meanwhile, 422 as for a new one */
export const updateGroup =
  (db: Database) =>
  (id: string, given: SynonymsGiven, seenVersion: number): Promise<SynonymGroup> => {
    const row = rowOf(given);
    return oncePerGroup(
      transaction(db, async (tx) => {
        await lockGroup(tx, id, seenVersion);
        const changed = await tx
          .updateTable('synonym_groups')
          .set({ ...row, version: seenVersion + 1, modified_at: sql`now()` })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return presentGroup(changed);
      }),
    );
  };

/** @throws Failure 404, 409 when it was changed meanwhile */
export const deleteGroup =
  (db: Database) =>
  (id: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await lockGroup(tx, id, seenVersion);
      await tx.deleteFrom('synonym_groups').where('id', '=', id).execute();
    });

interface GroupsWanted {
  query: string;
  language: Language | undefined;
  page: number;
  pageSize: number;
}

/** Lists groups with the text in one of their words, the latest first. Two queries. */
export const listGroups =
  (db: Database) =>
  async ({ query, language, page, pageSize }: GroupsWanted): Promise<OperationOutput<typeof getSynonyms>> => {
    const wanted = sql`(${query} = '' or position(lower(${query}) in key) > 0)
      and (${language ?? null}::text is null or language is null or language = ${language ?? null})`;
    const counted = await sql<{ total: number }>`
      select count(*) as total from synonym_groups where ${wanted}`.execute(db);
    const { rows } = await sql<SynonymRow>`
      select * from synonym_groups where ${wanted}
      order by modified_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    return { PageItems: rows.map(presentGroup), TotalItems: counted.rows[0]?.total ?? 0 };
  };
