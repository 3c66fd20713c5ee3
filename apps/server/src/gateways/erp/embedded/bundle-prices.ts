import {
  discountedUnitPrice,
  lineAmount,
  type Money,
  NO_MONEY,
  quantityOf,
  sumMoney,
  type Texts,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { BundlePrice, ErpCustomer } from '../port.ts';
import { priceMaterial } from './price-material.ts';
import { type Conditions, readConditions } from './read-conditions.ts';
import { todayIn } from './situation.ts';

interface BundleRow {
  id: string;
  names: Texts;
  descriptions: Texts;
  landingPageUrl: string;
  isActive: boolean;
  discountPercent: string;
  members: { sapMaterialNumber: string; quantity: string }[];
}

const readBundles = async (db: Database, market: string, ids: readonly string[]): Promise<readonly BundleRow[]> => {
  const { rows } = await sql<BundleRow>`
    select b.code as id, b.names, b.descriptions, b.landing_page_url as "landingPageUrl", b.is_active as "isActive",
      b.discount_percent as "discountPercent",
      (select coalesce(json_agg(json_build_object('sapMaterialNumber', e.sap_material_number,
          'quantity', e.quantity::text) order by e.position), '[]')
        from erp.soft_bundle_members e where e.bundle = b.code) as members
    from unnest(${[...new Set(ids)]}::text[]) with ordinality as w (code, place)
    join erp.soft_bundles b on b.code = w.code and b.market = ${market}
    order by w.place`.execute(db);
  return rows;
};

const amounts = (
  customer: ErpCustomer,
  { house, materials }: Conditions,
  bundle: BundleRow,
  member: BundleRow['members'][number],
): { alone: Money; together: Money } | undefined => {
  const row = materials.get(member.sapMaterialNumber);
  if (row === undefined) return undefined;
  const quantity = quantityOf(member.quantity);
  const price = priceMaterial(customer, { quantity, isOnClearanceSale: false, isCableCut: false }, row, house);
  if (price === undefined) return undefined;
  const { unitPrice, lineTotal } = price.buildUp;
  const lowered = discountedUnitPrice(unitPrice.amount, bundle.discountPercent);
  return { alone: lineTotal, together: lineAmount(lowered, unitPrice.perQuantity, quantity) };
};

/**
 * Bundles at the customer's own prices, less what buying them together takes off; one of which a member has no price
 * is left out. Two statements. [erp-08]
 */
export const readBundlePrices = async (
  db: Database,
  customer: ErpCustomer,
  ids: readonly string[],
  now: number,
): Promise<readonly BundlePrice[]> => {
  if (ids.length === 0) return [];
  const { market, currency, plant } = customer;
  const bundles = await readBundles(db, market, ids);
  const numbers = bundles.flatMap(({ members }) => members.map(({ sapMaterialNumber }) => sapMaterialNumber));
  const ask = { market, currency, plant, today: todayIn(customer, now) };
  const conditions = await readConditions(db, customer, numbers, ask);
  return bundles.flatMap((bundle) => {
    const priced = bundle.members.map((member) => ({ member, found: amounts(customer, conditions, bundle, member) }));
    if (priced.length === 0 || priced.some(({ found }) => found === undefined)) return [];
    const { id, names, descriptions, landingPageUrl, isActive } = bundle;
    return [
      {
        id,
        names,
        descriptions,
        landingPageUrl,
        status: isActive ? 'active' : 'inactive',
        market,
        members: priced.map(({ member, found }) => ({
          sapMaterialNumber: member.sapMaterialNumber,
          quantity: quantityOf(member.quantity),
          amount: found?.together ?? NO_MONEY,
        })),
        separately: sumMoney(priced.map(({ found }) => found?.alone ?? NO_MONEY)),
        price: sumMoney(priced.map(({ found }) => found?.together ?? NO_MONEY)),
      } satisfies BundlePrice,
    ];
  });
};
