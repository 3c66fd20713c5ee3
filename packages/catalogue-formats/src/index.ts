/** Catalogue files of others, read as a stream of records, refusals and notes. */
export type * from './erp-records.ts';
export { fingerprint } from './fingerprint.ts';
export * from './import-messages/index.ts';
export type * from './place-records.ts';
export type * from './punchout-record.ts';
export * from './reader.ts';
export * from './records.ts';
export * from './registry.ts';
