import { type Language, languageOf, quantityOf, quantityToNumber, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, StoredAddress } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Label } from '../../documents/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { writtenQuantity } from '../../pricing/index.ts';
import { readProject } from '../queries/projects.ts';

/** Most labels of one document. */
const MOST_LABELS = 1000;

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

const labelsOf = (place: Place, rows: readonly LabelRow[], buyer: Buyer, hasContents: boolean): KitLabels => {
  const language = languageOf(buyer.locale);
  const kits = new Map<string, LabelRow[]>();
  for (const row of rows) {
    const key = `${row.kit_id} ${row.line_number ?? ''}`;
    const items = kits.get(key);
    if (items === undefined) kits.set(key, [row]);
    else items.push(row);
  }
  const labels = [...kits.values()].flatMap((items): Label[] => {
    const [kit] = items;
    if (kit === undefined) return [];
    const label: Label = {
      heading: kit.kit_name,
      lines: [place.name, ...addressLines(place.address)].filter((line) => line !== ''),
      contents: hasContents ? items.flatMap((row) => contentsOf(row, language, buyer)) : [],
      ...(place.sales_order_id === ''
        ? {}
        : { barcode: { kind: 'code128', text: `${place.sales_order_id}-${kit.line_number ?? ''}` } }),
    };
    return Array.from({ length: Math.ceil(quantityToNumber(quantityOf(kit.boxes))) }, () => label);
  });
  if (labels.length === 0) throw breaksRule('no-kits', 'There are no kits to print labels for');
  if (labels.length > MOST_LABELS) {
    throw breaksRule('too-many-labels', `A document holds at most ${MOST_LABELS} labels; here are ${labels.length}`);
  }
  return { name: place.name, labels };
};

const placeOf = async (db: Database, query: RawBuilder<Place>): Promise<Place> => {
  const { rows } = await query.execute(db);
  const [place] = rows;
  if (place === undefined) throw notFound('order or project');
  return place;
};

/**
 * Returns the labels of a sent order on the buyer's own accounts: one for each box of a kit, with a barcode of order and
 * kit. Two queries.
 * @throws Failure 404 for another's order, 422 `no-kits`, `too-many-labels`
 */
export const labelsOfOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string, hasContents: boolean): Promise<KitLabels> => {
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
      order by h.line_number, l.line_number`.execute(db);
    return labelsOf(place, rows, buyer, hasContents);
  };

/**
 * Returns the labels of a project of kits that is not ordered yet, one for each kit, without a barcode. Three queries.
 * @throws Failure 404 for another's project, 422 `no-kits`, `too-many-labels`
 */
export const labelsOfProject =
  (db: Database) =>
  async (buyer: Buyer, projectId: string, hasContents: boolean): Promise<KitLabels> => {
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
      where k.smart_kit_id = ${project.id} and k.deleted_at is null
      order by k.position, i.position`.execute(db);
    return labelsOf(place, rows, buyer, hasContents);
  };
