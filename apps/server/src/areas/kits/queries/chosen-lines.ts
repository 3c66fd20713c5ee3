import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { ownCart } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';

interface LineRow {
  key: string;
  parent_key: string | null;
  sap_material_number: string;
  quantity: string;
  quantity_per_kit: string | null;
  kit_name: string;
  is_kit: boolean;
}

export interface ChosenLines {
  /** Materials: of a kit that is chosen what is in it, not its own line. */
  lines: readonly LineRow[];
  /** Of the only kit that is chosen, else of the cart or order. */
  name: string;
}

const chosenOf = (rows: readonly LineRow[], chosen: readonly string[], name: string): ChosenLines => {
  const keys = new Set(rows.map(({ key }) => key));
  if (chosen.some((key) => !keys.has(key))) throw notFound('line of yours');
  const kits = rows.filter(({ is_kit: isKit, key }) => isKit && chosen.includes(key));
  const [only] = kits;
  const isOne = kits.length === 1 && rows.every(({ key, parent_key: parent }) => (parent ?? key) === only?.key);
  return { lines: rows.filter(({ is_kit: isKit }) => !isKit), name: isOne && only ? only.kit_name : name };
};

/**
 * Lines of one of the buyer's carts, with what hangs below those that are kits. Two queries.
 * @throws Failure 404 for another's cart or a line that it has not, 409 for an ordered cart
 */
export const linesOfCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string, lineIds: readonly string[]): Promise<ChosenLines> => {
    const { cart } = await ownCart(db)(buyer, cartId);
    const { rows } = await sql<LineRow>`
      select l.id as key, l.parent_line_id as parent_key, l.sap_material_number, l.quantity, l.quantity_per_kit,
        l.kit_name, (l.kit_id is not null and l.parent_line_id is null) as is_kit
      from cart_lines l
      where l.cart_id = ${cart.id} and l.removed_at is null
        and (l.id = any(${[...lineIds]}::uuid[]) or l.parent_line_id = any(${[...lineIds]}::uuid[]))
      order by l.position, l.id`.execute(db);
    return chosenOf(rows, lineIds, cart.name);
  };

/**
 * Lines of an order on the buyer's own accounts, with what hangs below those that are kits. Two queries.
 * @throws Failure 404 for another's order or a line that it has not
 */
export const linesOfOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string, lineNumbers: readonly number[]): Promise<ChosenLines> => {
    const order = await db
      .selectFrom('orders as o')
      .innerJoin('contact_accounts as ca', (join) =>
        join.onRef('ca.account_id', '=', 'o.account_id').on('ca.contact_id', '=', buyer.contactId),
      )
      .select(['o.id', 'o.name'])
      .where('o.id', '=', orderId)
      .where('o.company_id', '=', buyer.company.id)
      .executeTakeFirst();
    if (order === undefined) throw notFound('order');
    const { rows } = await sql<LineRow>`
      select l.line_number::text as key, l.parent_line_number::text as parent_key, l.sap_material_number, l.quantity,
        l.quantity_per_kit, l.kit_name, (l.kit_id is not null and l.parent_line_number is null) as is_kit
      from order_lines l
      where l.order_id = ${order.id}
        and (l.line_number = any(${[...lineNumbers]}::integer[]) or l.parent_line_number = any(${[...lineNumbers]}::integer[]))
      order by l.line_number`.execute(db);
    return chosenOf(rows, lineNumbers.map(String), order.name);
  };
