import {
  type BundleTerms,
  bundleSaving,
  marketFacts,
  quantityOf,
  shareBundles,
  sumMoney,
  type Texts,
  withBundleSaving,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer, MaterialPrice, PriceAsk } from '../port.ts';

/** A bundle as it lowers the prices of a cart. */
export interface CartBundle extends BundleTerms {
  names: Texts;
}

interface Row {
  id: string;
  names: Texts;
  discountPercent: string;
  members: { materialNo: string; quantity: string }[];
}

/** More bundles than one cart is made of: a guard against a table that somebody filled by mistake. */
const MOST_BUNDLES = 500;

/** The market's bundles of which a cart holds every material, in whatever quantity. One statement; none for an empty cart. */
export const readCartBundles = async (
  db: Database,
  { market }: ErpCustomer,
  materials: readonly string[],
): Promise<readonly CartBundle[]> => {
  if (materials.length === 0) return [];
  const numbers = [...new Set(materials)];
  const { rows } = await sql<Row>`
    with touched as (
      select bundle, count(distinct sap_material_number) as held from erp.soft_bundle_members
      where sap_material_number = any(${numbers}::text[]) group by bundle
    )
    select b.code as id, b.names, b.discount_percent::text as "discountPercent", w.members
    from touched t
    join erp.soft_bundles b on b.code = t.bundle and b.market = ${market} and b.is_active and b.discount_percent > 0
    cross join lateral (
      select count(distinct sap_material_number) as wanted,
        json_agg(json_build_object('materialNo', sap_material_number, 'quantity', quantity::text) order by position)
          as members
      from erp.soft_bundle_members where bundle = b.code
    ) w
    where w.wanted = t.held
    order by b.code limit ${MOST_BUNDLES}`.execute(db);
  return rows.map(({ members, ...bundle }) => ({
    ...bundle,
    members: members.map(({ materialNo, quantity }) => ({ materialNo, quantity: quantityOf(quantity) })),
  }));
};

/** An ask with the price that it has by itself. */
export interface PricedAsk {
  ask: PriceAsk;
  price: MaterialPrice | undefined;
}

/** Clearance goods and remnants are lowered already, and what is packed in a kit is no line of its own. */
const mayBeBundled = ({ ask, price }: PricedAsk): boolean =>
  price !== undefined && !ask.isOnClearanceSale && ask.remnantLength === undefined && ask.parentKey === undefined;

/** The prices of a cart's lines, lowered by the bundles that they make together. */
export const lowerByBundles = (
  { market }: ErpCustomer,
  lines: readonly PricedAsk[],
  bundles: readonly CartBundle[],
): readonly (MaterialPrice | undefined)[] => {
  if (bundles.length === 0) return lines.map(({ price }) => price);
  const names = new Map(bundles.map((bundle) => [bundle.id, bundle.names]));
  const shares = shareBundles(
    lines.filter(mayBeBundled).map(({ ask }) => ({
      lineId: ask.key,
      materialNo: ask.sapMaterialNumber,
      quantity: ask.quantity,
    })),
    bundles,
  );
  const { vatPercent } = marketFacts(market);
  return lines.map(({ ask, price }) => {
    const own = shares.get(ask.key);
    if (price === undefined || own === undefined) return price;
    const saved = own.map((share) => ({
      id: share.bundleId,
      names: names.get(share.bundleId) ?? {},
      quantity: share.quantity,
      saving: bundleSaving(price.buildUp.unitPrice, share),
    }));
    const buildUp = withBundleSaving(price.buildUp, sumMoney(saved.map(({ saving }) => saving)), vatPercent);
    return { ...price, buildUp, bundles: saved };
  });
};
