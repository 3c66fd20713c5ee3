import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ParcelTerms } from '../port.ts';
import { smallBoxPackagesOf } from './house.ts';

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
