import {
  facetVisibilityGetEtimAttributes,
  facetVisibilityInitialLoad,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import { type Language, languageOf, type Market } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { referenceOf } from '../reference/index.ts';
import { type FacetMeant, removeFacetOverride, setFacetOverride } from './change-overrides.ts';
import { countHaving } from './count-having.ts';
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

export interface FacetVisibilityDeps {
  db: Database;
  search: SearchEngine;
}

/** The editors' say over which facets are shown. [fac-01..04] */
export const facetVisibilityRoutes = ({ db, search }: FacetVisibilityDeps): readonly Answer[] => {
  const referenceNow = referenceOf(db);
  const featuresOf = findClassFeatures(db);
  const coverageOf = countHaving(search);
  const overridesOf = facetOverridesOf(db);
  const set = setFacetOverride(db);
  const remove = removeFacetOverride(db);

  const attributesOf = async (classCode: string, language: Language, market: Market) => {
    const features = await featuresOf(classCode);
    const overrides = await overridesOf(language);
    const codes = features.map(({ code }) => code);
    const coverage = await coverageOf(classCode, codes, { language, market });
    return presentFacetVisibility(features, await referenceNow(), overrides, classCode, language, coverage);
  };

  return [
    answer(facetVisibilityInitialLoad, async ({ query }, { visitor }) => {
      const language = query.language ?? languageOf(visitor.locale);
      return {
        ...presentClasses(await referenceNow(), query.search, language),
        Languages: presentLanguages(languageOf(visitor.locale)),
        Settings: { DefaultPct: DEFAULT_PERCENT, MinPct: 0, MaxPct: 100, Language: language },
        EtimAttributes:
          query.etimClassId === undefined ? [] : await attributesOf(query.etimClassId, language, visitor.market),
      };
    }),
    answer(facetVisibilityGetEtimAttributes, async ({ query }, { visitor }) => ({
      EtimAttributes: await attributesOf(query.etimClassId, query.language, visitor.market),
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
