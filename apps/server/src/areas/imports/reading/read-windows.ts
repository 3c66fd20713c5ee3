/** Reads and checks a file as windows of records. */

import { createReadStream } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type CatalogueRecord,
  type ImportMessage,
  inEnglish,
  type ReadEvent,
  readerOf,
} from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { checkRecord } from '../checks/check-record.ts';
import { type CheckedRecord, checkedRecordOf } from '../item.ts';
import { storedMessage, type Window } from '../report.ts';
import type { ReadingTask } from './windows-in-thread.ts';

const moved = (record: CatalogueRecord, markets: readonly Market[], first: Market): CatalogueRecord => {
  if (record.kind === 'material') return { ...record, markets };
  if (record.kind === 'material-amendment' || record.kind === 'material-renumbering')
    return { ...record, market: first };
  return record;
};

/** Changes the markets in which the materials of the events are sold. Prices keep the market that they name. */
async function* soldIn(markets: readonly Market[], events: AsyncIterable<ReadEvent>): AsyncGenerator<ReadEvent> {
  const [first] = markets;
  for await (const event of events) {
    if (event.type !== 'record' || first === undefined) {
      yield event;
      continue;
    }
    const record = moved(event.record, markets, first);
    // A changed record differs from the text in the file, which is dropped.
    yield record === event.record ? event : { type: 'record', line: event.line, record };
  }
}

const WINDOW = 2000;
/** Report lines of a window at most, also when none of its events is a record. */
const MOST_REPORTED = 20_000;
/** Events after which the event loop gets a turn; a source that is always ready would never yield. */
const PAUSE_EVERY = 20;

type Line = Window['reported'][number];

/** Returns the event's record when its own fields are valid, else its line of the report. */
const checked = (event: ReadEvent): CheckedRecord | Line => {
  if (event.type === 'note') {
    const { line: first = null, code, text, message, times } = event;
    return { line: first, kind: 'note', code, text, said: storedMessage(message, times) };
  }
  if (event.type === 'refused') {
    const { code, reason } = event;
    return { line: event.line, kind: 'refused', code, text: reason, said: storedMessage(event.message) };
  }
  const { line, record, written } = event;
  const refused = (code: string, why: ImportMessage): Line => ({
    line,
    kind: 'refused',
    code,
    text: inEnglish(why),
    said: storedMessage(why),
    recordKind: record.kind,
  });
  const problem = checkRecord(record);
  if (problem !== undefined) return refused('bad-value', problem);
  const found = checkedRecordOf(line, record, written);
  return 'hashInput' in found ? found : refused(found.code, found.message);
};

interface Windowing {
  /** Events that were written before: a window ends after them. */
  skip: number;
  /** Returns the bytes of the file that have been read. */
  bytesRead: () => number;
  signal: AbortSignal | undefined;
}

/**
 * Splits events into windows of at most 2,000 records, each record converted by `convert`. The last window may be empty.
 * @returns true at the end of the source; false when the signal aborted it, which loses what is in no window yet
 */
export async function* windowsOf<T>(
  events: AsyncIterable<ReadEvent> | Iterable<ReadEvent>,
  { skip, bytesRead, signal }: Windowing,
  convert: (record: CheckedRecord) => T,
): AsyncGenerator<Window<T>, boolean, undefined> {
  let items: T[] = [];
  let reported: Line[] = [];
  let linesRead = 0;
  let seen = 0;
  const close = (): Window<T> => {
    const window = { items, reported, linesRead, events: seen, bytesRead: bytesRead() };
    items = [];
    reported = [];
    return window;
  };
  for await (const event of events) {
    if (signal?.aborted) return false;
    if (++seen % PAUSE_EVERY === 0) await turn();
    if (event.line !== undefined && event.line > linesRead) linesRead = event.line;
    const found = checked(event);
    if ('hashInput' in found) items.push(convert(found));
    else reported.push(found);
    if (items.length >= WINDOW || reported.length >= MOST_REPORTED || seen === skip) yield close();
  }
  if (signal?.aborted) return false;
  yield close();
  return true;
}

/** Bytes read at once: with small chunks disk and parser wait for each other. */
const PIECE = 1024 * 1024;

/** Reads the file's bytes and counts them. */
async function* bytesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    onBytes(piece.length);
    yield piece;
  }
}

/**
 * Reads and checks a file, one window of records at a time, each record converted by `convert`.
 * @returns as `windowsOf`
 * @throws NotThisFormat, and when the file cannot be read
 */
export const readWindows = <T>(
  { path, format, markets, skip }: ReadingTask,
  signal: AbortSignal | undefined,
  convert: (record: CheckedRecord) => T,
): AsyncGenerator<Window<T>, boolean, undefined> => {
  let read = 0;
  const events = readerOf(format).read(
    bytesOf(path, (count) => {
      read += count;
    }),
  );
  const placed = markets.length > 0 ? soldIn(markets, events) : events;
  return windowsOf(placed, { skip, bytesRead: () => read, signal }, convert);
};
