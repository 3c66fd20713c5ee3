import { type RawBuilder, sql } from 'kysely';
import { type Refusal, refuse } from '../item.ts';
import type { Tx } from './writer.ts';

const found =
  (query: (codes: string[]) => RawBuilder<{ code: string }>) =>
  async (tx: Tx, codes: Iterable<string | undefined>): Promise<ReadonlySet<string>> => {
    const wanted = [...new Set(codes)].filter((code): code is string => code !== undefined && code !== '');
    if (wanted.length === 0) return new Set();
    const { rows } = await query(wanted).execute(tx);
    return new Set(rows.map((row) => row.code));
  };

/** Those of the codes that exist. */
export const knownClasses = found((codes) => sql`select code from etim_classes where code = any(${codes}::text[])`);
export const knownSuppliers = found((codes) => sql`select code from suppliers where code = any(${codes}::text[])`);
export const knownPlants = found((codes) => sql`select code from erp.plants where code = any(${codes}::text[])`);
export const knownMaterials = found(
  (codes) => sql`select sap_material_number as code from materials where sap_material_number = any(${codes}::text[])`,
);

/** The refusal when a code is given and unknown. */
export const mustBe = (
  what: string,
  code: string | undefined,
  known: { has(code: string): boolean },
): Refusal | undefined =>
  code === undefined || code === '' || known.has(code)
    ? undefined
    : refuse('unknown-reference', `the ${what} ${JSON.stringify(code)} is unknown`);
