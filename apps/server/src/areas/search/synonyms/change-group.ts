import type { SynonymGroup } from '@grossist/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, errorCode, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { checkSeenVersion } from '../../../http/seen-version.ts';
import { presentGroup, rowOf, type SynonymsGiven } from './group.ts';

export const MOST_GROUPS = 10_000;
const UNIQUE_VIOLATION = '23505';

/** One editor's change after the other, so that none exceeds the limit. */
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

/** @throws Failure 422 for too few words, a group that is there already, or too many groups */
export const createGroup =
  (db: Database) =>
  (given: SynonymsGiven): Promise<SynonymGroup> => {
    const row = rowOf(given);
    return oncePerGroup(
      transaction(db, async (tx) => {
        await lockGroups(tx);
        if ((await countGroups(tx)) >= MOST_GROUPS) {
          throw breaksRule('synonyms-full', `No more than ${MOST_GROUPS} groups are kept`);
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
