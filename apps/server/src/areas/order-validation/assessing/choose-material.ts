import { isOrderable } from '@grossist/domain';
import type { StoredCandidate } from '../../../db/index.ts';
import { ELSEWHERE } from '../matching/match-lines.ts';
import type { FactsOf, MaterialFacts } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';

const SHORTEST_NAME = 2;

/** Words, successors and numbers of another kind only suggest. */
const SUGGESTIONS: ReadonlySet<string> = new Set(['words', 'replacement', ELSEWHERE]);
const isNamed = ({ by }: StoredCandidate): boolean => !SUGGESTIONS.has(by);

const isNamedIn = (text: string, { supplier_name: supplier }: MaterialFacts): boolean => {
  const name = supplier?.toLowerCase() ?? '';
  return name.length >= SHORTEST_NAME && text.toLowerCase().includes(name);
};

/** Several suppliers may number alike: the one that the line names is meant. */
const ofNamedSupplier = (text: string, candidates: readonly StoredCandidate[], facts: FactsOf): string | null => {
  const named = candidates.filter(({ material }) => {
    const known = facts.get(material);
    return known !== undefined && isNamedIn(text, known);
  });
  return named.length === 1 ? (named[0]?.material ?? null) : null;
};

const withReplacement = (
  candidates: readonly StoredCandidate[],
  material: string | null,
  facts: FactsOf,
): readonly StoredCandidate[] => {
  const meant = material === null ? undefined : facts.get(material);
  const successor = meant && !isOrderable(meant.status) ? facts.get(meant.replaced_by) : undefined;
  if (successor === undefined || !isOrderable(successor.status)) return candidates;
  const number = successor.sap_material_number;
  return candidates.some((each) => each.material === number)
    ? candidates
    : [...candidates, { material: number, by: 'replacement' }];
};

/** Which of its candidates a line means: the one that somebody chose, or the only one that its numbers name. */
export const chooseMaterial = (line: WorkingLine, facts: FactsOf): WorkingLine => {
  const candidates = line.candidates.filter(({ material }) => facts.has(material));
  const isStillThere = line.material !== null && facts.has(line.material);
  if (line.isByHand && (line.material === null || isStillThere)) {
    return { ...line, candidates: withReplacement(candidates, line.material, facts) };
  }
  const named = candidates.filter(isNamed);
  const material =
    named.length === 1 ? (named[0]?.material ?? null) : ofNamedSupplier(line.document.name, named, facts);
  return { ...line, isByHand: false, material, candidates: withReplacement(candidates, material, facts) };
};

/** How many materials its numbers name. */
export const namedCount = ({ candidates }: WorkingLine): number => candidates.filter(isNamed).length;
