import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { visibleLine } from '../queries/list-rows.ts';

export interface ListLineToOrder {
  lineId: string;
  material: Material;
  /** Undefined for a line without a usual quantity. */
  usualQuantity: Quantity | undefined;
}

interface Row extends MaterialRow {
  id: string;
  usual_quantity: string | null;
}

/**
 * Returns lines of a list that the buyer may see, in their order: those named, or all; at most `limit`. One query.
 * @param lineIds undefined: all lines
 */
export const linesToOrder =
  (db: Database) =>
  async (
    buyer: Buyer,
    listId: string,
    lineIds: readonly string[] | undefined,
    limit: number,
  ): Promise<readonly ListLineToOrder[]> => {
    const { rows } = await sql<Row>`
      select l.id, l.usual_quantity, ${MATERIAL_COLUMNS}
      from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.list_id = ${listId} and ${visibleLine(buyer)}
        ${lineIds === undefined ? sql`` : sql`and l.id = any(${[...lineIds]}::uuid[])`}
      order by l.position, l.id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      lineId: row.id,
      material: materialOf(row),
      usualQuantity: row.usual_quantity === null ? undefined : quantityOf(row.usual_quantity),
    }));
  };
