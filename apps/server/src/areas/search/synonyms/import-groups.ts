import type { importSynonyms, OperationOutput } from '@grossist/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { countGroups, lockGroups, MOST_GROUPS } from './change-group.ts';
import { rowOf } from './group.ts';
import { readCsv } from './read-csv.ts';

const MOST_TOLD = 100;

/**
 * Adds the groups of CSV text, all of them or, beyond the limit, none; those that are there already are passed over.
 * A constant number of statements. @throws Failure 422 `synonyms-full`
 */
export const importGroups =
  (db: Database) =>
  async (csv: string, replaceAll: boolean): Promise<OperationOutput<typeof importSynonyms>> => {
    const { groups, refused } = readCsv(csv);
    const rows = groups.map((group) => ({ id: uuidv7(), ...rowOf(group) }));
    const added = await transaction(db, async (tx) => {
      await lockGroups(tx);
      if (replaceAll) await tx.deleteFrom('synonym_groups').execute();
      if (rows.length === 0) return 0;
      const { rows: made } = await sql<{ id: string }>`
        insert into synonym_groups (id, language, words, is_one_way, key)
        select id, language, words, is_one_way, key
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id uuid, language text, words text[], is_one_way boolean, key text)
        on conflict do nothing returning id`.execute(tx);
      if ((await countGroups(tx)) > MOST_GROUPS) {
        throw breaksRule('synonyms-full', `No more than ${MOST_GROUPS} groups are kept`, 'Csv');
      }
      return made.length;
    });
    return {
      Added: added,
      AlreadyThere: rows.length - added,
      Refused: refused.slice(0, MOST_TOLD).map(({ line, reason }) => ({ Line: line, Reason: reason })),
      RefusedCount: refused.length,
    };
  };
