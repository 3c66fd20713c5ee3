import { type DeliveryType, quantityOf, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { cartFull, MOST_LINES } from '../line-facts.ts';
import { type NewLine, writeLines } from '../lines/write-lines.ts';
import { lockActiveCart, noteChange } from '../lock-active-cart.ts';

interface KitItemRow {
  kit_id: string;
  smart_kit_id: string | null;
  modified_at: Date;
  header_description: string;
  place: number;
  sap_material_number: string | null;
  quantity: string | null;
  /** It can be ordered, in the buyer's market, by this buyer. */
  is_sold: boolean | null;
  code: string | null;
}

interface Kit {
  id: string;
  projectId: string | null;
  modifiedAt: Date;
  name: string;
  items: readonly { sapMaterialNumber: string; quantity: string; isSold: boolean; code: string }[];
}

const ONE = quantityToDecimal(quantityOf(1));

/** More materials than this are no kit that anybody packs; it bounds what one call reads. */
const MOST_ITEMS = MOST_LINES;

/** Kits of the buyer's company with their materials, in the order asked. One query. */
const readKits = async (db: Database, buyer: Buyer, kitIds: readonly string[]): Promise<Kit[]> => {
  const { rows } = await sql<KitItemRow>`
    select k.id as kit_id, k.smart_kit_id, k.modified_at, k.header_description, a.place::integer, i.sap_material_number, i.quantity, m.code,
      m.status in ('10', '33') and ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)} as is_sold
    from unnest(${[...kitIds]}::uuid[]) with ordinality as a(id, place)
    join kit_drafts k on k.id = a.id and k.company_id = ${buyer.company.id} and k.deleted_at is null
    left join kit_draft_items i on i.kit_draft_id = k.id and i.deleted_at is null
    left join materials m on m.sap_material_number = i.sap_material_number
    order by a.place, i.position limit ${MOST_ITEMS + 1}`.execute(db);
  const kits = new Map<number, Omit<Kit, 'items'> & { items: Kit['items'][number][] }>();
  for (const row of rows) {
    const kit = kits.get(row.place) ?? {
      id: row.kit_id,
      projectId: row.smart_kit_id,
      modifiedAt: row.modified_at,
      name: row.header_description,
      items: [],
    };
    kits.set(row.place, kit);
    const { sap_material_number: sapMaterialNumber, quantity, code } = row;
    if (sapMaterialNumber !== null && quantity !== null) {
      kit.items.push({ sapMaterialNumber, quantity, isSold: row.is_sold === true, code: code ?? sapMaterialNumber });
    }
  }
  return [...kits.values()];
};

/** A line of the kit with the lines of its materials below it. */
const linesOf = (kit: Kit, headerMaterial: string): NewLine[] => {
  const header = uuidv7();
  return [
    {
      id: header,
      sap_material_number: headerMaterial,
      quantity: ONE,
      kit_name: kit.name,
      kit_id: kit.id,
      kit_modified_at: kit.modifiedAt,
    },
    ...kit.items.map(({ sapMaterialNumber, quantity }) => ({
      id: uuidv7(),
      sap_material_number: sapMaterialNumber,
      quantity,
      quantity_per_kit: quantity,
      parent_line_id: header,
      kit_id: kit.id,
      is_kit_material: true,
    })),
  ];
};

interface KitLine {
  id: string;
  kit_id: string;
  parent_line_id: string | null;
  kit_modified_at: Date | null;
}

interface KeptLines {
  /** Lines of kits that are in the cart as they are now, by kit. */
  current: ReadonlyMap<string, readonly string[]>;
  /** Lines of former versions, which were taken out. */
  removedCount: number;
}

/**
 * Takes lines of the cart's own project out of the cart where the kit was changed since they were made; those that are
 * current stay, with what the buyer noted on them. Three statements at most.
 */
const removeFormerLines = async (tx: Transaction, cartId: string, kits: readonly Kit[]): Promise<KeptLines> => {
  const ofProjects = kits.filter(({ projectId }) => projectId !== null);
  if (ofProjects.length === 0) return { current: new Map(), removedCount: 0 };
  const { rows } = await sql<KitLine>`
    select l.id, l.kit_id, l.parent_line_id, l.kit_modified_at from cart_lines l
    join kit_drafts k on k.id = l.kit_id
    join smart_kits s on s.id = k.smart_kit_id and s.cart_id = l.cart_id and s.deleted_at is null
    where l.cart_id = ${cartId} and l.kit_id = any(${ofProjects.map(({ id }) => id)}::uuid[]) and l.removed_at is null
    order by l.position, l.id`.execute(tx);
  const stamps = new Map(ofProjects.map(({ id, modifiedAt }) => [id, modifiedAt.getTime()]));
  const headers = rows.filter(({ parent_line_id: parent }) => parent === null);
  const isCurrent = (line: KitLine) => line.kit_modified_at?.getTime() === stamps.get(line.kit_id);
  const former = new Set(headers.filter((line) => !isCurrent(line)).map((line) => line.kit_id));
  const current = new Map<string, string[]>();
  for (const { id, kit_id: kitId } of rows) {
    if (!former.has(kitId)) current.set(kitId, [...(current.get(kitId) ?? []), id]);
  }
  if (former.size === 0) return { current, removedCount: 0 };
  const removed = rows.filter((line) => former.has(line.kit_id)).map(({ id }) => id);
  await tx.deleteFrom('cart_lines').where('id', 'in', removed).execute();
  await noteChange(tx, cartId, -removed.length);
  return { current, removedCount: removed.length };
};

/**
 * Adds kits of the buyer's company to the active cart: for each a line of the kit and, below it, its materials. A kit
 * of the cart's own project is in the cart at most once: its lines are replaced when the kit has changed. Every other
 * kit is added again each time that it is requested, since each is packed separately. A constant number of queries,
 * however many kits. [cart-26]
 * @throws Failure 404 when a kit is not the company's, 422 when one is empty or has a material that can't be ordered,
 * 503 when the ERP does not answer
 */
export const addKits =
  (db: Database, erp: Erp) =>
  async (
    buyer: Buyer,
    kitIds: readonly string[],
  ): Promise<{ lineIds: readonly string[]; lineCount: number; deliveryType: DeliveryType }> => {
    const [kits, header] = await Promise.all([
      readKits(db, buyer, kitIds),
      askErp(() => erp.kitHeaderMaterial(customerOf(buyer))),
    ]);
    if (kits.length < kitIds.length) throw notFound('kit of your company');
    for (const [index, { items }] of kits.entries()) {
      const field = `KitIds.${index}`;
      if (items.length === 0) throw breaksRule('kit-empty', 'The kit holds no materials', field);
      const missing = items.find(({ isSold }) => !isSold);
      if (missing !== undefined) {
        throw breaksRule('not-orderable', `The material ${missing.code} of the kit can't be ordered`, field);
      }
    }
    if (header === undefined) throw breaksRule('no-kits', 'Kits are not sold here', 'KitIds');
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const hasProjects = kits.some((kit) => kit.projectId !== null);
      const projectId = hasProjects ? await projectOfCart(tx, cart.id) : undefined;
      const { current, removedCount } = await removeFormerLines(tx, cart.id, kits);
      const isOfCart = (kit: Kit) => projectId !== undefined && kit.projectId === projectId;
      const once = kits.filter((kit, index) => !isOfCart(kit) || kits.findIndex(({ id }) => id === kit.id) === index);
      const missing = once.filter((kit) => !isOfCart(kit) || !current.has(kit.id));
      const added = missing.flatMap((kit) => linesOf(kit, header));
      const there = once.filter(isOfCart).flatMap(({ id }) => current.get(id) ?? []);
      const lineIds = [...there, ...added.map(({ id }) => id)];
      const before = cart.line_count - removedCount;
      if (before + added.length > MOST_LINES) throw cartFull();
      if (added.length === 0) return { lineIds, lineCount: before, deliveryType: cart.delivery_type };
      const { lineCount } = await writeLines(tx, { cartId: cart.id, added });
      return { lineIds, lineCount, deliveryType: cart.delivery_type };
    });
  };

const projectOfCart = async (tx: Transaction, cartId: string): Promise<string | undefined> => {
  const project = await tx
    .selectFrom('smart_kits')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return project?.id;
};
