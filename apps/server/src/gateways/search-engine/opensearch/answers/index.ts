/** What the cluster's answers mean. */
export { SearchAnswer } from './response.ts';
export { type HowFound, resultOf, totalOf } from './result.ts';
