import {
  facetVisibilityGetEtimAttributes,
  facetVisibilityInitialLoad,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import { type Language, languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { referenceOf } from '../reference/index.ts';
import { type FacetMeant, removeFacetOverride, setFacetOverride } from './change-overrides.ts';
import { findClassFeatures } from './find-class-features.ts';
import { facetOverridesOf } from './overrides.ts';
import { DEFAULT_PERCENT, presentClasses, presentFacetVisibility, presentLanguages } from './present.ts';

interface FacetBody {
  etimAttributeId: string;
  language: Language;
  etimClassId?: string | undefined;
}

const facetMeant = ({ etimAttributeId, language, etimClassId }: FacetBody): FacetMeant => ({
  featureCode: etimAttributeId,
  language,
  classCode: etimClassId,
});

/** The editors' say over which facets are shown. [fac-01..04] */
export const facetVisibilityRoutes = (db: Database): readonly Answer[] => {
  const referenceNow = referenceOf(db);
  const featuresOf = findClassFeatures(db);
  const overridesOf = facetOverridesOf(db);
  const set = setFacetOverride(db);
  const remove = removeFacetOverride(db);

  const attributesOf = async (classCode: string, language: Language) => {
    const features = await featuresOf(classCode);
    const overrides = await overridesOf(language);
    return presentFacetVisibility(features, await referenceNow(), overrides, classCode, language);
  };

  return [
    answer(facetVisibilityInitialLoad, async ({ query }, { visitor }) => {
      const language = query.language ?? languageOf(visitor.locale);
      return {
        ...presentClasses(await referenceNow(), query.search, language),
        Languages: presentLanguages(languageOf(visitor.locale)),
        Settings: { DefaultPct: DEFAULT_PERCENT, MinPct: 0, MaxPct: 100, Language: language },
        EtimAttributes: query.etimClassId === undefined ? [] : await attributesOf(query.etimClassId, language),
      };
    }),
    answer(facetVisibilityGetEtimAttributes, async ({ query }) => ({
      EtimAttributes: await attributesOf(query.etimClassId, query.language),
    })),
    answer(setDisplayOverridePct, async ({ body }) => {
      await set(facetMeant(body), body.displayOverridePct);
      return DONE;
    }),
    answer(removeDisplayOverridePct, async ({ body }) => {
      await remove(facetMeant(body));
      return DONE;
    }),
  ];
};
