import type { CartItem, PartialCartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineUpdate } from '../lines/change-quantities.ts';
import { presentCartItems } from '../presenter.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import { cartLines } from '../queries/cart-lines.ts';

/** Loads lines of the active cart for the response; lines removed since are left out. Two queries. */
export const someLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<CartItem[]> => {
    const cart = await activeCart(db)(buyer);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, visibleTo: buyer, lineIds });
    return presentCartItems(lines, buyer.locale);
  };

/** Loads a line of the active cart for the response. @throws Failure 404 when the cart has no such line */
export const lineOf =
  (db: Database) =>
  async (buyer: Buyer, lineId: string): Promise<CartItem> => {
    const [item] = await someLines(db)(buyer, [lineId]);
    if (item === undefined) throw notFound('line in the cart');
    return item;
  };

/** Maps a line of a request to its update. */
export const updateOf = (lineId: string, item: z.output<typeof PartialCartItem>): LineUpdate => ({
  lineId,
  quantity: item.Quantity === undefined ? undefined : quantityOfWire(item.Quantity),
  applied: item.AppliedProposal,
  note: item.Note,
  additionalNote: item.AdditionalNote,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
  isDirectDelivery: item.IsDirectDeliveryProduct,
});

/** Maps the accounting strings of a request to an update of their line. */
export const accountingUpdateOf = (item: {
  CartItemId: string;
  AccountingString1: string;
  AccountingString2: string;
}): LineUpdate => ({
  lineId: item.CartItemId,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
});

/** A line as the caller knows it; what is absent is not compared. */
interface LineMeant {
  CartItemId: string;
  /** Of its material: the code, or the SAP number. */
  Code?: string | undefined;
  isOnClearanceSale?: boolean | undefined;
  Quantity?: number | undefined;
}

interface Row {
  id: string;
  code: string;
  sap_material_number: string;
  is_clearance: boolean;
  quantity: string;
}

const isAsMeant = ({ Code, isOnClearanceSale, Quantity }: LineMeant, line: Row): boolean =>
  (Code === undefined || Code === line.code || Code === line.sap_material_number) &&
  (isOnClearanceSale === undefined || isOnClearanceSale === line.is_clearance) &&
  (Quantity === undefined || quantityOfWire(Quantity) === quantityOf(line.quantity));

/**
 * Checks that lines of the buyer's carts are what the caller takes them for. One query, none where nothing but ids is
 * sent; lines that there are not are left to the command.
 * @throws Failure 409 `cart-changed`
 */
export const checkLinesMeant =
  (db: Database) =>
  async ({ contactId }: Buyer, meant: readonly LineMeant[]): Promise<void> => {
    const compared = meant.filter(
      ({ Code, isOnClearanceSale, Quantity }) =>
        Code !== undefined || isOnClearanceSale !== undefined || Quantity !== undefined,
    );
    if (compared.length === 0) return;
    const { rows } = await sql<Row>`
      select l.id, m.code, m.sap_material_number, l.is_clearance, l.quantity
      from cart_lines l
      join carts c on c.id = l.cart_id and c.contact_id = ${contactId}
      join materials m on m.sap_material_number = l.sap_material_number
      where l.id = any(${compared.map(({ CartItemId }) => CartItemId)}::uuid[])`.execute(db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const other = compared.find((line) => {
      const row = byId.get(line.CartItemId);
      return row !== undefined && !isAsMeant(line, row);
    });
    if (other !== undefined)
      throw changedMeanwhile(`The line ${other.CartItemId} is another than the one that is named`, 'cart-changed');
  };
