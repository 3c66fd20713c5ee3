import type { SearchDocument } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Marks of a material by a person's lists. */
export type ListMark = Pick<SearchDocument, 'IsFavorite' | 'IsInList'>;

/** By SAP number; a material that none of the person's lists has is absent. */
export type ListMarks = ReadonlyMap<string, ListMark>;

const NONE: ListMarks = new Map();

/**
 * Returns which of these SAP numbers are in the person's lists: among the favorites, and in any other list that the
 * person owns or subscribes to; the top-selling list is no list in this sense. One query, none for those signed out.
 */
export const findListMarks =
  (db: Database) =>
  async (contactId: string | undefined, keys: readonly string[]): Promise<ListMarks> => {
    if (contactId === undefined || keys.length === 0) return NONE;
    const { rows } = await sql<{ number: string; is_favorite: boolean; is_in_list: boolean }>`
      with lists as (
        select v.id, v.kind from variation_lists v join contacts c on c.id = v.owner_id
        where v.owner_id = ${contactId} and v.deleted_at is null and v.kind <> 'temporary'
          and (v.kind = 'favorites' or v.company_id = c.company_id)
        union all
        select v.id, v.kind from variation_list_subscribers s
        join variation_lists v on v.id = s.list_id and v.deleted_at is null
        join contacts c on c.id = s.contact_id and c.company_id = v.company_id
        where s.contact_id = ${contactId}
      )
      select l.sap_material_number as number, bool_or(lists.kind = 'favorites') as is_favorite,
        bool_or(lists.kind <> 'favorites') as is_in_list
      from lists join variation_list_lines l on l.list_id = lists.id and l.removed_at is null
        and l.sap_material_number = any(${[...new Set(keys)]}::text[])
      group by l.sap_material_number`.execute(db);
    return new Map(rows.map((row) => [row.number, { IsFavorite: row.is_favorite, IsInList: row.is_in_list }]));
  };

/** Adds the reader's list marks to documents. */
export const markDocuments = <D extends SearchDocument>(documents: readonly D[], marks: ListMarks): D[] =>
  documents.map((document) => ({ ...document, ...marks.get(document.ItemSAPMaterialNumber) }));
