/** Materials of carts, lists, orders and catalogs that are added to a catalog. */

import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import { ownCart } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import { linesOfLists } from '../lists/index.ts';
import type { MaterialSource } from './commands/add-materials.ts';
import { visibleLine } from './policy.ts';

interface CartLines {
  /** Absent: the active cart. */
  cartId?: string | undefined;
  /** Absent: all lines. */
  lineIds?: readonly string[] | undefined;
}

/**
 * Materials of a cart or draft of the buyer's, in the order of their lines; what is packed in kits counts, the kits do
 * not: of a kit's line that is named, what is in it. Three queries. [own-pdf-05]
 * @throws Failure 404 for somebody else's cart and for a line that it does not have, 409 for one that was ordered
 */
export const cartMaterials =
  ({ cartId, lineIds }: CartLines): MaterialSource =>
  async (tx, buyer) => {
    const active = await tx
      .selectFrom('carts')
      .select('id')
      .where('contact_id', '=', buyer.contactId)
      .where('is_active', '=', sql.lit(true))
      .executeTakeFirst();
    const id = cartId === undefined ? active?.id : (await ownCart(tx)(buyer, cartId)).cart.id;
    const { rows } = await sql<{ id: string; parent_id: string | null; number: string; is_kit: boolean }>`
      select l.id, l.parent_line_id as parent_id, l.sap_material_number as number,
        (l.kit_id is not null and l.parent_line_id is null) as is_kit
      from cart_lines l
      where l.cart_id = ${id ?? null}::uuid and l.removed_at is null order by l.position, l.id`.execute(tx);
    const named = lineIds && new Set(lineIds);
    const known = new Set(rows.map((row) => row.id));
    if (named && [...named].some((line) => !known.has(line))) throw notFound('line of your cart');
    const isWanted = (row: { id: string; parent_id: string | null }) =>
      named === undefined || named.has(row.id) || named.has(row.parent_id ?? '');
    return rows
      .filter((row) => !row.is_kit && isWanted(row))
      .map(({ number }) => ({ sapMaterialNumber: number, note: '' }));
  };

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

/**
 * Materials of lists that the buyer may read, with the notes of their lines. Two queries, however many lists. [pdf-11]
 * @throws Failure 404 when one of the lists can't be read
 */
export const listMaterials =
  (listIds: readonly string[]): MaterialSource =>
  (tx, buyer) =>
    linesOfLists(tx, buyer, listIds);

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
