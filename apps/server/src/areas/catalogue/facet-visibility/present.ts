import type { EtimFeature } from '@grossist/catalogue-formats';
import type { facetVisibilityInitialLoad, OperationOutput } from '@grossist/contracts';
import { LANGUAGES, type Language, LOCALES, languageOf, textIn } from '@grossist/domain';
import type { Reference } from '../reference/index.ts';
import type { Coverage } from './count-having.ts';
import type { FacetOverrides } from './overrides.ts';

type InitialLoad = OperationOutput<typeof facetVisibilityInitialLoad>;

/** Facets that nobody has said anything of are shown when the index finds them useful, however few have them. */
export const DEFAULT_PERCENT = 0;

const MOST_CLASSES = 1000;

export const presentLanguages = (language: Language): InitialLoad['Languages'] =>
  LANGUAGES.map((code) => {
    const locale = LOCALES.find((known) => languageOf(known) === language) ?? 'en-US';
    return { Language: code, Name: new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code };
  });

const percentOf = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

export const presentFacetVisibility = (
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

/** Classes whose name or code has the text in it, by name. */
export const presentClasses = (
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
