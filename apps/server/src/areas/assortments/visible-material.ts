import type { AssortmentScope } from '@grossist/search-index';
import { type RawBuilder, sql } from 'kysely';

/** Whoever looks: what their assortments let them see; nobody's customer has none. */
export interface VisibleTo {
  assortments?: AssortmentScope | undefined;
}

/**
 * Whether who looks may see the material of the row `m` (materials): in none of the exclusive assortments or in one
 * that is granted, and in a granted one if they see nothing else. The same rule as the search engine's.
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
