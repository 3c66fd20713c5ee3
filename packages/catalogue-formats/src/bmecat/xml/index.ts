/** XML as it streams by, in trees of one product at a time. */
export type { Overflow } from './collector.ts';
export * from './element.ts';
export { StreamDecoder } from './text-decoder.ts';
export { type Walker, XmlWalk } from './walk.ts';
