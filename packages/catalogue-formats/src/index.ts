/** Catalogue files of others, read as a stream of records, refusals and notes. */

export { fingerprint } from './fingerprint.ts';
export * from './import-message.ts';
export * from './reader.ts';
export * from './records.ts';
export * from './registry.ts';
