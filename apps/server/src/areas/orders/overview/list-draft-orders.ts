import type { DraftSummary } from '@grossist/contracts';
import { type OrderDeliveryType, PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { presentDeliveryType } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type Listed, narrowFew } from './facets.ts';
import { allWords, patternsOf } from './narrowing.ts';
import type { Chosen, FacetValue } from './orders-wanted.ts';

interface DraftRow {
  id: string;
  name: string;
  sold_to: string;
  account_name: string;
  project_number: string;
  project_title: string | null;
  customer_reference: string;
  delivery_type: OrderDeliveryType;
  delivery_date: string | null;
  line_count: number;
  changed_at: Date;
  is_active: boolean;
  ready: boolean;
}

export interface DraftsWanted {
  query: string;
  chosen: Chosen;
  sortKey: 'lastChanged-desc' | 'lastChanged-asc' | 'name-asc' | 'name-desc';
  page: number;
  pageSize: number;
}

const MOST_DRAFTS = 2000;
const KEYS = ['soldTo', 'project', 'deliveryType'] as const;

/** Newest first. */
const readDrafts = async (db: Database, buyer: Buyer, query: string): Promise<readonly DraftRow[]> => {
  const patterns = patternsOf(query);
  const words = sql`' ' || lower(concat_ws(' ', c.name, c.customer_reference, c.project_number, c.contact_person,
    a.sold_to, a.name, (
      select string_agg(concat_ws(' ', m.sap_material_number, m.code, m.el_number, m.hws_number, m.ean,
        m.type_designation, l.kit_name, m.names ->> ${buyer.locale.slice(0, 2)}, m.names ->> 'en'), ' ')
      from cart_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.cart_id = c.id and l.removed_at is null)) collate "default")`;
  const { rows } = await sql<DraftRow>`
    select c.id, c.name, a.sold_to, a.name as account_name, c.project_number, p.title as project_title,
      c.customer_reference, c.delivery_date,
      case when c.delivery_type = 'normal' and c.address ->> 'shippingCondition' = ${PICKUP_SHIPPING_CONDITION}
        then 'drive-in' else c.delivery_type end as delivery_type, c.line_count, c.changed_at, c.is_active, c.ready
    from carts c join accounts a on a.id = c.account_id
    left join projects p on p.account_id = c.account_id and p.number = c.project_number
    where c.contact_id = ${buyer.contactId} and c.status = 'Draft' and c.deleted_at is null
      and ${allWords(words, patterns)}
    order by c.changed_at desc, c.id desc limit ${MOST_DRAFTS}`.execute(db);
  return rows;
};

const listed = (row: DraftRow): Listed & { row: DraftRow } => ({
  row,
  facets: {
    soldTo: [{ value: row.sold_to, name: row.account_name }],
    project: [{ value: row.project_number, name: row.project_title ?? '' }],
    deliveryType: [{ value: presentDeliveryType(row.delivery_type), name: '' }],
  },
});

const present = (row: DraftRow): DraftSummary => ({
  CartId: row.id,
  Name: row.name,
  SoldTo: row.sold_to,
  SoldToName: row.account_name,
  ProjectNumber: row.project_number,
  CustomerReference: row.customer_reference,
  DeliveryType: presentDeliveryType(row.delivery_type),
  DeliveryDate: row.delivery_date,
  LineCount: row.line_count,
  LastChanged: row.changed_at.toISOString(),
  IsActive: row.is_active,
  IsReady: row.ready,
});

const sorted = (rows: readonly DraftRow[], { sortKey }: DraftsWanted, locale: string): readonly DraftRow[] => {
  if (sortKey === 'lastChanged-desc') return rows;
  if (sortKey === 'lastChanged-asc') return rows.toReversed();
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = rows.toSorted((one, other) => compare(one.name, other.name));
  return sortKey === 'name-asc' ? byName : byName.toReversed();
};

/** The buyer's own drafts, the newest 2,000 of them. One statement. [ord-06] */
export const listDraftOrders =
  (db: Database) =>
  async (
    buyer: Buyer,
    wanted: DraftsWanted,
  ): Promise<{ drafts: DraftSummary[]; total: number; facets: readonly FacetValue[] }> => {
    const all = await readDrafts(db, buyer, wanted.query);
    const { rows, facets } = narrowFew(all.map(listed), KEYS, wanted.chosen);
    const start = (wanted.page - 1) * wanted.pageSize;
    const page = sorted(
      rows.map(({ row }) => row),
      wanted,
      buyer.locale,
    ).slice(start, start + wanted.pageSize);
    return { drafts: page.map(present), total: rows.length, facets };
  };
