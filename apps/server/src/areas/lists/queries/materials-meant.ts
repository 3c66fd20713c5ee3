import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';

export interface MaterialNamed {
  /** Empty: the code counts. */
  sapMaterialNumber: string;
  code: string;
}

const MOST_VARIATIONS = 2000;

/** Returns the SAP number of the material that a SAP number or a variation's code names. One query. */
export const materialMeant = async (
  db: Database | Transaction,
  { sapMaterialNumber, code }: MaterialNamed,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where((eb) =>
      sapMaterialNumber === '' ? eb('code', '=', code) : eb('sap_material_number', '=', sapMaterialNumber),
    )
    .executeTakeFirst();
  return found?.sap_material_number;
};

/**
 * Returns the SAP numbers that a SAP number or a code names: of a product's code its variations in the market, the first
 * one first. None for a number or code that nothing has. At most two queries.
 */
export const materialsMeant = async (
  db: Database | Transaction,
  market: Market,
  named: MaterialNamed,
): Promise<readonly string[]> => {
  const one = await materialMeant(db, named);
  if (one !== undefined) return [one];
  if (named.sapMaterialNumber !== '') return [];
  const variations = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('product_code', '=', named.code)
    .where(sql<boolean>`${market} = any(markets)`)
    .orderBy('sap_material_number')
    .limit(MOST_VARIATIONS)
    .execute();
  return variations.map((variation) => variation.sap_material_number);
};
