import { refusedEvent } from '../events.ts';
import { importMessage } from '../import-messages/index.ts';
import { type FileLine, LineSplitter, withoutBom } from '../lines/index.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { Refusal } from '../refusal.ts';
import { readRecord } from './read-record.ts';

/** Bytes of a line: the largest ETIM classes, with the names of all their values, stay well below. */
const LONGEST_LINE = 1024 * 1024;
const ENOUGH = 4096;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** JSON objects, the first of which tells its kind; a head may cut it off. */
const recognises = (head: Uint8Array): boolean => {
  const start = new TextDecoder().decode(withoutBom(head).subarray(0, ENOUGH)).trimStart();
  const [first = ''] = start.split('\n');
  return first.startsWith('{') && /"kind"\s*:/.test(first);
};

const decoded = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('encoding', importMessage`the line is not UTF-8`);
  }
};

const readLine = ({ number: line, bytes }: FileLine): ReadEvent | undefined => {
  try {
    if (!bytes) throw new Refusal('line-too-long', importMessage`the line is longer than ${LONGEST_LINE} bytes`);
    const text = decoded(bytes).trim();
    return text === '' ? undefined : { type: 'record', line, record: readRecord(text), written: text };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedEvent(line, error);
  }
};

const OPENING_BRACE = 0x7b;
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

/** Blank lines come before the first; @throws NotThisFormat when it does not begin as an object does */
const isFirst = ({ bytes }: FileLine): boolean => {
  const start = bytes?.find((byte) => !isBlank(byte));
  if (bytes && start === undefined) return false;
  if (start !== OPENING_BRACE) throw new NotThisFormat(importMessage`The first line is not a JSON object.`);
  return true;
};

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const lines = new LineSplitter(LONGEST_LINE);
  let begun = false;
  const one = function* (raw: FileLine): Generator<ReadEvent> {
    const line = raw.number === 1 && raw.bytes ? { ...raw, bytes: withoutBom(raw.bytes) } : raw;
    begun ||= isFirst(line);
    const event = begun ? readLine(line) : undefined;
    if (event) yield event;
  };
  for await (const chunk of source) {
    for (const line of lines.push(chunk)) yield* one(line);
  }
  for (const line of lines.end()) yield* one(line);
  if (!begun) throw new NotThisFormat(importMessage`The file is empty.`);
}

/** NDJSON: one CatalogueRecord a line, UTF-8. */
export const ndjsonReader: CatalogueReader = { format: 'ndjson', recognises, read };
