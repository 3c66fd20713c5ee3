/** What the cluster is asked. */
export { type MistypedCompound, nearBeginningQuery, nearCompounds, nearQuery } from './near.ts';
export { allOf, anyOf, bestOf, either, escaped, NOTHING, type Query } from './query.ts';
export { BY_NUMBER, foundIn, identified, mostOf, together } from './question.ts';
export { type Reading, readingOf, standingFor, tagsOf, termTokens } from './reading.ts';
export { scopeQueries } from './scope.ts';
export { searchBody } from './search-body.ts';
export { type Selection, selectionsOf } from './selections.ts';
export { inAnyForm, wordQueries } from './words.ts';
