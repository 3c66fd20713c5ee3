import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import { knownColumns } from './table-wanted.ts';

/** Returns the columns that a person chose for tables of a class ('': of several), as far as they chose some. One query. */
export const readColumns =
  (db: Database) =>
  async (contactId: string | undefined, classCode: string): Promise<readonly string[] | undefined> => {
    if (contactId === undefined) return undefined;
    const row = await db
      .selectFrom('result_columns')
      .select('columns')
      .where('contact_id', '=', contactId)
      .where('class_code', '=', classCode)
      .executeTakeFirst();
    return row?.columns;
  };

/**
 * Remembers the columns of a person's tables of a class; none: the shop chooses again. One statement. [own-sea-05]
 * @throws Failure 404 for an unknown class, 422 for an unknown feature
 */
export const saveColumns = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (contactId: string, classCode: string, columns: readonly string[]): Promise<void> => {
    const reference = await referenceNow();
    if (classCode !== '' && !reference.classNames.has(classCode)) throw notFound('class');
    knownColumns(columns, reference);
    await (columns.length === 0
      ? db
          .deleteFrom('result_columns')
          .where('contact_id', '=', contactId)
          .where('class_code', '=', classCode)
          .execute()
      : sql`insert into result_columns (contact_id, class_code, columns)
          values (${contactId}, ${classCode}, ${[...columns]}::text[])
          on conflict (contact_id, class_code) do update set columns = excluded.columns, changed_at = now()`.execute(
          db,
        ));
  };
};
