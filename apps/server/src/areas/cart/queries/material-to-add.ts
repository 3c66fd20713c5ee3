import { type DeliveryType, isOrderable } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineRow } from '../line-facts.ts';
import { IS_SOLD_BY_ITSELF, MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from './material-row.ts';

/** The active cart as it was read, not locked. */
export interface SeenCart {
  id: string;
  version: number;
  deliveryType: DeliveryType;
  lineCount: number;
  /** Its lines of the material. */
  lines: readonly LineRow[];
}

export interface MaterialToAdd {
  material: Material;
  /** Absent before the first use of a cart. */
  cart: SeenCart | undefined;
}

interface Row extends MaterialRow, Omit<LineRow, 'id'> {
  cart_id: string | null;
  version: number;
  delivery_type: DeliveryType;
  line_count: number;
  line_id: string | null;
}

const linesOf = (rows: readonly Row[]): LineRow[] =>
  rows.flatMap(({ line_id: id, ...line }) => (id === null ? [] : [{ ...line, id }]));

/**
 * A material that the buyer may order, by its code or SAP number, and what their active cart holds of it. One query.
 * @throws Failure 404 when the market does not have it or the buyer may not see it, 422 when it is blocked or obsolete
 */
export const requireMaterialToAdd =
  (db: Database) =>
  async (buyer: Buyer, code: string): Promise<MaterialToAdd> => {
    const { rows } = await sql<Row>`
      select ${MATERIAL_COLUMNS}, c.id as cart_id, c.version, c.delivery_type, c.line_count, l.id as line_id,
        l.parent_line_id, l.quantity, l.is_clearance, l.cable_remnant, l.remnant_id, l.quantity_per_kit, l.kit_id,
        l.is_direct_delivery, l.note, l.additional_note
      from materials m
      left join carts c on c.contact_id = ${buyer.contactId} and c.is_active
      left join cart_lines l on l.cart_id = c.id and l.sap_material_number = m.sap_material_number
        and l.removed_at is null
      where (m.code = ${code} or m.sap_material_number = ${code}) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)} and ${IS_SOLD_BY_ITSELF}
      -- A code may be another material's number: the code goes first.
      order by m.code = ${code} desc, l.position`.execute(db);
    const [first] = rows;
    if (first === undefined) throw notFound('material');
    if (!isOrderable(first.status)) throw breaksRule('not-orderable', `The material ${code} can't be ordered`, 'Code');
    const { cart_id: id, version, delivery_type: deliveryType, line_count: lineCount } = first;
    const lines = linesOf(rows.filter((row) => row.sap_material_number === first.sap_material_number));
    return {
      material: materialOf(first),
      cart: id === null ? undefined : { id, version, deliveryType, lineCount, lines },
    };
  };
