import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { Scope } from '../scope.ts';
import type { WorkingLine } from '../store/index.ts';
import { lineCandidates } from './line-candidates.ts';
import { type FactsOf, materialFacts } from './material-facts.ts';
import { numberHits } from './number-hits.ts';
import { suggestByWords } from './suggest-by-words.ts';

/** Which lines are looked for: all but what was chosen by hand or is ordered, those that nothing was found for, or none. */
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
 * Looks for what lines may mean, by their numbers and then by their words, and what is known of all those materials. Two
 * queries, however many lines, beside a few searches.
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
