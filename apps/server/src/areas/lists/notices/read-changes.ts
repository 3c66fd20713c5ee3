import type { getVariationListChanges, ListChange, OperationOutput } from '@grossist/contracts';
import { type Locale, languageOf, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer, Person } from '../../identity/index.ts';

export interface ChangeRow {
  id: number;
  list_id: string;
  kind: ListChange['Kind'];
  number: string;
  code: string;
  names: Texts;
  successor_number: string | null;
  successor_code: string | null;
  successor_names: Texts | null;
  changed_at: Date;
  changed_by: string | null;
  /** Null where the material itself changed, and for a person who was erased. */
  changed_by_name: string | null;
}

type ChangesReader = Pick<Person, 'market' | 'assortments'>;

/** Changes `h` of the last twelve months of which the reader may see the material `m`. */
const visibleChanges = (reader: ChangesReader): RawBuilder<unknown> => sql`
  variation_list_changes h
  join materials m on m.sap_material_number = h.sap_material_number and ${reader.market} = any(m.markets)
    and ${visibleMaterial(reader)} and h.changed_at > now() - interval '12 months'`;

/**
 * Returns visible changes with what took the material's place, as far as the reader may see that. One query.
 * @param which conditions, order and limit, on `h`
 */
export const selectChanges = async (
  db: Database,
  reader: ChangesReader,
  which: RawBuilder<unknown>,
): Promise<readonly ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select h.id, h.list_id, h.kind, m.sap_material_number as number, m.code, m.names, r.sap_material_number as successor_number,
      r.code as successor_code, r.names as successor_names, h.changed_at, h.changed_by, c.name as changed_by_name
    from ${visibleChanges(reader)}
    left join lateral (
      select m.sap_material_number, m.code, m.names from materials m
      where m.sap_material_number = h.successor and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
    ) r on true
    left join contacts c on c.id = h.changed_by
    where ${which}`.execute(db);
  return rows;
};

const materialOf = (number: string, code: string, names: Texts, locale: Locale) => ({
  SapMaterialNumber: number,
  Code: code,
  Name: textIn(names, languageOf(locale))?.text ?? code,
});

export const presentChange = (row: ChangeRow, locale: Locale): Omit<ListChange, 'IsUnseen'> => ({
  ChangeId: row.id,
  Kind: row.kind,
  Material: materialOf(row.number, row.code, row.names, locale),
  Successor:
    row.successor_number === null
      ? null
      : materialOf(row.successor_number, row.successor_code ?? '', row.successor_names ?? {}, locale),
  ChangedAt: row.changed_at.toISOString(),
  ChangedByName: row.changed_by_name ?? '',
});

export interface ChangesWanted {
  locale: Locale;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Counts {
  total: number;
  unseen: number;
  seen_change: number;
}

/**
 * Returns a page of a list's changes of the last twelve months, latest first, without materials that the buyer may not
 * see. Two queries. The caller has checked that the buyer may read the list. [own-vl-13]
 */
export const readChanges =
  (db: Database) =>
  async (
    buyer: Buyer,
    listId: string,
    { locale, page, pageSize }: ChangesWanted,
  ): Promise<OperationOutput<typeof getVariationListChanges>> => {
    const counted = await sql<Counts>`
      with seen as (
        select coalesce((select seen_change from variation_list_notices
          where list_id = ${listId} and contact_id = ${buyer.contactId}), 0) as seen_change
      )
      select seen.seen_change, count(h.id) as total,
        count(h.id) filter (where h.id > seen.seen_change and h.changed_by is distinct from ${buyer.contactId}::uuid) as unseen
      from seen left join (select h.* from ${visibleChanges(buyer)} where h.list_id = ${listId}) h on true
      group by seen.seen_change`.execute(db);
    const { total, unseen, seen_change: seen } = counted.rows[0] ?? { total: 0, unseen: 0, seen_change: 0 };
    const rows = await selectChanges(
      db,
      buyer,
      sql`h.list_id = ${listId} order by h.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
    );
    return {
      PageItems: rows.map((row) => ({
        ...presentChange(row, locale),
        IsUnseen: row.id > seen && row.changed_by !== buyer.contactId,
      })),
      TotalItems: total,
      UnseenCount: unseen,
    };
  };
