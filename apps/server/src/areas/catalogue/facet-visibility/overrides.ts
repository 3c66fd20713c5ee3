import { createHash } from 'node:crypto';
import type { Language } from '@grossist/domain';
import type { Database, Subscriber } from '../../../db/index.ts';

/** How easily the facets of a language are shown, in percent of the result that must have the feature. */
export interface FacetOverrides {
  /** Those of one class go before those of every class. */
  of(featureCode: string, classCode: string | undefined): number | undefined;
  /** Whether the class has one of its own. */
  isOfClass(featureCode: string, classCode: string): boolean;
  /** By feature where the class is known; where it is not, without the features that classes differ in. */
  forClass(classCode: string | undefined): Record<string, number>;
  /** Whether there are any of a class. */
  readonly dependsOnClass: boolean;
  /** The same as long as they are the same. */
  readonly edition: string;
  readonly size: number;
}

const FRESH_FOR_MS = 10_000;
// More than editors ever set: every attribute of a large model.
const MOST_OVERRIDES = 50_000;

const read = async (db: Database, language: Language): Promise<FacetOverrides> => {
  const rows = await db
    .selectFrom('facet_overrides')
    .select(['feature_code', 'class_code', 'percent'])
    .where('language', '=', language)
    .orderBy('class_code')
    .orderBy('feature_code')
    .limit(MOST_OVERRIDES)
    .execute();
  const percents = new Map(rows.map((row) => [`${row.class_code} ${row.feature_code}`, Number(row.percent)]));
  const ofClasses = new Set(rows.flatMap((row) => (row.class_code === '' ? [] : [row.feature_code])));
  const codes = [...new Set(rows.map((row) => row.feature_code))];
  const of: FacetOverrides['of'] = (featureCode, classCode) =>
    (classCode === undefined ? undefined : percents.get(`${classCode} ${featureCode}`)) ??
    percents.get(` ${featureCode}`);
  return {
    size: percents.size,
    dependsOnClass: ofClasses.size > 0,
    edition: createHash('sha256')
      .update(JSON.stringify([...percents]))
      .digest('base64'),
    forClass: (classCode) => {
      const known = codes.filter((code) => classCode !== undefined || !ofClasses.has(code));
      return Object.fromEntries(
        known.flatMap((code): [string, number][] => {
          const percent = of(code, classCode);
          return percent === undefined ? [] : [[code, percent]];
        }),
      );
    },
    isOfClass: (featureCode, classCode) => percents.has(`${classCode} ${featureCode}`),
    of,
  };
};

interface Kept {
  overrides: Promise<FacetOverrides>;
  readAt: number;
}

const kept = new WeakMap<Database, Map<Language, Kept>>();

/** The overrides of a language: at once after a save by this process, at most ten seconds after one by another. [fac-03] */
export const facetOverridesOf =
  (db: Database) =>
  (language: Language): Promise<FacetOverrides> => {
    const languages = kept.get(db) ?? new Map<Language, Kept>();
    kept.set(db, languages);
    const known = languages.get(language);
    if (known !== undefined && performance.now() - known.readAt < FRESH_FOR_MS) return known.overrides;
    const overrides = read(db, language);
    languages.set(language, { overrides, readAt: performance.now() });
    // What could not be read is asked for again.
    overrides.catch(() => languages.delete(language));
    return overrides;
  };

/** What must hear of changes by other processes (channel "facet_overrides"), so that they count at once here too. */
export const followFacetOverrides = (db: Database): Subscriber => {
  const forget = (): void => forgetFacetOverrides(db);
  return { notified: forget, resync: forget };
};

/** To be called once a change is committed. */
export const forgetFacetOverrides = (db: Database): void => {
  kept.delete(db);
};
