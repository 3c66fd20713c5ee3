import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export interface TemplateRow {
  id: string;
  company_id: string;
  header_description: string;
  note: string;
  is_locked: boolean;
  owner_id: string;
  created_by: string;
  created_at: Date;
  modified_by: string;
  modified_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = sql`t.id, t.company_id, t.header_description, t.note, t.is_locked, t.created_by as owner_id,
  c.name as created_by, t.created_at, coalesce(e.name, '') as modified_by, t.modified_at, t.deleted_at`;

const FROM = sql`kit_templates t join contacts c on c.id = t.created_by left join contacts e on e.id = t.modified_by`;

/** Templates of the company by their ids; others are left out. One query. */
export const readTemplates = async (
  db: Database,
  { company }: Buyer,
  ids: readonly string[],
  withDeleted = false,
): Promise<readonly TemplateRow[]> => {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from ${FROM}
    where t.id = any(${[...ids]}::uuid[]) and t.company_id = ${company.id}
      and (${withDeleted}::boolean or t.deleted_at is null)
    order by lower(t.header_description), t.id`.execute(db);
  return rows;
};

/** Contained as it is typed: what the pattern language means otherwise is escaped. */
const containing = (search: string): RawBuilder<string> =>
  sql<string>`${`%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** A page of the company's templates by their descriptions, of those that hold the words. Two queries. */
export const listTemplates = async (
  db: Database,
  { company }: Buyer,
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: readonly TemplateRow[]; total: number }> => {
  const condition = sql`t.company_id = ${company.id} and t.deleted_at is null
    and (t.header_description ilike ${containing(search)} or t.note ilike ${containing(search)})`;
  const [listed, count] = await Promise.all([
    sql<TemplateRow>`
      select ${COLUMNS} from ${FROM} where ${condition}
      order by lower(t.header_description), t.id limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from kit_templates t where ${condition}`.execute(db),
  ]);
  return { rows: listed.rows, total: count.rows[0]?.total ?? 0 };
};
