import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { type LineRow, lineOfRow, type WorkingLine } from '../store/line-rows.ts';

export interface LinesWanted {
  validationId: string;
  page: number;
  pageSize: number;
  status: string | undefined;
  search: string;
}

const MOST_FOUND = 200;

const within = (text: string): string => `%${escapeLike(text.trim().toLowerCase())}%`;

/**
 * Lines in the document's order, narrowed by what became of them and by words of the document or numbers of the chosen
 * materials, and how many there are. Two queries. [own-val-04]
 */
export const listLines =
  (db: Database) =>
  async ({ validationId, page, pageSize, status, search }: LinesWanted) => {
    const ofStatus =
      status === undefined
        ? sql<boolean>`true`
        : status === 'removed'
          ? sql<boolean>`l.is_removed`
          : sql<boolean>`l.status = ${status} and not l.is_removed`;
    const pattern = within(search);
    const fits = sql<boolean>`l.validation_id = ${validationId} and ${ofStatus} and (${search.trim()} = ''
      or l.searched like ${pattern} or l.sap_material_number in (
        select m.sap_material_number from order_validation_lines x
        join materials m on m.sap_material_number = x.sap_material_number
        where x.validation_id = ${validationId} and lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number,
          m.hws_number, m.ean, m.supplier_number, m.type_designation) collate "default") like ${pattern} limit ${MOST_FOUND}))`;
    const [listed, counted] = await Promise.all([
      sql<LineRow>`select l.* from order_validation_lines l where ${fits} order by l.position
        offset ${(page - 1) * pageSize} limit ${pageSize}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total from order_validation_lines l where ${fits}`.execute(db),
    ]);
    return { lines: listed.rows.map(lineOfRow), total: counted.rows[0]?.total ?? 0 };
  };

/** Some lines of a validation, in the document's order; those that it does not have are left out. One query. */
export const linesById =
  (db: Database) =>
  async (validationId: string, lineIds: readonly string[]): Promise<readonly WorkingLine[]> => {
    const rows = await db
      .selectFrom('order_validation_lines')
      .selectAll()
      .where('validation_id', '=', validationId)
      .where('id', 'in', lineIds.length > 0 ? [...lineIds] : ['00000000-0000-0000-0000-000000000000'])
      .orderBy('position')
      .execute();
    return rows.map(lineOfRow);
  };
