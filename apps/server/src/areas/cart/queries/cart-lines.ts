import { type InfoTag, type Language, languagesFor, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, StoredConceptSuggestion } from '../../../db/index.ts';
import { type VisibleTo, visibleMaterial } from '../../assortments/index.ts';
import { MOST_LINES } from '../line-facts.ts';

/** A line with what the page and the ERP must know of its material. */
export interface CartLineRow {
  id: string;
  sap_material_number: string;
  parent_line_id: string | null;
  quantity: string;
  is_clearance: boolean;
  cable_remnant: string | null;
  is_kit_material: boolean;
  kit_name: string;
  kit_id: string | null;
  quantity_per_kit: string | null;
  is_clearance_additional: boolean;
  remnant_id: string | null;
  is_direct_delivery: boolean;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  code: string;
  names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  class_code: string | null;
  sales_unit: string;
  min_quantity: string;
  multiplum: string;
  package_size: string;
  cable_cut_allowed: boolean;
  status: string;
  is_direct_delivery_product: boolean;
  is_contractor_product: boolean;
  is_accounting_string_product: boolean;
  is_project_product: boolean;
  concept_suggestion: StoredConceptSuggestion | null;
  concept_suggestion_zcon2: StoredConceptSuggestion | null;
  info_tag: InfoTag | null;
  end_user_registration_requirement_type: string;
  supplier_name: string | null;
  sold_here: boolean;
}

/** In the order a reader of the language sees them. */
const orderOf = (order: LineOrder, language: Language) => {
  switch (order) {
    case 'added':
      // What took a removed line's place shares it with that line, should it come back.
      return sql`l.position, l.id`;
    case 'code':
      return sql`m.code, l.position`;
    case 'name':
      return sql`coalesce(${sql.join(languagesFor(language).map((each) => sql`m.names ->> ${each}`))}), l.position`;
  }
};

/** Selects one language of each name where that is enough: names are most of a line's bytes. */
const namesIn = (language: Language | undefined) => {
  if (language === undefined) return sql<Texts>`m.names`;
  return sql<Texts>`case when m.names ->> ${language} <> '' then jsonb_build_object(${language}::text, m.names ->> ${language})
    else m.names end`;
};

type LineOrder = 'added' | 'code' | 'name';

interface CartLinesWanted {
  cartId: string;
  market: string;
  order?: LineOrder;
  /** Language of the names in the order by name; English by default. */
  language?: Language;
  /** The names in this language alone, where they have it; absent: in all. */
  shownIn?: Language;
  offset?: number;
  limit?: number;
  /** Only these lines. */
  lineIds?: readonly string[];
  /** Whose assortments decide what can be had; absent: none do. */
  visibleTo?: VisibleTo;
}

/** The lines of a cart, at most 2,000. One query. [cart-03] [cart-07] */
export const cartLines =
  (db: Database) =>
  async ({ cartId, market, visibleTo, lineIds, offset = 0, limit = MOST_LINES, ...wanted }: CartLinesWanted) => {
    const { order = 'added', language = 'en', shownIn } = wanted;
    const visible = visibleTo === undefined ? sql<boolean>`true` : visibleMaterial(visibleTo);
    const { rows } = await sql<CartLineRow>`
      select l.id, l.sap_material_number, l.parent_line_id, l.quantity, l.is_clearance, l.cable_remnant,
        l.is_kit_material, l.kit_name, l.kit_id, l.quantity_per_kit, l.is_clearance_additional, l.remnant_id, l.is_direct_delivery, l.note, l.additional_note, l.accounting_string1,
        l.accounting_string2, m.code, ${namesIn(shownIn)} as names, m.type_designation, m.el_number, m.hws_number, m.ean, m.class_code,
        m.sales_unit, m.min_quantity, m.multiplum, m.package_size, m.cable_cut_allowed, m.status,
        m.is_direct_delivery_product, m.is_contractor_product, m.is_accounting_string_product, m.is_project_product, m.concept_suggestion,
        m.concept_suggestion_zcon2, m.info_tag,
        m.end_user_registration_requirement_type, s.name as supplier_name, (${market} = any(m.markets) and ${visible}) as sold_here
      from cart_lines l
      join materials m on m.sap_material_number = l.sap_material_number
      left join suppliers s on s.code = m.supplier_code
      where l.cart_id = ${cartId} and l.removed_at is null
        ${lineIds === undefined ? sql`` : sql`and l.id = any(${[...lineIds]}::uuid[])`}
      order by ${orderOf(order, language)} offset ${offset} limit ${limit}`.execute(db);
    return rows;
  };

const MOST = 500;

/** What is in somebody's active cart, the latest first, each material once. One query. */
export const cartMaterials =
  (db: Database) =>
  async (contactId: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('cart_lines as l')
      .innerJoin('carts as c', 'c.id', 'l.cart_id')
      .select(['l.sap_material_number', (eb) => eb.fn.max('l.position').as('latest')])
      .where('c.contact_id', '=', contactId)
      .where('c.is_active', '=', (eb) => eb.lit(true))
      .where('l.removed_at', 'is', null)
      .groupBy('l.sap_material_number')
      .orderBy('latest', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => row.sap_material_number);
  };
