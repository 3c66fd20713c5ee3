import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** The ETIM model's names by code, and of what kind a feature is in the classes that have it. */
export interface EtimModel {
  featureNames: ReadonlyMap<string, Texts>;
  valueNames: ReadonlyMap<string, Texts>;
  /** Type and unit are null where classes differ. */
  featureKinds: ReadonlyMap<string, { type: EtimFeature['type'] | null; unit: string | null }>;
}

// A release has 17,000 features and 16,000 values: few statements, and none that answers for long.
const ROWS_AT_ONCE = 10_000;

const readNames = async (db: Database, table: 'etim_features' | 'etim_values'): Promise<Map<string, Texts>> => {
  const names = new Map<string, Texts>();
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['code', 'names'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) names.set(row.code, row.names);
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_AT_ONCE) return names;
    last = end.code;
  }
};

const readKinds = async (db: Database): Promise<EtimModel['featureKinds']> => {
  const { rows } = await sql<{ code: string; type: EtimFeature['type'] | null; unit: string | null }>`
    select feature_code as code, case when min(type) = max(type) then min(type) end as type,
      case when min(coalesce(unit, '')) = max(coalesce(unit, '')) then min(unit) end as unit
    from etim_class_features group by feature_code`.execute(db);
  return new Map(rows.map(({ code, ...kind }) => [code, kind]));
};

/** A statement for every ten thousand names. */
export const readModel = async (db: Database): Promise<EtimModel> => ({
  featureNames: await readNames(db, 'etim_features'),
  valueNames: await readNames(db, 'etim_values'),
  featureKinds: await readKinds(db),
});
