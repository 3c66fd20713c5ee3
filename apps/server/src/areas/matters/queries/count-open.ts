import type { MatterKind } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { leftToPeople } from './left-to-people.ts';

/** How many matters of each kind nobody has seen to. One statement. */
export const countOpen = async (db: Database): Promise<ReadonlyMap<MatterKind, number>> => {
  const { rows } = await sql<{ kind: MatterKind; count: number }>`
    select kind, count(*)::float8 as count from ${leftToPeople('open')} l group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
};
