import { type Language, languageOf, quantityOf, quantityToNumber, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, StoredAddress } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { ownCart } from '../../cart/index.ts';
import type { Label } from '../../documents/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { writtenQuantity } from '../../pricing/index.ts';
import { readProject } from '../queries/projects.ts';

/** Most labels of one document. */
const MOST_LABELS = 1000;

/** What is printed, by the fields of the call's query. */
export interface WantedLabels {
  OrderId?: string | undefined;
  SmartKitId?: string | undefined;
  CartId?: string | undefined;
  KitIds?: readonly string[] | undefined;
  HasContents: boolean;
  HasAddress: boolean;
  Copies: number;
}

interface Place {
  /** Name of the project of kits or of the order. */
  name: string;
  sales_order_id: string;
  address: StoredAddress | null;
}

interface LabelRow {
  kit_id: string;
  kit_name: string;
  /** Number of the kit's line in the order; null before it was ordered. */
  line_number: number | null;
  /** How many boxes of the kit there are. */
  boxes: string;
  /** Null for a kit without items. */
  names: Texts | null;
  code: string | null;
  quantity: string | null;
  sales_unit: string | null;
}

/** Where the kits of an order or project go, and a label for each box, in their order. */
export interface KitLabels {
  /** Of the order or project. */
  name: string;
  labels: readonly Label[];
}

const addressLines = (address: StoredAddress | null): string[] =>
  address === null
    ? []
    : [address.name, address.street, `${address.postalCode} ${address.city}`]
        .map((line) => line.trim())
        .filter((line) => line !== '');

const contentsOf = (row: LabelRow, language: Language, { locale }: Buyer): Label['contents'] => {
  if (row.quantity === null || row.sales_unit === null) return [];
  const name = textIn(row.names ?? {}, language)?.text ?? row.code ?? '';
  return [[writtenQuantity(quantityOf(row.quantity), row.sales_unit, locale), name]];
};

/** Rows by the kit, or line of one, that they belong to. */
const kitsIn = (rows: readonly LabelRow[]): LabelRow[][] => {
  const kits = new Map<string, LabelRow[]>();
  for (const row of rows) {
    const key = `${row.kit_id} ${row.line_number ?? ''}`;
    const items = kits.get(key);
    if (items === undefined) kits.set(key, [row]);
    else items.push(row);
  }
  return [...kits.values()];
};

const labelsOf = (place: Place, rows: readonly LabelRow[], buyer: Buyer, wanted: WantedLabels): KitLabels => {
  const language = languageOf(buyer.locale);
  const address = wanted.HasAddress ? addressLines(place.address) : [];
  const labels = kitsIn(rows).flatMap((items): Label[] => {
    const [kit] = items;
    if (kit === undefined) return [];
    const label: Label = {
      heading: kit.kit_name,
      lines: [place.name, ...address].filter((line) => line !== ''),
      contents: wanted.HasContents ? items.flatMap((row) => contentsOf(row, language, buyer)) : [],
      ...(place.sales_order_id === ''
        ? {}
        : { barcode: { kind: 'code128', text: `${place.sales_order_id}-${kit.line_number ?? ''}` } }),
    };
    const boxes = Math.ceil(quantityToNumber(quantityOf(kit.boxes)));
    return Array.from({ length: boxes * wanted.Copies }, () => label);
  });
  if (labels.length === 0) throw breaksRule('no-kits', 'There are no kits to print labels for');
  if (labels.length > MOST_LABELS) {
    throw breaksRule('too-many-labels', `A document holds at most ${MOST_LABELS} labels; here are ${labels.length}`);
  }
  return { name: place.name, labels };
};

/** Restricts a column to the kits that are asked for; without any it is left alone. */
const among = (column: RawBuilder<unknown>, { KitIds: kitIds }: WantedLabels): RawBuilder<unknown> =>
  kitIds === undefined || kitIds.length === 0 ? sql`true` : sql`${column} = any(${[...kitIds]}::uuid[])`;

const placeOf = async (db: Database, query: RawBuilder<Place>): Promise<Place> => {
  const { rows } = await query.execute(db);
  const [place] = rows;
  if (place === undefined) throw notFound('order or project');
  return place;
};

/** Labels of a sent order on the buyer's own accounts: one for each box of a kit, with a barcode. Two queries. */
const labelsOfOrder = async (db: Database, buyer: Buyer, orderId: string, wanted: WantedLabels): Promise<KitLabels> => {
  const place = await placeOf(
    db,
    sql<Place>`select o.name, o.sales_order_id, o.address from orders o
      join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
      where o.id = ${orderId} and o.company_id = ${buyer.company.id}`,
  );
  const { rows } = await sql<LabelRow>`
    select h.kit_id, h.kit_name, h.line_number, h.quantity as boxes, l.names, l.code,
      coalesce(l.quantity_per_kit, l.quantity) as quantity, l.sales_unit
    from order_lines h
    left join order_lines l on l.order_id = h.order_id and l.parent_line_number = h.line_number
    where h.order_id = ${orderId} and h.kit_id is not null and h.parent_line_number is null
      and ${among(sql`h.kit_id`, wanted)}
    order by h.line_number, l.line_number`.execute(db);
  return labelsOf(place, rows, buyer, wanted);
};

/** Labels of the kits in one of the buyer's open carts: one for each box, without a barcode. Four queries at most. */
const labelsOfCart = async (db: Database, asking: Buyer, cartId: string, wanted: WantedLabels): Promise<KitLabels> => {
  const { cart } = await ownCart(db)(asking, cartId);
  // A cart of kits without a project is printed under its own name.
  const place = await placeOf(
    db,
    sql<Place>`select coalesce(nullif(s.project_name, ''), c.name) as name, '' as sales_order_id, c.address
      from carts c left join smart_kits s on s.cart_id = c.id and s.deleted_at is null
      where c.id = ${cart.id}`,
  );
  const { rows } = await sql<LabelRow>`
    select h.kit_id, h.kit_name, h.position::integer as line_number, h.quantity as boxes, m.names, m.code,
      coalesce(l.quantity_per_kit, l.quantity) as quantity, m.sales_unit
    from cart_lines h
    left join cart_lines l on l.parent_line_id = h.id and l.removed_at is null
    left join materials m on m.sap_material_number = l.sap_material_number
    where h.cart_id = ${cart.id} and h.kit_id is not null and h.parent_line_id is null and h.removed_at is null
      and ${among(sql`h.kit_id`, wanted)}
    order by h.position, h.id, l.position, l.id`.execute(db);
  return labelsOf(place, rows, asking, wanted);
};

/** Labels of one of the buyer's projects of kits, one for each kit, without a barcode. Three queries. */
const labelsOfProject = async (
  db: Database,
  buyer: Buyer,
  projectId: string,
  wanted: WantedLabels,
): Promise<KitLabels> => {
  const project = await readProject(db)(buyer, { id: projectId });
  const place = await placeOf(
    db,
    sql<Place>`select s.project_name as name, '' as sales_order_id, c.address
      from smart_kits s left join carts c on c.id = s.cart_id where s.id = ${project.id}`,
  );
  const { rows } = await sql<LabelRow>`
    select k.id as kit_id, k.header_description as kit_name, null as line_number, '1' as boxes, m.names, m.code,
      i.quantity, m.sales_unit
    from kit_drafts k
    left join kit_draft_items i on i.kit_draft_id = k.id and i.deleted_at is null
    left join materials m on m.sap_material_number = i.sap_material_number
    where k.smart_kit_id = ${project.id} and k.deleted_at is null and ${among(sql`k.id`, wanted)}
    order by k.position, i.position`.execute(db);
  return labelsOf(place, rows, buyer, wanted);
};

/**
 * Returns the labels of a sent order, of an open cart or of a project of kits, in their order; of some kits alone where
 * they are named.
 * @throws Failure 404 for another's, 422 `one-source` unless one source is named, `no-kits`, `too-many-labels`
 */
export const readKitLabels =
  (db: Database) =>
  (buyer: Buyer, wanted: WantedLabels): Promise<KitLabels> => {
    const { OrderId: orderId, SmartKitId: projectId, CartId: cartId } = wanted;
    if ([orderId, projectId, cartId].filter((id) => id !== undefined).length === 1) {
      if (orderId !== undefined) return labelsOfOrder(db, buyer, orderId, wanted);
      if (projectId !== undefined) return labelsOfProject(db, buyer, projectId, wanted);
      if (cartId !== undefined) return labelsOfCart(db, buyer, cartId, wanted);
    }
    throw breaksRule('one-source', 'Send either OrderId, SmartKitId or CartId');
  };
