import { type DeliveryType, isOrderable } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, hasCode } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { VersionedCache } from '../../../versioned-cache.ts';
import { scopeKey, visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineRow } from '../line-facts.ts';
import { IS_SOLD_BY_ITSELF, MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from './find-materials.ts';

/** The active cart, read without a lock. */
export interface SeenCart {
  id: string;
  version: number;
  deliveryType: DeliveryType;
  lineCount: number;
  /** Its lines of the material. */
  lines: readonly LineRow[];
}

export interface MaterialToAdd {
  material: Material;
  /** Undefined before the first use of a cart. */
  cart: SeenCart | undefined;
}

interface CartRow extends Omit<LineRow, 'id'> {
  cart_id: string | null;
  version: number;
  delivery_type: DeliveryType;
  line_count: number;
  line_id: string | null;
}

interface Row extends MaterialRow, CartRow {}

/** About a kilobyte each, once for each group of buyers with the same assortments. */
const MOST_CACHED = 5000;

const CART_COLUMNS = sql`c.id as cart_id, c.version, c.delivery_type, c.line_count, l.id as line_id, l.parent_line_id,
  l.quantity, l.is_clearance, l.cable_remnant, l.remnant_id, l.quantity_per_kit, l.kit_id, l.is_direct_delivery, l.note,
  l.additional_note`;

const cartOf = (rows: readonly CartRow[], sapMaterialNumber: string): SeenCart | undefined => {
  const [first] = rows;
  if (first === undefined || first.cart_id === null) return undefined;
  const { cart_id: id, version, delivery_type: deliveryType, line_count: lineCount } = first;
  const lines = rows.flatMap(({ line_id, ...line }) =>
    line_id === null ? [] : [{ ...line, id: line_id, sap_material_number: sapMaterialNumber }],
  );
  return { id, version, deliveryType, lineCount, lines };
};

/** Reads the lines of a material in the active cart. One query. */
const seenCart = async (db: Database, buyer: Buyer, sapMaterialNumber: string): Promise<SeenCart | undefined> => {
  const { rows } = await sql<CartRow>`
    select ${CART_COLUMNS}
    from carts c
    left join cart_lines l on l.cart_id = c.id and l.sap_material_number = ${sapMaterialNumber} and l.removed_at is null
    where c.contact_id = ${buyer.contactId} and c.is_active
    order by l.position`.execute(db);
  return cartOf(rows, sapMaterialNumber);
};

/** The key of a code for all buyers with the same market and assortments. */
const keyOf = ({ market, assortments }: Buyer, code: string): string =>
  JSON.stringify([code, market, scopeKey(assortments)]);

/**
 * Reads a material that the buyer may order, by its code or SAP number, and the lines of it in their active cart. One
 * query.
 */
const readMaterialToAdd = async (db: Database, buyer: Buyer, code: string): Promise<MaterialToAdd> => {
  const { rows } = await sql<Row>`
    select ${MATERIAL_COLUMNS}, ${CART_COLUMNS}
    from materials m
    left join carts c on c.contact_id = ${buyer.contactId} and c.is_active
    left join cart_lines l on l.cart_id = c.id and l.sap_material_number = m.sap_material_number
      and l.removed_at is null
    where ${hasCode(code)} and ${buyer.market} = any(m.markets)
      and ${visibleMaterial(buyer)} and ${IS_SOLD_BY_ITSELF}
    -- A code may be another material's number: the code goes first.
    order by m.code = ${code} desc, l.position`.execute(db);
  const [first] = rows;
  if (first === undefined) throw notFound('material');
  if (!isOrderable(first.status)) throw breaksRule('not-orderable', `The material ${code} can't be ordered`, 'Code');
  const material = materialOf(first);
  const ofIt = rows.filter((row) => row.sap_material_number === material.sapMaterialNumber);
  return { material, cart: cartOf(ofIt, material.sapMaterialNumber) };
};

/**
 * Returns a material that the buyer may order, by its code or SAP number, and the lines of it in their active cart. One
 * query. The material is cached until any material changes (decision 0037).
 * @throws Failure 404 when the market does not have it or the buyer may not see it, 422 when it is blocked or obsolete
 */
export const requireMaterialToAdd = ({ db, catalogue }: CatalogueAccess) => {
  const materials = new VersionedCache<Material>({ maxSize: MOST_CACHED });
  return async (buyer: Buyer, code: string): Promise<MaterialToAdd> => {
    let read: MaterialToAdd | undefined;
    const material = await materials.get(keyOf(buyer, code), catalogue.materialVersion, async () => {
      read = await readMaterialToAdd(db, buyer, code);
      return read.material;
    });
    // On a miss the cart was read with the material.
    return read ?? { material, cart: await seenCart(db, buyer, material.sapMaterialNumber) };
  };
};
