import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';

/** A line as it was handed over before. */
export interface FormerLine {
  id: string;
  cart_id: string;
  sap_material_number: string;
  quantity: string;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  is_direct_delivery: boolean;
  is_clearance: boolean;
  is_clearance_additional: boolean;
  cable_remnant: string | null;
  remnant_id: string | null;
  /** The line of the kit that this one is a material of. */
  parent_line_id: string | null;
  is_kit_material: boolean;
  kit_name: string;
  kit_id: string | null;
  quantity_per_kit: string | null;
}

/**
 * Lines of carts that went to this customer alone, with all of a kit where its line is among them: whoever else's line is
 * named is unknown. One query.
 */
export const formerLines = async (
  db: Database | Transaction,
  customerId: string,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, FormerLine>> => {
  if (lineIds.length === 0) return new Map();
  const ids = [...new Set(lineIds)];
  const { rows } = await sql<FormerLine>`
    select l.id, l.cart_id, l.sap_material_number, l.quantity, l.note, l.additional_note, l.accounting_string1,
      l.accounting_string2, l.is_direct_delivery, l.is_clearance, l.is_clearance_additional, l.cable_remnant,
      l.remnant_id, l.parent_line_id, l.is_kit_material, l.kit_name, l.kit_id, l.quantity_per_kit
    from cart_lines l
    join punchout_sessions s on s.cart_id = l.cart_id and s.customer_id = ${customerId} and s.state = 'returned'
    where (l.id = any(${ids}::uuid[]) or l.parent_line_id = any(${ids}::uuid[])) and l.removed_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
