import type { Language } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';

/** Settings of a language's facets: the percentage of hits that must have the feature for the facet to be shown. */
export interface FacetOverrides {
  /** Returns the percentage of a feature; a setting of the class takes precedence over that of every class. */
  of(featureCode: string, classCode: string | undefined): number | undefined;
  /** Returns true if the class itself has a setting for the feature. */
  isOfClass(featureCode: string, classCode: string): boolean;
  /** Returns percentages by feature; without a class, those of features without settings by class. */
  forClass(classCode: string | undefined): Record<string, number>;
  /** True if any class has a setting of its own. */
  readonly dependsOnClass: boolean;
  readonly size: number;
}

// More than editors ever set: every attribute of a large model.
const MOST_OVERRIDES = 50_000;

/** Reads the overrides of a language. One query. */
export const readFacetOverrides = async (db: Database, language: Language): Promise<FacetOverrides> => {
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
