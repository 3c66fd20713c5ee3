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
