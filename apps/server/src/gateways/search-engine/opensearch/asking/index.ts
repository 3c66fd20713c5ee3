/** What the shop asks, answered by the cluster. */
export type { Asking } from './asking.ts';
export { complete } from './complete.ts';
export { lookup } from './lookup.ts';
export { search } from './search.ts';
