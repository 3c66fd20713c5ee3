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
import type { Bundle, BundlePrice, BundlesAsk, ErpCustomer } from '../port.ts';
import { priceMaterial } from './price-material.ts';
import { type Conditions, readConditions } from './read-conditions.ts';
import { todayIn } from './situation.ts';

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

/** The most bundles returned for one material. */
const MOST = 20;

/**
 * Returns the codes of the market's active bundles that contain a material, the highest discount first. One statement.
 */
export const readBundlesWith = async (
  db: Database,
  { market }: ErpCustomer,
  sapMaterialNumber: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select b.code from erp.soft_bundles b
    where b.market = ${market} and b.is_active
      and b.code in (select bundle from erp.soft_bundle_members where sap_material_number = ${sapMaterialNumber})
    order by b.discount_percent desc, b.code limit ${MOST}`.execute(db);
  return rows.map(({ code }) => code);
};

interface BundleRow {
  id: string;
  names: Texts;
  descriptions: Texts;
  landingPageUrl: string;
  isActive: boolean;
  discountPercent: string;
  members: { sapMaterialNumber: string; quantity: string }[];
}

const readBundleRows = async (db: Database, market: string, ids: readonly string[]): Promise<readonly BundleRow[]> => {
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
  const bundles = await readBundleRows(db, market, ids);
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
