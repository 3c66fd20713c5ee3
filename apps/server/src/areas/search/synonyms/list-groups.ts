import type { getSynonyms, OperationOutput } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { presentGroup, type SynonymRow } from './group.ts';

export interface GroupsWanted {
  query: string;
  language: Language | undefined;
  page: number;
  pageSize: number;
}

/** Groups with the text in one of their words, the latest first. Two queries. */
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
