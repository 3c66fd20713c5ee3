import { sql } from 'kysely';
import { notFound } from '../../../http/failure.ts';
import { ownCart } from '../../cart/index.ts';
import type { MaterialSource } from '../commands/add-materials.ts';

export interface CartLines {
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
