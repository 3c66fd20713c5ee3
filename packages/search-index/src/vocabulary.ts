/**
 * How the engine reads texts, numbers and queries. An adapter over another engine indexes and asks by the same words, so
 * that both find the same.
 */
export { languagesRead } from './languages.ts';
export { endsWithHead, isHead, joinsOf, LINKS, pairsOf, splitsOf, swappedSplitsOf } from './query/compounds.ts';
export { withoutUnit } from './query/evaluate.ts';
export { editsAllowed } from './query/fuzzy.ts';
export { type ParsedQuery, parseQuery, type QueryWord, type WordRun } from './query/parse.ts';
export { numbersOf } from './segment/build.ts';
export {
  FIXED_FACETS,
  featurePairText,
  type Interval,
  intervalOf,
  isHidden,
  type PairKind,
  parsePair,
} from './segment/document-pairs.ts';
export { nameKey } from './segment/names.ts';
export { isPhraseAt, type SynonymPhrase, Synonyms } from './synonyms.ts';
export { designationTerms, type IndexedTerm, indexedTerms } from './text/indexed-terms.ts';
export { normaliseNumber, numberForms } from './text/numbers.ts';
export { stemOf } from './text/word-forms.ts';
