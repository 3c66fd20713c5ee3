import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { KnownFeature } from './reference.ts';

/** Names of a feature's values: its own before the model's, which fill the languages and values that it leaves open. */
class ValueNames {
  readonly #own = new Map<string, Texts>();
  readonly #model: ReadonlyMap<string, Texts>;

  constructor(model: ReadonlyMap<string, Texts>) {
    this.#model = model;
  }

  /** Adds a value's names unless the value is known. */
  add(code: string, names: Texts): void {
    if (!this.#own.has(code)) this.#own.set(code, { ...this.#model.get(code), ...names });
  }

  get(code: string): Texts | undefined {
    return this.#own.get(code) ?? this.#model.get(code);
  }
}

/** The ETIM model's names by code, and type and unit of a feature in its classes. */
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

/** Loads the ETIM model. One statement for every ten thousand names. */
export const readModel = async (db: Database): Promise<EtimModel> => ({
  featureNames: await readNames(db, 'etim_features'),
  valueNames: await readNames(db, 'etim_values'),
  featureKinds: await readKinds(db),
});

interface Collected extends KnownFeature {
  values: ValueNames;
}

/** Adds a class's features to those known from other classes, which share most of them. */
export const collectFeatures = (
  known: Map<string, Collected>,
  features: readonly EtimFeature[],
  model: EtimModel,
): void => {
  for (const { code, names, type, unit = '', values = [] } of features) {
    const feature = known.get(code) ?? {
      names: { ...model.featureNames.get(code), ...names },
      type,
      unit,
      values: new ValueNames(model.valueNames),
    };
    if (feature.unit !== unit) feature.unit = '';
    for (const value of values) feature.values.add(value.code, value.names);
    known.set(code, feature);
  }
};

/** Returns the known features and those that only the ETIM model defines, which materials may have as well. */
export const modelFeatures = (
  known: ReadonlyMap<string, KnownFeature>,
  model: EtimModel,
): ReadonlyMap<string, KnownFeature> => {
  const all = new Map(known);
  const values = new ValueNames(model.valueNames);
  for (const [code, names] of model.featureNames) {
    if (all.has(code)) continue;
    const kind = model.featureKinds.get(code);
    all.set(code, { names, type: kind?.type ?? undefined, unit: kind?.unit ?? '', values });
  }
  return all;
};
