import { type Quantity, quantityOf, quantityToDecimal, timesQuantity, wholeKits } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { cartFull, MOST_LINES, MOST_OF_A_LINE } from '../line-facts.ts';
import { type LineChange, type NewLine, writeLines } from '../lines/write-lines.ts';
import { lockActiveCart } from '../lock-active-cart.ts';

interface KitLineRow {
  id: string;
  kit_id: string;
  /** How many of the kit are ordered. */
  quantity: string;
  child_id: string | null;
  per_kit: string | null;
}

interface Packed {
  quantity: Quantity;
}

/**
 * Adds a material to kits that are lines of the active cart: a line below each, or more in the one that is there.
 * `packedFor` returns what each kit holds of it afterwards. Undefined when one of the lines is no kit of the active
 * cart. Three statements, however many lines. [kit-08]
 * @throws Failure 422 `cart-full`, or `quantity-too-large` beyond what a line holds
 */
export const addToKitLines = async <P extends Packed>(
  tx: Transaction,
  buyer: Buyer,
  wanted: {
    lineIds: readonly string[];
    sapMaterialNumber: string;
    packedFor: (lineId: string, held: Quantity | undefined) => P;
  },
): Promise<P[] | undefined> => {
  const { lineIds, sapMaterialNumber, packedFor } = wanted;
  const cart = await lockActiveCart(tx, buyer);
  const { rows } = await sql<KitLineRow>`
    select l.id, l.kit_id, l.quantity, c.id as child_id, c.quantity_per_kit as per_kit
    from cart_lines l
    left join cart_lines c on c.parent_line_id = l.id and c.removed_at is null
      and c.sap_material_number = ${sapMaterialNumber}
    where l.id = any(${[...lineIds]}::uuid[]) and l.cart_id = ${cart.id} and l.removed_at is null
      and l.parent_line_id is null and l.kit_id is not null`.execute(tx);
  if (rows.length < lineIds.length) return undefined;
  const added: NewLine[] = [];
  const changed: LineChange[] = [];
  const packed = rows.map((row) => {
    const each = packedFor(row.id, row.per_kit === null ? undefined : quantityOf(row.per_kit));
    const quantity = timesQuantity(each.quantity, wholeKits(quantityOf(row.quantity)) ?? 1);
    if (quantity > MOST_OF_A_LINE) throw breaksRule('quantity-too-large', 'The quantity is too large');
    const amounts = { quantity: quantityToDecimal(quantity), quantity_per_kit: quantityToDecimal(each.quantity) };
    if (row.child_id !== null) changed.push({ id: row.child_id, ...amounts });
    else {
      added.push({
        id: uuidv7(),
        sap_material_number: sapMaterialNumber,
        parent_line_id: row.id,
        kit_id: row.kit_id,
        is_kit_material: true,
        ...amounts,
      });
    }
    return each;
  });
  if (cart.line_count + added.length > MOST_LINES) throw cartFull();
  await writeLines(tx, { cartId: cart.id, added, changed });
  return packed;
};
