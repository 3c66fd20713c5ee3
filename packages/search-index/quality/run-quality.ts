import type { SearchIndex } from '../src/index.ts';
import type { CaseKind, QualityCase } from './cases.ts';

/** How many of a kind of cases in a language were answered. */
export interface QualityShare {
  kind: CaseKind;
  language: string;
  cases: number;
  answered: number;
}

export interface QualityReport {
  shares: readonly QualityShare[];
  /** Cases that were not answered, with the keys found instead. */
  failures: readonly { case: QualityCase; found: readonly string[] }[];
}

const LOOKED_AT = 5;

const isAnswered = ({ kind, expected }: QualityCase, found: readonly string[]): boolean =>
  kind === 'number' ? expected.has(found[0] ?? '') : found.some((key) => expected.has(key));

/** Asks the index every query and tells the share of known answers among the first five, per kind and language. */
export const runQuality = (index: Pick<SearchIndex, 'search'>, cases: readonly QualityCase[]): QualityReport => {
  const shares = new Map<string, QualityShare>();
  const failures: { case: QualityCase; found: readonly string[] }[] = [];
  for (const each of cases) {
    const { kind, language, market, query } = each;
    const { hits } = index.search({
      query,
      language,
      market,
      sort: 'relevance',
      offset: 0,
      limit: LOOKED_AT,
      facets: 'none',
    });
    const found = hits.map(({ key }) => key);
    const share = shares.get(`${kind} ${language}`) ?? { kind, language, cases: 0, answered: 0 };
    share.cases++;
    if (isAnswered(each, found)) share.answered++;
    else failures.push({ case: each, found });
    shares.set(`${kind} ${language}`, share);
  }
  return { shares: [...shares.values()], failures };
};

/** The share of a kind over all languages, or in one; 1 when there are no cases. */
export const shareOf = ({ shares }: QualityReport, kind: CaseKind, language?: string): number => {
  const own = shares.filter((each) => each.kind === kind && (language === undefined || each.language === language));
  const cases = own.reduce((sum, share) => sum + share.cases, 0);
  return cases === 0 ? 1 : own.reduce((sum, { answered }) => sum + answered, 0) / cases;
};
