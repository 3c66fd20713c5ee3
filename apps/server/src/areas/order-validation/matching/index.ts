/** Which materials the lines of a document mean. */

export { ELSEWHERE, lineCandidates } from './line-candidates.ts';
export { type MatchedLines, matchLines, type WhichLines } from './match-lines.ts';
export { type FactsOf, type MaterialFacts, materialFacts } from './material-facts.ts';
export { numberHits } from './number-hits.ts';
export { findByWords } from './suggest-by-words.ts';
