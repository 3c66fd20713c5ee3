import { quantityOf, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Bundle, BundlesAsk } from '../port.ts';

interface Row {
  id: string;
  names: Texts;
  descriptions: Texts;
  landingPageUrl: string;
  isActive: boolean;
  market: Bundle['market'];
  members: { sapMaterialNumber: string; quantity: string }[];
  total: number;
}

/** Returns a page of the bundles by id, with their members, and how many there are. One statement. */
export const readBundles = async (
  db: Database,
  { market, ids, isActive = false, offset, limit }: BundlesAsk,
): Promise<{ bundles: readonly Bundle[]; total: number }> => {
  const { rows } = await sql<Row>`
    select b.code as id, b.names, b.descriptions, b.landing_page_url as "landingPageUrl", b.is_active as "isActive",
      b.market, (count(*) over ())::integer as total,
      (select coalesce(json_agg(json_build_object('sapMaterialNumber', e.sap_material_number,
          'quantity', e.quantity::text) order by e.position), '[]')
        from erp.soft_bundle_members e where e.bundle = b.code) as members
    from erp.soft_bundles b
    where (${market ?? null}::text is null or b.market = ${market ?? null})
      and (${ids === undefined ? null : [...ids]}::text[] is null or b.code = any(${ids === undefined ? null : [...ids]}::text[]))
      and (b.is_active or not ${isActive}::boolean)
    order by b.code offset ${offset} limit ${limit}`.execute(db);
  return {
    bundles: rows.map(({ id, names, descriptions, landingPageUrl, isActive: isSold, market: soldIn, members }) => ({
      id,
      names,
      descriptions,
      landingPageUrl,
      market: soldIn,
      status: isSold ? 'active' : 'inactive',
      members: members.map(({ sapMaterialNumber, quantity }) => ({
        sapMaterialNumber,
        quantity: quantityOf(quantity),
      })),
    })),
    total: rows[0]?.total ?? 0,
  };
};
