import type { CartKit } from '@grossist/contracts';
import { languageOf, quantityOf, quantityToNumber, type SmartKitValidation, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { ownCart } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { type ProjectRow, projectOfCart, stateOf } from './projects.ts';

/** Differences that are listed over all kits of a cart. */
const MOST_DIFFERENCES = 500;
/** Kits of a project, and deleted ones that its cart still holds. */
const MOST_ROWS = 2000;

interface KitRow {
  id: string;
  header_description: string;
  name_in_cart: string | null;
  item_count: number;
  in_cart: CartKit['inCart'];
  is_deleted: boolean;
  line_ids: string[] | null;
}

interface DifferenceRow {
  kit_id: string;
  sap_material_number: string;
  in_cart: string | null;
  in_kit: string | null;
}

export interface KitsOfCart {
  project: { id: string; projectName: string; state: SmartKitValidation } | null;
  kits: CartKit[];
}

const readKitsOf = async (db: Database, cartId: string, projectId: string): Promise<readonly KitRow[]> => {
  const { rows } = await sql<KitRow>`
    select k.id, k.header_description, l.name as name_in_cart, l.line_ids, k.deleted_at is not null as is_deleted,
      (select count(*) from kit_draft_items i where i.kit_draft_id = k.id and i.deleted_at is null)::integer as item_count,
      case when l.kit_id is null then 'no' when k.deleted_at is null and l.stamp = k.modified_at then 'current'
        else 'outdated' end as in_cart
    from kit_drafts k
    left join (
      select kit_id, min(coalesce(kit_modified_at, '-infinity')) as stamp, min(kit_name) as name,
        array_agg(id order by position) as line_ids
      from cart_lines
      where cart_id = ${cartId} and kit_id is not null and parent_line_id is null and removed_at is null
      group by kit_id
    ) l on l.kit_id = k.id
    where k.smart_kit_id = ${projectId} and (k.deleted_at is null or l.kit_id is not null)
    order by k.position limit ${MOST_ROWS}`.execute(db);
  return rows;
};

/** Compares what the cart's lines hold of each material with what the kits hold now. One query, none for no kits. */
const readDifferences = async (
  db: Database,
  cartId: string,
  kitIds: readonly string[],
): Promise<readonly DifferenceRow[]> => {
  if (kitIds.length === 0) return [];
  const { rows } = await sql<DifferenceRow>`
    with lines as (
      select kit_id, sap_material_number, min(quantity_per_kit) as quantity from cart_lines
      where cart_id = ${cartId} and kit_id = any(${[...kitIds]}::uuid[]) and parent_line_id is not null
        and removed_at is null
      group by kit_id, sap_material_number
    ), items as (
      select kit_draft_id, sap_material_number, quantity, position from kit_draft_items
      where kit_draft_id = any(${[...kitIds]}::uuid[]) and deleted_at is null
    )
    select coalesce(i.kit_draft_id, l.kit_id) as kit_id, l.quantity as in_cart, i.quantity as in_kit,
      coalesce(i.sap_material_number, l.sap_material_number) as sap_material_number
    from lines l
    full join items i on i.kit_draft_id = l.kit_id and i.sap_material_number = l.sap_material_number
    where l.quantity is distinct from i.quantity
    order by kit_id, i.position nulls first, sap_material_number limit ${MOST_DIFFERENCES}`.execute(db);
  return rows;
};

const quantityIn = (decimal: string | null): number | null =>
  decimal === null ? null : quantityToNumber(quantityOf(decimal));

/**
 * Returns the project of one of the buyer's carts, null where it has none, and how far the cart holds its kits as they are
 * now. Six queries at most, however many kits. [own-kit-20]
 * @throws Failure 404 for another's cart, 409 for an ordered one
 */
export const kitsOfCart = (db: Database) => {
  const materialsOf = kitMaterials(db);
  const cartOf = ownCart(db);
  const show = async (buyer: Buyer, cartId: string, project: ProjectRow): Promise<KitsOfCart> => {
    const rows = await readKitsOf(db, cartId, project.id);
    const outdated = rows.filter((row) => row.in_cart === 'outdated' && !row.is_deleted).map(({ id }) => id);
    const found = await readDifferences(db, cartId, outdated);
    const materials = await materialsOf(
      buyer,
      found.map((row) => row.sap_material_number),
    );
    const language = languageOf(buyer.locale);
    const differencesOf = (kitId: string): CartKit['differences'] =>
      found
        .filter((row) => row.kit_id === kitId)
        .map((row) => {
          const material = materials.get(row.sap_material_number);
          return {
            sapMaterialNumber: row.sap_material_number,
            itemLocalMaterialName: textIn(material?.names ?? {}, language)?.text ?? row.sap_material_number,
            itemSalesUnit: material?.salesUnit ?? '',
            quantityInCart: quantityIn(row.in_cart),
            quantity: quantityIn(row.in_kit),
          };
        });
    return {
      project: { id: project.id, projectName: project.project_name, state: stateOf(project) },
      kits: rows.map((row) => ({
        id: row.id,
        headerDescription: row.header_description,
        nameInCart: row.name_in_cart ?? '',
        itemCount: row.item_count,
        inCart: row.in_cart,
        isDeleted: row.is_deleted,
        cartItemIds: row.line_ids ?? [],
        differences: differencesOf(row.id),
      })),
    };
  };
  return async (asking: Buyer, cartId: string): Promise<KitsOfCart> => {
    const { cart, buyer } = await cartOf(asking, cartId);
    const project = await projectOfCart(db)(asking, cart.id);
    return project === undefined ? { project: null, kits: [] } : show(buyer, cart.id, project);
  };
};
