import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import { VersionedCache } from '../../../versioned-cache.ts';
import { scopeKey, visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** A material that a buyer may see, with what a request to the ERP needs of it. */
export interface AskableMaterial {
  salesUnit: string;
  packageSize: Quantity;
  cableCutAllowed: boolean;
}

interface Row {
  number: string;
  sales_unit: string;
  package_size: string;
  cable_cut_allowed: boolean;
}

const readAskable =
  (db: Database) =>
  async (buyer: Buyer, sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, AskableMaterial>> => {
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.sales_unit, m.package_size, m.cable_cut_allowed from materials m
      where m.sap_material_number = ${anyOf(sapMaterialNumbers)}
        and ${visibleMaterial(buyer)}`.execute(db);
    return new Map(
      rows.map((row) => [
        row.number,
        {
          salesUnit: row.sales_unit,
          packageSize: quantityOf(row.package_size),
          cableCutAllowed: row.cable_cut_allowed,
        },
      ]),
    );
  };

/** About 100 bytes each, materials that are not visible included. */
const MOST_CACHED = 50_000;

/**
 * Returns the materials that the buyer may see, by SAP number. At most one query; none if all of them are cached for the
 * buyer's assortments.
 */
export type AskableMaterials = (
  buyer: Buyer,
  sapMaterialNumbers: readonly string[],
) => Promise<ReadonlyMap<string, AskableMaterial>>;

/** Opens the cache of the materials that buyers may see. Decision 0038. */
export const openAskableMaterials = ({ db, catalogue }: CatalogueAccess): AskableMaterials => {
  const read = readAskable(db);
  const cache = new VersionedCache<AskableMaterial | null>({ maxSize: MOST_CACHED });
  return async (buyer, numbers) => {
    if (numbers.length === 0) return new Map();
    const scope = scopeKey(buyer.assortments);
    const cacheKeys = new Map(numbers.map((number) => [`${number} ${scope}`, number]));
    const materials = await cache.getMany([...cacheKeys.keys()], catalogue.materialVersion, async (missing) => {
      const wanted = new Map(
        missing.flatMap((key) => {
          const number = cacheKeys.get(key);
          return number === undefined ? [] : [[key, number] as const];
        }),
      );
      const visible = await read(buyer, [...wanted.values()]);
      return new Map([...wanted].map(([key, number]) => [key, visible.get(number) ?? null]));
    });
    const found = new Map<string, AskableMaterial>();
    for (const number of numbers) {
      const material = materials.get(`${number} ${scope}`);
      if (material) found.set(number, material);
    }
    return found;
  };
};
