import {
  facetVisibilityGetEtimAttributes,
  facetVisibilityInitialLoad,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import { type Language, languageOf, type Market } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import { type FacetMeant, removeFacetOverride, setFacetOverride } from './change-overrides.ts';
import { countHaving } from './count-having.ts';
import { findClassFeatures } from './find-class-features.ts';
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

export interface FacetVisibilityDeps extends CatalogueAccess {
  search: SearchEngine;
}

/** The editors' say over which facets are shown. [fac-01..04] */
export const facetVisibilityRoutes = ({ db, catalogue, search }: FacetVisibilityDeps): readonly Answer[] => {
  const referenceNow = catalogue.reference;
  const featuresOf = findClassFeatures(db);
  const coverageOf = countHaving(search);
  const overridesOf = catalogue.facetOverrides;
  const set = setFacetOverride({ db, catalogue });
  const remove = removeFacetOverride({ db, catalogue });

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
