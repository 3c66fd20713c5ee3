/** One record of the catalogue a line, as JSON. */
export { ndjsonReader } from './ndjson-reader.ts';
export { checkedRecord } from './read-record.ts';
