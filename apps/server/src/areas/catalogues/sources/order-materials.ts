import { sql } from 'kysely';
import { notFound } from '../../../http/failure.ts';
import type { MaterialSource } from '../commands/add-materials.ts';

/**
 * Materials of orders on the buyer's accounts, in the order of their lines; what is packed in kits counts, the kits do
 * not. Two queries, however many orders. [pdf-10]
 * @throws Failure 404 when one of the orders is somebody else's
 */
export const orderMaterials =
  (orderIds: readonly string[]): MaterialSource =>
  async (tx, buyer) => {
    const ids = [...new Set(orderIds)];
    const own = await sql`
      select o.id from orders o
      join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
      where o.id = any(${ids}::uuid[]) and o.company_id = ${buyer.company.id}`.execute(tx);
    if (own.rows.length < ids.length) throw notFound('order');
    const { rows } = await sql<{ number: string }>`
      select l.sap_material_number as number
      from unnest(${ids}::uuid[]) with ordinality as o (id, place)
      join order_lines l on l.order_id = o.id and not (l.kit_id is not null and l.parent_line_number is null)
      group by l.sap_material_number order by min(array[o.place, l.line_number])`.execute(tx);
    return rows.map(({ number }) => ({ sapMaterialNumber: number, note: '' }));
  };
