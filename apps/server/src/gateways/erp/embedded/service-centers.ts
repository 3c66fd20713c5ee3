import { type Market, minQuantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type {
  CenterStock,
  ErpCustomer,
  FastboxStock,
  FastboxZone,
  ParcelTerms,
  Remnant,
  RemnantsAsk,
  ServiceCenter,
} from '../port.ts';
import { dayHoursOf, type HouseZone, postalNumber, smallBoxPackagesOf, zoneOf } from './house.ts';

const MOST_CENTERS = 1000;

/** Returns a market's branches by name. [svc-03] */
export const readServiceCenters = async (db: Database, market: Market): Promise<readonly ServiceCenter[]> => {
  const { rows } = await sql<ServiceCenter>`
    select code, market, plant, name, street, postal_code as "postalCode", city, latitude, longitude,
      opening_time as "openingTime", closing_time as "closingTime",
      (${dayHoursOf(sql.ref('s.code'))}) as days
    from erp.service_centers s where market = ${market} order by name, code limit ${MOST_CENTERS}`.execute(db);
  return rows;
};

/** Returns stock at branches of the customer's market. One statement. [erp-05] [erp-06] */
export const readCenterStock = async (
  db: Database,
  { market }: ErpCustomer,
  materials: readonly string[],
  centers: readonly string[] | 'all',
): Promise<readonly CenterStock[]> => {
  if (materials.length === 0 || centers.length === 0) return [];
  const named = centers === 'all' ? null : [...new Set(centers)];
  const { rows } = await sql<{ center: string; material: string; quantity: string }>`
    select s.center, s.sap_material_number as material, s.quantity
    from erp.center_stock s join erp.service_centers c on c.code = s.center
    where s.sap_material_number = any(${[...new Set(materials)]}::text[]) and c.market = ${market}
      and (${named}::text[] is null or s.center = any(${named}::text[])) and s.quantity > 0
    order by c.name, c.code, s.sap_material_number`.execute(db);
  return rows.map(({ center, material, quantity }) => ({
    center,
    sapMaterialNumber: material,
    quantity: quantityOf(quantity),
  }));
};

/** Returns the stock that the express box may take, never more than the ATP. One statement. [erp-03] */
export const readFastboxStock = async (
  db: Database,
  { market, plant }: ErpCustomer,
  materials: readonly string[],
): Promise<readonly FastboxStock[]> => {
  if (materials.length === 0) return [];
  const { rows } = await sql<{ material: string; fastbox: string; atp: string }>`
    select m.sap_material_number as material, coalesce(s.fastbox, 0) as fastbox, coalesce(s.atp, 0) as atp
    from materials m
    left join erp.stock s on s.sap_material_number = m.sap_material_number and s.plant = ${plant}
    where m.sap_material_number = any(${[...new Set(materials)]}::text[]) and ${market} = any(m.markets)
    order by m.sap_material_number`.execute(db);
  return rows.map(({ material, fastbox, atp }) => ({
    sapMaterialNumber: material,
    quantity: minQuantity(quantityOf(fastbox), quantityOf(atp)),
  }));
};

/** The most pieces returned for one material. */
const MOST_PIECES = 100;

interface Row {
  remnantId: string;
  sapMaterialNumber: string;
  plant: string;
  length: string;
  discountPercent: string;
}

/**
 * Returns left-over pieces at a plant of the customer's market, by material, the longest first. One statement. [erp-04]
 */
export const readRemnants = async (
  db: Database,
  customer: ErpCustomer,
  { materials, plant }: RemnantsAsk,
): Promise<readonly Remnant[]> => {
  if (materials.length === 0) return [];
  const { rows } = await sql<Row>`
    select r.remnant_id as "remnantId", m.number as "sapMaterialNumber", r.plant, r.length,
      r.discount_percent as "discountPercent"
    from unnest(${[...new Set(materials)]}::text[]) as m (number)
    cross join lateral (
      select * from erp.remnants
      where sap_material_number = m.number and plant = ${plant === '' ? customer.plant : plant} and taken_by is null
      order by length desc, remnant_id limit ${MOST_PIECES}
    ) r
    join erp.plants p on p.code = r.plant and p.market = ${customer.market}
    order by m.number, r.length desc, r.remnant_id`.execute(db);
  return rows.map((row) => ({ ...row, length: quantityOf(row.length) }));
};

/** Returns the express box zone of a postal code, the narrowest of several. One statement. */
export const readFastboxZone = async (
  db: Database,
  market: Market,
  postalCode: string,
): Promise<FastboxZone | undefined> => {
  const postal = postalNumber(postalCode);
  if (postal === undefined) return undefined;
  const { rows } = await sql<{ zone: HouseZone | null }>`select (${zoneOf(market, postal)}) as zone`.execute(db);
  const zone = rows[0]?.zone;
  return zone == null ? undefined : { ...zone, market };
};

/** Returns which materials are bulky and how many packages the small express box holds. One statement. */
export const readParcelTerms = async (
  db: Database,
  { market, plant }: { market: Market; plant: string },
  materials: readonly string[],
): Promise<ParcelTerms> => {
  const { rows } = await sql<{ packages: number | null; bulky: string[] }>`
    select (${smallBoxPackagesOf(market, plant)}) as packages,
      array(select sap_material_number from erp.logistics
        where is_bulky and sap_material_number = any(${[...new Set(materials)]}::text[])) as bulky`.execute(db);
  return { bulky: new Set(rows[0]?.bulky), smallBoxPackages: rows[0]?.packages ?? undefined };
};
