import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { checkSeenVersion } from '../../../http/seen-version.ts';

/** @throws Failure 404, 409, 422 while a landing page shows the block */
export const deleteBlock =
  (db: Database) =>
  (blockId: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`action block ${blockId}`}))`.execute(tx);
      const { rows } = await sql<{ version: number; is_used: boolean }>`
        select version, exists (select from landing_pages where block_ids @> array[${blockId}]::text[]) as is_used
        from action_blocks where block_id = ${blockId}`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw notFound('action block');
      checkSeenVersion(found.version, seenVersion);
      if (found.is_used) throw breaksRule('block-in-use', 'A landing page shows this block', 'blockId');
      await tx.deleteFrom('action_blocks').where('block_id', '=', blockId).execute();
    });
