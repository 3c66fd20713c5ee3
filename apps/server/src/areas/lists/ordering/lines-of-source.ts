import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { ownCart } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { addLinesWithin } from '../commands/change-list-materials.ts';
import { insertList, lockRoomForList } from '../commands/own-lists.ts';
import type { ListLimits } from '../limits.ts';

/** A cart, draft or order, or lines of it. */
interface LinesSource {
  kind: 'cart' | 'draft' | 'order';
  /** Of the draft or order; absent: the active cart. */
  id: string | undefined;
  /** Absent: all lines. */
  cartItemIds: readonly string[] | undefined;
  lineNumbers: readonly number[] | undefined;
}

interface SourceLine {
  sapMaterialNumber: string;
  /** In sales units, of all lines of the material; null where only pieces of cable were ordered. */
  quantity: string | null;
}

interface Row {
  number: string;
  quantity: string | null;
  /** Lines of the source that are merged into this one. */
  lines: number;
  /** A kit, or what is in one. */
  is_kit: boolean;
}

/** A piece of cable is one of its kind, so its length is not usual. */
const MERGED = sql`l.sap_material_number as number, count(*)::integer as lines,
  sum(l.quantity) filter (where l.cable_remnant is null) as quantity`;

const ofCart = async (db: Database, cartId: string, ids: readonly string[] | undefined): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select ${MERGED}, (l.parent_line_id is not null or l.kit_id is not null) as is_kit from cart_lines l
    where l.cart_id = ${cartId} and l.removed_at is null
      ${ids === undefined ? sql`` : sql`and l.id = any(${[...ids]}::uuid[])`}
    group by l.sap_material_number, is_kit order by min(l.position), number`.execute(db);
  return rows;
};

const ofOrder = async (
  db: Database,
  orderId: string,
  numbers: readonly number[] | undefined,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select ${MERGED}, (l.parent_line_number is not null or l.kit_id is not null) as is_kit from order_lines l
    where l.order_id = ${orderId}
      ${numbers === undefined ? sql`` : sql`and l.line_number = any(${[...numbers]}::integer[])`}
    group by l.sap_material_number, is_kit order by min(l.line_number), number`.execute(db);
  return rows;
};

const requireOrder = async (db: Database, buyer: Buyer, orderId: string): Promise<void> => {
  const { rows } = await sql`
    select from orders o
    join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
    where o.id = ${orderId} and o.company_id = ${buyer.company.id}`.execute(db);
  if (rows.length === 0) throw notFound('order');
};

const activeCartId = async (db: Database, buyer: Buyer): Promise<string | undefined> => {
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('contact_id', '=', buyer.contactId)
    .where('is_active', '=', sql.lit(true))
    .executeTakeFirst();
  return cart?.id;
};

const fits = ({ kind, id, cartItemIds, lineNumbers }: LinesSource): void => {
  if (kind !== 'cart' && id === undefined) throw breaksRule('choose-source', `Name the ${kind}`, 'SourceId');
  if (kind === 'order' && cartItemIds !== undefined) {
    throw breaksRule('lines-of-cart', 'An order has line numbers', 'CartItemIds');
  }
  if (kind !== 'order' && lineNumbers !== undefined) {
    throw breaksRule('lines-of-order', 'Only an order has line numbers', 'LineNumbers');
  }
};

/**
 * Returns the materials of a cart, draft or order of the buyer's, in their order, each once with its quantity; kits are
 * left out. At most three queries.
 * @throws Failure 404 for somebody else's and for a named line that it has not, 409 for a cart that was ordered, 422
 * for a call that names lines of something else
 */
export const linesOfSource =
  (db: Database) =>
  async (buyer: Buyer, source: LinesSource): Promise<readonly SourceLine[]> => {
    fits(source);
    const { kind, id, cartItemIds, lineNumbers } = source;
    const read = async (): Promise<readonly Row[]> => {
      if (kind === 'order' && id !== undefined) {
        await requireOrder(db, buyer, id);
        return ofOrder(db, id, lineNumbers);
      }
      const cartId = id === undefined ? await activeCartId(db, buyer) : (await ownCart(db)(buyer, id)).cart.id;
      return cartId === undefined ? [] : ofCart(db, cartId, cartItemIds);
    };
    const rows = await read();
    const named = new Set<string | number>(cartItemIds ?? lineNumbers);
    const found = rows.reduce((sum, { lines }) => sum + lines, 0);
    if (found < named.size) throw notFound('line');
    return rows
      .filter(({ is_kit: isKit }) => !isKit)
      .map(({ number, quantity }) => ({ sapMaterialNumber: number, quantity }));
  };

/** Where lines go: a list, a new one of a name, else the default list, else the favorites. */
interface LinesTarget {
  listId: string | undefined;
  name: string | undefined;
}

/**
 * Adds the materials of a cart, draft or order to a list, with their quantities as usual quantities. Those that the
 * list has stay as they are. A constant number of statements. [own-vl-12]
 * @throws Failure as linesOfSource, 404 for the list, 403 without edit rights, 422 `choose-list`, `nothing-to-add`,
 * `too-many-lists`
 */
export const addSourceLines = (db: Database, limits: ListLimits) => {
  const linesOf = linesOfSource(db);
  const add = addLinesWithin(limits);
  return async (buyer: Buyer, source: LinesSource, { listId, name }: LinesTarget) => {
    if (listId !== undefined && name !== undefined) {
      throw breaksRule('choose-list', 'Choose a list, or name a new one');
    }
    const lines = await linesOf(buyer, source);
    if (lines.length === 0) throw breaksRule('nothing-to-add', 'There are no materials to add', 'Source');
    return transaction(db, async (tx) => {
      const makeList = async (named: string): Promise<string> => {
        await lockRoomForList(tx, buyer, limits);
        return insertList(tx, buyer, { name: named, description: '' });
      };
      const target = name === undefined ? listId : await makeList(name);
      const wanted = lines.map(({ sapMaterialNumber, quantity }) => ({
        sapMaterialNumber,
        usualQuantity: quantity === null ? null : Number(quantity),
        note: '',
      }));
      return add(tx, buyer, target, wanted);
    });
  };
};
