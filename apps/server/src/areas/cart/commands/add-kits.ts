import { type DeliveryType, quantityOf, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type NewLine, writeLines } from '../lines/write-lines.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { cartFull, MOST_LINES } from '../most-lines.ts';

interface KitItemRow {
  kit_id: string;
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
  name: string;
  items: readonly { sapMaterialNumber: string; quantity: string; isSold: boolean; code: string }[];
}

const ONE = quantityToDecimal(quantityOf(1));

/** More materials than this are no kit that anybody packs; it bounds what one call reads. */
const MOST_ITEMS = MOST_LINES;

/** Kits of the buyer's company with their materials, in the order asked. One query. */
const readKits = async (db: Database, buyer: Buyer, kitIds: readonly string[]): Promise<Kit[]> => {
  const { rows } = await sql<KitItemRow>`
    select k.id as kit_id, k.header_description, a.place::integer, i.sap_material_number, i.quantity, m.code,
      m.status in ('10', '33') and ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)} as is_sold
    from unnest(${[...kitIds]}::uuid[]) with ordinality as a(id, place)
    join kit_drafts k on k.id = a.id and k.company_id = ${buyer.company.id}
    left join kit_draft_items i on i.kit_draft_id = k.id
    left join materials m on m.sap_material_number = i.sap_material_number
    order by a.place, i.position limit ${MOST_ITEMS + 1}`.execute(db);
  const kits = new Map<number, { id: string; name: string; items: Kit['items'][number][] }>();
  for (const row of rows) {
    const kit = kits.get(row.place) ?? { id: row.kit_id, name: row.header_description, items: [] };
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

/**
 * Puts kits of the buyer's company into the active cart: for each a line of the kit and, below it, its materials. A kit
 * that is named twice comes twice, and one that is there already comes again, since each is packed by itself. Constant
 * queries, however many kits. [cart-26]
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
    const added = kits.flatMap((kit) => linesOf(kit, header));
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.line_count + added.length > MOST_LINES) throw cartFull();
      const { lineCount } = await writeLines(tx, { cartId: cart.id, added });
      return { lineIds: added.map(({ id }) => id), lineCount, deliveryType: cart.delivery_type };
    });
  };
