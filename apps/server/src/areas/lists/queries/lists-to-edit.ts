import { type ListKind } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { ensureFavorites } from '../commands/built-in-lists.ts';
import { type ListLimits, RESTORABLE_DAYS } from '../limits.ts';
import { visibleLine } from './list-rows.ts';

export interface NamedListRow {
  id: string;
  name: string;
  kind: ListKind;
  owner_id: string | null;
}

/** Lists `v` that the buyer owns or subscribes to; `s` is the subscription. */
const theirLists = (buyer: Buyer) => sql`
  variation_lists v
  left join variation_list_subscribers s on s.list_id = v.id and s.contact_id = ${buyer.contactId}
  where v.deleted_at is null and (v.owner_id = ${buyer.contactId} or s.list_id is not null)
    and (v.kind = 'favorites' or v.company_id = ${buyer.company.id}) and v.kind <> 'temporary'`;

export interface EditableListRow extends NamedListRow {
  is_default: boolean;
  has_material: boolean;
}

/** Returns the lists whose lines the buyer may edit, favorites first, then by name. Two queries. [vl-06] */
export const listsToEdit =
  (db: Database) =>
  async (buyer: Buyer, sapMaterialNumber: string | undefined): Promise<readonly EditableListRow[]> => {
    await ensureFavorites(db, buyer.contactId);
    const { rows } = await sql<EditableListRow>`
      select v.id, v.name, v.kind, v.owner_id,
        exists (select from variation_list_defaults d
          where d.list_id = v.id and d.contact_id = ${buyer.contactId}) as is_default,
        exists (select from variation_list_lines l where l.list_id = v.id and l.removed_at is null
          and l.sap_material_number = ${sapMaterialNumber ?? ''}) as has_material
      from ${theirLists(buyer)} and (v.owner_id = ${buyer.contactId} or s.is_collaborator)
      order by v.kind = 'favorites' desc, lower(v.name), v.id`.execute(db);
    return rows;
  };

export interface MembershipRow extends NamedListRow {
  number: string;
}

/**
 * Returns which of the buyer's lists have which of some materials, favorites first, then by name. One query.
 * [own-vl-09]
 */
export const listsWithMaterials =
  (db: Database) =>
  async (buyer: Buyer, sapMaterialNumbers: readonly string[]): Promise<readonly MembershipRow[]> => {
    if (sapMaterialNumbers.length === 0) return [];
    const { rows } = await sql<MembershipRow>`
      select l.sap_material_number as number, mine.id, mine.name, mine.kind, mine.owner_id
      from (select v.id, v.name, v.kind, v.owner_id from ${theirLists(buyer)}) mine
      join variation_list_lines l on l.list_id = mine.id and l.removed_at is null
        and l.sap_material_number = any(${[...new Set(sapMaterialNumbers)]}::text[])
      order by mine.kind = 'favorites' desc, lower(mine.name), mine.id`.execute(db);
    return rows;
  };

/** Returns how many lists the buyer owns, favorites left out. One query. [vl-07] */
export const countOwnLists =
  (db: Database) =>
  async (buyer: Buyer): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from variation_lists
      where owner_id = ${buyer.contactId} and kind = 'own' and deleted_at is null`.execute(db);
    return rows[0]?.count ?? 0;
  };

export interface DeletedListRow {
  id: string;
  name: string;
  variations_count: number;
  deleted_at: Date;
  restorable_until: Date;
}

/** Returns the buyer's lists that can be restored, latest deletion first. One query. [own-vl-02] */
export const deletedLists =
  (db: Database, { lists }: ListLimits) =>
  async (buyer: Buyer): Promise<readonly DeletedListRow[]> => {
    const { rows } = await sql<DeletedListRow>`
      select v.id, v.name, v.deleted_at, v.deleted_at + ${RESTORABLE_DAYS} * interval '1 day' as restorable_until,
        (select count(*) from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
          where l.list_id = v.id and ${visibleLine(buyer)}) as variations_count
      from variation_lists v
      where v.owner_id = ${buyer.contactId} and v.company_id = ${buyer.company.id} and v.kind = 'own'
        and v.deleted_at > now() - ${RESTORABLE_DAYS} * interval '1 day'
      order by v.deleted_at desc, v.id limit ${lists}`.execute(db);
    return rows;
  };
