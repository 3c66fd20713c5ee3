import { candidatesOf } from '@grossist/domain';
import type { Database, StoredCandidate, StoredOrderLine } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { Scope } from '../deps.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import { type FactsOf, materialFacts } from './material-facts.ts';
import { type HitsOf, type NumberField, type NumberHit, numberHits } from './number-hits.ts';

const MOST = 10;
/** How materials are found that only suggest themselves: by a number of another kind than the document states. */
export const ELSEWHERE = 'other';

/**
 * Fields in which a number of a kind is at home. A number of no kind may be any but a supplier's, of which there are
 * many.
 */
const HOME: Readonly<Record<string, readonly NumberField[]>> = {
  sap: ['sap'],
  ean: ['ean'],
  el: ['el'],
  hws: ['hws'],
  supplier: ['supplier'],
  buyer: ['own'],
  any: ['sap', 'ean', 'el', 'hws'],
};

/** What the customer meant before is meant again, unless it is the number of something else by its own kind. */
const asMeantBefore = (hits: readonly NumberHit[]): readonly NumberHit[] => {
  const own = hits.filter(({ field }) => field === 'own');
  return own.length > 0 ? own : hits;
};

/** Returns true for kinds that name one number space. */
const isOfOneSpace = (kind: string): boolean => kind !== 'any';

/**
 * The materials that a line may mean by its numbers, the likeliest first, at most ten. A number of a kind that only
 * another number space has (a SAP number that is some material's EL number) suggests that material and names none.
 */
export const lineCandidates = ({ numbers }: Pick<StoredOrderLine, 'numbers'>, hitsOf: HitsOf): StoredCandidate[] => {
  const found = numbers.map(({ kind, number }) => {
    const all = hitsOf(number);
    const isOpen = kind === 'buyer' || kind === 'any';
    const hits = isOpen ? asMeantBefore(all) : all.filter(({ field }) => field !== 'own');
    const isOwn = hits.some(({ field }) => field === 'own');
    const judged = hits.map(({ material, field }) => ({
      material,
      isOfThatKind: isOwn || (HOME[kind] ?? []).includes(field),
    }));
    const isElsewhere = isOfOneSpace(kind) && !judged.some(({ isOfThatKind }) => isOfThatKind);
    return { kind: isOwn ? 'own' : kind, isElsewhere, hits: judged };
  });
  const named = found.filter(({ isElsewhere }) => !isElsewhere);
  const meant = candidatesOf(named);
  if (meant.length > 0) return meant.slice(0, MOST);
  return candidatesOf(found.map((each) => ({ ...each, kind: ELSEWHERE }))).slice(0, MOST);
};

/** Lines for which words are searched at once; for others when somebody looks at them. */
const MOST_LINES = 50;
const MOST_FOR_A_LINE = 5;

/**
 * Materials that a search finds, as candidates; none while the search is not ready or fails: they are only suggested.
 */
export const findByWords =
  (search: SearchEngine) =>
  async ({ market, language, assortments }: Scope, words: string, limit: number): Promise<StoredCandidate[]> => {
    if (words.trim() === '' || !search.isReady()) return [];
    try {
      const { hits } = await search.search({
        query: words,
        language,
        market,
        ...(assortments && { assortments }),
        sort: 'relevance',
        offset: 0,
        limit,
        facets: 'none',
      });
      return hits.map(({ key }) => ({ material: key, by: 'words' }));
    } catch {
      return [];
    }
  };

/** Suggestions for lines that no number found, by what they are called; of the first fifty of them. */
const suggestByWords = (search: SearchEngine) => {
  const find = findByWords(search);
  return async (
    scope: Scope,
    lines: readonly { document: StoredOrderLine; candidates: readonly StoredCandidate[] }[],
  ): Promise<ReadonlyMap<StoredOrderLine, readonly StoredCandidate[]>> => {
    const unknown = lines.filter(({ document, candidates }) => candidates.length === 0 && document.name !== '');
    const found = await Promise.all(
      unknown
        .slice(0, MOST_LINES)
        .map(async ({ document }) => [document, await find(scope, document.name, MOST_FOR_A_LINE)] as const),
    );
    return new Map(found);
  };
};

/**
 * Which lines are looked for: all but what was chosen by hand or is ordered, those that nothing was found for, or none.
 */
export type WhichLines = 'all' | 'unknown' | 'none';

export interface MatchedLines {
  lines: readonly WorkingLine[];
  facts: FactsOf;
}

const isWanted = (which: WhichLines, { isByHand, material, part }: WorkingLine): boolean => {
  if (isByHand || part !== null) return false;
  return which === 'all' || (which === 'unknown' && material === null);
};

/**
 * Looks for what lines may mean, by their numbers and then by their words, and what is known of all those materials.
 * Two queries, however many lines, beside a few searches.
 */
export const matchLines = ({ db, search }: { db: Database; search: SearchEngine }) => {
  const hitsOf = numberHits(db);
  const suggestionsOf = suggestByWords(search);
  const factsOf = materialFacts(db);
  return async (scope: Scope, lines: readonly WorkingLine[], which: WhichLines): Promise<MatchedLines> => {
    const wanted = lines.filter((line) => isWanted(which, line));
    const hits = await hitsOf(
      scope,
      wanted.map(({ document }) => document),
    );
    const found = new Map(
      wanted.map((line) => [line.id, { ...line, material: null, candidates: lineCandidates(line.document, hits) }]),
    );
    const suggested = await suggestionsOf(scope, [...found.values()]);
    const matched = lines.map((line) => {
      const now = found.get(line.id) ?? line;
      const words = suggested.get(now.document);
      return words === undefined ? now : { ...now, candidates: words };
    });
    const materials = matched.flatMap(({ candidates, material }) => [
      ...candidates.map((each) => each.material),
      ...(material === null ? [] : [material]),
    ]);
    return { lines: matched, facts: await factsOf(scope, materials) };
  };
};
