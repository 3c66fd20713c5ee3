import { type DeliveryType, isOrderable } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { LINE_COLUMNS, type LineRow } from '../line-facts.ts';
import { MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from './find-materials.ts';

const COLUMNS = sql.join(LINE_COLUMNS.map((column) => sql.ref(column)));

export interface LineMaterial {
  lineId: string;
  parentLineId: string | null;
  material: Material;
  /** In the buyer's market, and visible to them. */
  isSoldHere: boolean;
  isClearanceLine: boolean;
}

export interface LinesToChange {
  deliveryType: DeliveryType;
  /** By line: those asked for that are in the active cart, and what hangs below them. */
  materials: ReadonlyMap<string, LineMaterial>;
}

interface Row extends MaterialRow {
  line_id: string;
  parent_line_id: string | null;
  is_clearance: boolean;
  is_sold_here: boolean;
  delivery_type: DeliveryType;
}

/** The materials of lines of the active cart and of their kits, before anything is locked. One query. */
export const linesToChange =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<LinesToChange> => {
    const ids = [...lineIds];
    const { rows } = await sql<Row>`
      select l.id as line_id, l.parent_line_id, l.is_clearance, c.delivery_type, ${MATERIAL_COLUMNS},
        ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)} as is_sold_here
      from cart_lines l
      join carts c on c.id = l.cart_id and c.contact_id = ${buyer.contactId} and c.is_active
      join materials m on m.sap_material_number = l.sap_material_number
      where l.id = any(array(
        select id from cart_lines where id = any(${ids}::uuid[])
        union all select id from cart_lines where parent_line_id = any(${ids}::uuid[])
      )) and l.removed_at is null`.execute(db);
    const entryOf = (row: Row): LineMaterial => ({
      lineId: row.line_id,
      parentLineId: row.parent_line_id,
      material: materialOf(row),
      isSoldHere: row.is_sold_here,
      isClearanceLine: row.is_clearance,
    });
    return {
      deliveryType: rows[0]?.delivery_type ?? 'normal',
      materials: new Map(rows.map((row) => [row.line_id, entryOf(row)])),
    };
  };

/**
 * @throws Failure 404 when the market does not have it or the buyer may not see it, 422 when it is blocked or obsolete
 */
export const requireOrderable = ({ material, isSoldHere }: LineMaterial, field: string): void => {
  if (!isSoldHere) throw notFound('material');
  if (!isOrderable(material.status)) {
    throw breaksRule('not-orderable', `The material ${material.code} can't be ordered`, field);
  }
};

/**
 * Of a cart the lines of some materials and those named, as they stand in it. One query, of two parts that each have
 * their index: joined by "or" they would be looked for among all lines of the cart.
 */
export const linesBeside = async (
  tx: Transaction,
  cartId: string,
  wanted: { materials: readonly string[]; lineIds: readonly string[] },
): Promise<readonly LineRow[]> => {
  const materials = [...wanted.materials];
  const { rows } = await sql<LineRow>`
    select ${COLUMNS}, position from cart_lines
    where cart_id = ${cartId} and sap_material_number = any(${materials}::text[]) and removed_at is null
    union all
    select ${COLUMNS}, position from cart_lines
    where id = any(${[...wanted.lineIds]}::uuid[]) and cart_id = ${cartId} and removed_at is null
      and not sap_material_number = any(${materials}::text[])
    order by position`.execute(tx);
  return rows;
};
