import type { ListKind } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** A list with what its reader is shown of it. */
export interface ShownListRow {
  id: string;
  name: string;
  description: string;
  kind: ListKind;
  version: number;
  changed_at: Date;
  owner_id: string | null;
  owner_name: string | null;
  /** Null: the reader does not subscribe to it. */
  is_collaborator: boolean | null;
  is_default: boolean;
  wants_mail: boolean;
  subscribers_count: number;
  has_unseen_changes: boolean;
}

/** A line `l` of a list whose material `m` the reader's market sells and the reader may see. */
export const visibleLine = (buyer: Pick<Buyer, 'market' | 'assortments'>): RawBuilder<boolean> => sql<boolean>`(
  l.removed_at is null and ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)})`;

/**
 * Returns lists of the buyer's reach as the buyer is shown them, favorites and top-selling list first, then by name.
 * One query, however many. What the buyer may do with them the caller has checked, or is to check.
 */
export const readListRows = async (
  db: Database,
  buyer: Buyer,
  which: RawBuilder<unknown>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<readonly ShownListRow[]> => {
  const { rows } = await sql<ShownListRow>`
    select v.id, v.name, v.description, v.kind, v.version, v.changed_at, v.owner_id, o.name as owner_name,
      s.is_collaborator, d.list_id is not null as is_default, coalesce(n.wants_mail, false) as wants_mail,
      (select count(*) from variation_list_subscribers x join contacts c on c.id = x.contact_id
        where x.list_id = v.id and c.company_id = v.company_id) as subscribers_count,
      exists (select from variation_list_changes h join materials m on m.sap_material_number = h.sap_material_number
        where h.list_id = v.id and h.id > coalesce(n.seen_change, 0)
          and h.changed_by is distinct from ${buyer.contactId}::uuid and ${buyer.market} = any(m.markets)
          and ${visibleMaterial(buyer)}) as has_unseen_changes
    from variation_lists v
    left join contacts o on o.id = v.owner_id
    left join variation_list_subscribers s on s.list_id = v.id and s.contact_id = ${buyer.contactId}
    left join variation_list_defaults d on d.list_id = v.id and d.contact_id = ${buyer.contactId}
    left join variation_list_notices n on n.list_id = v.id and n.contact_id = ${buyer.contactId}
    where v.deleted_at is null and (v.company_id = ${buyer.company.id} or v.owner_id = ${buyer.contactId}
      and v.kind = 'favorites') and ${which}
    order by v.kind <> 'own' desc, lower(v.name), v.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** Words of a query that count. */
const MOST_WORDS = 8;

/**
 * Returns the condition that a material `m` has each of the words of a query in a number, the type designation, the
 * supplier or the name in any language, or in a further text.
 * @param query as it was typed; empty: every material matches
 */
export const hasWords = (query: string, further: RawBuilder<unknown> = sql`''`): RawBuilder<boolean> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.slice(0, MOST_WORDS).map((word) => `%${escapeLike(word)}%`);
  const described = sql`lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number, m.hws_number, m.ean,
    m.supplier_number, m.type_designation, ${further}, (select name from suppliers where code = m.supplier_code),
    (select string_agg(name, ' ') from jsonb_each_text(m.names) as n(language, name))) collate "default")`;
  return sql<boolean>`${described} like all (${patterns}::text[])`;
};
