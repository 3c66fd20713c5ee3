import type { EtimFeature } from '@grossist/catalogue-formats';
import {
  facetVisibilityGetEtimAttributes,
  facetVisibilityInitialLoad,
  type OperationOutput,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import { LANGUAGES, type Language, LOCALES, languageOf, type Market, textIn } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { Failure } from '../../../http/failure.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { Reference } from '../reference/reference.ts';
import { type FacetMeant, findClassFeatures, removeFacetOverride, setFacetOverride } from './change-overrides.ts';
import type { FacetOverrides } from './overrides.ts';

/** The materials of a class, and how many of them have each of its features. */
interface Coverage {
  total: number;
  having: ReadonlyMap<string, number>;
}

/** The facet that the class itself is. */
const CLASS = 'class';
const UNAVAILABLE = 503;

/**
 * Counts the materials of a class that have each of its features, in a market. One search request; undefined while the
 * search is unavailable, since the screen works without it. [fac-02]
 */
const countHaving =
  (search: SearchEngine) =>
  async (
    classCode: string,
    featureCodes: readonly string[],
    { language, market }: { language: Language; market: Market },
  ): Promise<Coverage | undefined> => {
    try {
      const { total, facets } = await askSearch(search, (engine) =>
        engine.search({
          query: '',
          language,
          market,
          selectedFacets: [{ key: CLASS, values: [classCode] }],
          sort: 'number',
          offset: 0,
          limit: 0,
          facets: 'all',
          facetLimit: 0,
          facetValueLimit: 1,
          // Each of them is listed, however few have it.
          facetBoosts: Object.fromEntries(featureCodes.map((code) => [code, 0])),
          facetCoverage: true,
        }),
      );
      const having = facets.flatMap(({ key, coverage }): [string, number][] =>
        coverage === undefined ? [] : [[key, coverage]],
      );
      return { total, having: new Map(having) };
    } catch (error) {
      if (error instanceof Failure && error.status === UNAVAILABLE) return undefined;
      throw error;
    }
  };

type InitialLoad = OperationOutput<typeof facetVisibilityInitialLoad>;

/** Facets without a setting are shown when the index finds them useful, however few materials have them. */
const DEFAULT_PERCENT = 0;

const MOST_CLASSES = 1000;

const presentLanguages = (language: Language): InitialLoad['Languages'] =>
  LANGUAGES.map((code) => {
    const locale = LOCALES.find((known) => languageOf(known) === language) ?? 'en-US';
    return { Language: code, Name: new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code };
  });

const percentOf = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

const presentFacetVisibility = (
  features: readonly EtimFeature[],
  { features: known }: Reference,
  overrides: FacetOverrides,
  classCode: string,
  language: Language,
  coverage: Coverage | undefined,
): InitialLoad['EtimAttributes'] =>
  features.map(({ code, names, type, unit = '' }) => {
    const forAll = overrides.of(code, undefined);
    const here = overrides.of(code, classCode);
    const having = coverage && (coverage.having.get(code) ?? 0);
    return {
      EtimAttributeId: code,
      Name: textIn({ ...known.get(code)?.names, ...names }, language)?.text ?? code,
      Unit: unit,
      Type: type,
      DisplayOverridePct: here ?? null,
      IsForAllClasses: !overrides.isOfClass(code, classCode) && forAll !== undefined,
      MaterialCount: having ?? null,
      CoveragePct: having === undefined || !coverage?.total ? null : percentOf(having, coverage.total),
    };
  });

/** Presents the classes whose name or code contains the text, by name. */
const presentClasses = (
  { classNames }: Reference,
  search: string,
  language: Language,
): Pick<InitialLoad, 'EtimClasses' | 'EtimClassCount'> => {
  const part = search.trim().toLowerCase();
  const inOrder = new Intl.Collator(language);
  const found = [...classNames]
    .map(([code, names]) => ({ EtimClassId: code, Name: textIn(names, language)?.text ?? code }))
    .filter(({ EtimClassId, Name }) => `${Name} ${EtimClassId}`.toLowerCase().includes(part))
    .sort((a, b) => inOrder.compare(a.Name, b.Name) || (a.EtimClassId < b.EtimClassId ? -1 : 1));
  return { EtimClasses: found.slice(0, MOST_CLASSES), EtimClassCount: found.length };
};

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

interface FacetVisibilityDeps extends CatalogueAccess {
  search: SearchEngine;
}

/** Routes of the editors' facet visibility settings. [fac-01..04] */
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
