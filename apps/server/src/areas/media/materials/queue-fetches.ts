import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Addresses that one run adds at most. */
const MOST_ADDED = 5000;

/**
 * Adds the addresses of pictures and documents that materials name and nobody has fetched; removes those that no material
 * names any more. @returns how many were added
 */
export const queueFetches = async (db: Database): Promise<number> => {
  await sql`
    delete from media_fetches f
    where not exists (select from material_media m where m.source = f.source)`.execute(db);
  const { rows } = await sql`
    insert into media_fetches (source, kind)
    select m.source, min(m.kind) from material_media m
    where m.kind in ('picture', 'document') and m.source ~* '^https?://'
      and not exists (select from media_fetches f where f.source = m.source)
    group by m.source order by min(m.position), m.source limit ${MOST_ADDED}
    on conflict (source) do nothing
    returning source`.execute(db);
  return rows.length;
};
