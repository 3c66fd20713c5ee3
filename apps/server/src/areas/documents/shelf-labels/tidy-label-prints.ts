import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 1000;

/** Deletes prepared labels that can't be opened any more. */
export const tidyLabelPrints = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from label_prints where id = any(array(
      select id from label_prints where created_at < now() - interval '1 day'
      order by created_at limit ${AT_ONCE} for update skip locked))`.execute(db);
};
