import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

const MOST_GUIDES = 100;

/** A guide is never shown to somebody again; repeating it changes nothing. The latest hundred are kept. [ctx-03] */
export const hideGuide =
  (db: Database) =>
  async (contactId: string, guideType: string): Promise<void> => {
    await sql`
      update contacts set never_show_again_guide_types =
        (array[${guideType}] || never_show_again_guide_types)[:${sql.lit(MOST_GUIDES)}]
      where id = ${contactId} and not never_show_again_guide_types @> array[${guideType}]`.execute(db);
  };
