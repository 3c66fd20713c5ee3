import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { FastboxZone, ParcelTerms } from '../port.ts';
import { type HouseZone, postalNumber, smallBoxPackagesOf, zoneOf } from './house.ts';

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
