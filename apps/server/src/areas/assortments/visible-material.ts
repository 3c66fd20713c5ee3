/** SQL of which materials customers may see by their assortments, and of materials that no customer sees. */

import type { AssortmentScope } from '@grossist/search-index';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/index.ts';

/** The viewer whose assortments limit visibility; a visitor without a customer has none. */
export interface VisibleTo {
  assortments?: AssortmentScope | undefined;
}

/**
 * Builds the condition that the viewer may see the material of the row `m` (materials): in no exclusive assortment or in a
 * granted one, and in a granted one if the viewer is limited. The same rule as the search engine's.
 */
export const visibleMaterial = ({ assortments }: VisibleTo): RawBuilder<boolean> => {
  const granted = assortments?.granted ?? [];
  const isLimited = assortments?.isLimited ?? false;
  return sql<boolean>`(
    select (not coalesce(bool_or(a.type = 'exclusive'), false)
        or coalesce(bool_or(a.type = 'exclusive' and a.code = any(${granted}::text[])), false))
      and (not ${isLimited}::boolean or coalesce(bool_or(a.code = any(${granted}::text[])), false))
    from products ap join catalogue_nodes an on an.code = ap.node_code
    cross join lateral assortments_of(m.sap_material_number, m.product_code, m.supplier_code, an.path) a
    where ap.code = m.product_code)`;
};

/** Returns the materials that the viewer may see. One query, none without materials. */
export const listVisible =
  (db: Database) =>
  async (who: VisibleTo, sapMaterialNumbers: readonly string[]): Promise<ReadonlySet<string>> => {
    if (sapMaterialNumbers.length === 0) return new Set();
    const { rows } = await sql<{ number: string }>`
      select m.sap_material_number as number from materials m
      where m.sap_material_number = any(${sapMaterialNumbers}::text[]) and ${visibleMaterial(who)}`.execute(db);
    return new Set(rows.map(({ number }) => number));
  };

/** Returns a cache key that is the same for all viewers who see the same materials of a market. */
export const scopeKey = ({ granted, isLimited }: AssortmentScope): string =>
  JSON.stringify([isLimited, ...granted.toSorted()]);

/** Selects the exclusive assortments `o` with materials that no company, account or user is related to. */
export const unrelatedAssortments = (): RawBuilder<unknown> => sql`
  select o.id, o.code, o.names, o.created_at,
    (select count(*) from assortment_entries e where e.assortment_id = o.id) as entry_count
  from assortments o
  where o.type = 'exclusive' and exists (select from assortment_entries e where e.assortment_id = o.id)
    and not exists (select from assortment_relations r where r.assortment_id = o.id)`;

/** A material is found at most once for each kind of target that an assortment without customers has. */
const KINDS_OF_TARGETS = 4;

/**
 * Selects materials that no customer sees: they are in an exclusive assortment, and in none that anybody is related to.
 * At most `most` of them; no more than four times as many are looked at, however large the assortments are.
 */
export const hiddenMaterials = (most: number): RawBuilder<unknown> => sql`
  select distinct m.number from (
    with unassigned as materialized (
      select o.id from assortments o where o.type = 'exclusive'
        and not exists (select from assortment_relations r where r.assortment_id = o.id))
    select m.sap_material_number as number, m.product_code, m.supplier_code
    from unassigned o join assortment_entries e on e.assortment_id = o.id and e.target like 'material:%'
    join materials m on m.sap_material_number = substr(e.target, 10)
    union all
    select m.sap_material_number, m.product_code, m.supplier_code
    from unassigned o join assortment_entries e on e.assortment_id = o.id and e.target like 'product:%'
    join materials m on m.product_code = substr(e.target, 9)
    union all
    select m.sap_material_number, m.product_code, m.supplier_code
    from unassigned o join assortment_entries e on e.assortment_id = o.id and e.target like 'supplier:%'
    join materials m on m.supplier_code = substr(e.target, 10)
    union all
    select m.sap_material_number, m.product_code, m.supplier_code
    from unassigned o join assortment_entries e on e.assortment_id = o.id and e.target like 'node:%'
    join catalogue_nodes n on substr(e.target, 6) = any(n.path)
    join products p on p.node_code = n.code join materials m on m.product_code = p.code
    limit ${most * KINDS_OF_TARGETS}
  ) m
  where not exists (
    select from products p join catalogue_nodes n on n.code = p.node_code
    cross join lateral assortments_of(m.number, m.product_code, m.supplier_code, n.path) a
    join assortments o on o.code = a.code
    where p.code = m.product_code and a.type = 'exclusive'
      and exists (select from assortment_relations r where r.assortment_id = o.id))`;

/** Selects the companies that have no assortment, neither by themselves nor by an account or a user of theirs. */
export const customersWithoutAssortment = (): RawBuilder<unknown> => sql`
  select co.id, co.code, co.name from companies co
  where not exists (
    select from (
      select r.company_id as id from assortment_relations r where r.company_id is not null
      union all
      select a.company_id from assortment_relations r join accounts a on a.id = r.account_id
      union all
      select c.company_id from assortment_relations r join contacts c on c.id = r.contact_id
    ) related where related.id = co.id)`;
