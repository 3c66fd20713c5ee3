import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Language } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';

/** Loads the features of a class in its order. One query. @throws Failure 404 for an unknown class */
export const findClassFeatures =
  (db: Database) =>
  async (classCode: string): Promise<readonly EtimFeature[]> => {
    const found = await db
      .selectFrom('etim_classes_known')
      .select('features')
      .where('code', '=', classCode)
      .executeTakeFirst();
    if (found === undefined) throw notFound('ETIM class');
    return found.features;
  };

export interface FacetMeant {
  featureCode: string;
  language: Language;
  /** Absent: every class. */
  classCode: string | undefined;
}

/**
 * Sets what share of a result must have an attribute for its facet to be shown. [fac-03]
 * @throws Failure 422 naming an unknown attribute or class
 */
export const setFacetOverride = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  const featuresOf = findClassFeatures(db);
  return async ({ featureCode, language, classCode }: FacetMeant, percent: number): Promise<void> => {
    const { features, classNames } = await referenceNow();
    if (!features.has(featureCode)) {
      throw breaksRule('unknown-attribute', `There is no attribute ${featureCode}`, 'etimAttributeId');
    }
    if (classCode !== undefined) {
      if (!classNames.has(classCode)) {
        throw breaksRule('unknown-class', `There is no class ${classCode}`, 'etimClassId');
      }
      const own = await featuresOf(classCode);
      if (!own.some(({ code }) => code === featureCode)) {
        throw breaksRule('unknown-attribute', `${classCode} has no attribute ${featureCode}`, 'etimAttributeId');
      }
    }
    const shown = { percent: percent.toFixed(2) };
    await db
      .insertInto('facet_overrides')
      .values({ feature_code: featureCode, language, class_code: classCode ?? '', ...shown })
      .onConflict((conflict) =>
        conflict.columns(['language', 'feature_code', 'class_code']).doUpdateSet({ ...shown, modified_at: sql`now()` }),
      )
      .execute();
    catalogue.facetOverridesChanged();
  };
};

/** Removes a facet's setting, so that the default applies; a missing setting is no error. [fac-04] */
export const removeFacetOverride =
  ({ db, catalogue }: CatalogueAccess) =>
  async ({ featureCode, language, classCode }: FacetMeant): Promise<void> => {
    await db
      .deleteFrom('facet_overrides')
      .where('language', '=', language)
      .where('feature_code', '=', featureCode)
      .where('class_code', '=', classCode ?? '')
      .execute();
    catalogue.facetOverridesChanged();
  };
