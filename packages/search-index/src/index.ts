/**
 * The embedded search engine: identifiers, words, facets and completions of up to a million materials. `SearchIndex` is
 * all of it in one thread; a writer and its readers share memory over several.
 */
export { type FlatResult, unfolded } from './flat-result.ts';
export { IndexReader } from './index-reader.ts';
export { buildDocuments, type IndexImage, IndexWriter, merge } from './index-writer.ts';
export { Delivery, type Publication, type Registration } from './publication.ts';
export { SearchIndex } from './search-index.ts';
export { type LiveState, releasedBytes } from './segment/live-state.ts';
export type { BuiltSegment, MergePlan, StackedSegment } from './segment-stack.ts';
export {
  fingerprint,
  type Section,
  STATE_SECTIONS,
  segmentFrom,
  segmentSections,
  stateFrom,
  stateSections,
  WrongSections,
} from './snapshot.ts';
export type {
  AssortmentScope,
  Completion,
  Completions,
  FeatureValue,
  HitsFound,
  SearchDocument,
  SearchFacet,
  SearchHit,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SynonymGroup,
  TermKind,
  Words,
} from './types.ts';
export * from './vocabulary.ts';
