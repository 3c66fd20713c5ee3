import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { visibleLine } from '../policy.ts';

/** Copies the lines that the buyer may see of a catalog into an empty one. Returns how many. One statement. */
export const copyLines = async (tx: Transaction, buyer: Buyer, from: string, to: string): Promise<number> => {
  const { rows } = await sql`
    insert into pdf_catalogue_lines (catalogue_id, sap_material_number, position, note, added_at)
    select ${to}, l.sap_material_number, l.position, l.note, l.added_at
    from pdf_catalogue_lines l join materials m on m.sap_material_number = l.sap_material_number
    where l.catalogue_id = ${from} and ${visibleLine(buyer)}
    returning sap_material_number`.execute(tx);
  return rows.length;
};
