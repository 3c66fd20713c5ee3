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
import { type Told, toldOf } from '../item.ts';
import { storedMessage, type Window } from '../report.ts';
import type { ReadingTask } from './packed-window.ts';

const moved = (record: CatalogueRecord, markets: readonly Market[], first: Market): CatalogueRecord => {
  if (record.kind === 'material') return { ...record, markets };
  if (record.kind === 'material-amendment' || record.kind === 'material-renumbering')
    return { ...record, market: first };
  return record;
};

/** The same events with materials that are sold in these markets. Prices stay those of the market they name. */
async function* soldIn(markets: readonly Market[], events: AsyncIterable<ReadEvent>): AsyncGenerator<ReadEvent> {
  const [first] = markets;
  for await (const event of events) {
    if (event.type !== 'record' || first === undefined) {
      yield event;
      continue;
    }
    const record = moved(event.record, markets, first);
    // What the file has is another record than one that was moved.
    yield record === event.record ? event : { type: 'record', line: event.line, record };
  }
}

const WINDOW = 2000;
/** Events of which a window keeps at most so many, also when none of them is a record. */
const MOST_TOLD = 20_000;
/** Events after which others get their turn; a source that is ready at once would never pause. */
const PAUSE_EVERY = 20;

type Line = Window['told'][number];

/** The event's record when it can be written as far as it tells by itself, else what the report says of it. */
const checked = (event: ReadEvent): Told | Line => {
  if (event.type === 'note') {
    const { line: first = null, code, text, said: sentence, times } = event;
    return { line: first, kind: 'note', code, text, said: storedMessage(sentence, times) };
  }
  if (event.type === 'refused') {
    const { code, reason } = event;
    return { line: event.line, kind: 'refused', code, text: reason, said: storedMessage(event.said) };
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
  const found = toldOf(line, record, written);
  return 'told' in found ? found : refused(found.code, found.said);
};

interface Windowing {
  /** Events that were written before: a window ends behind them. */
  skip: number;
  /** How much of the file has been read. */
  bytesRead: () => number;
  signal: AbortSignal | undefined;
}

/**
 * Parts events into windows of at most 2,000 records, each as `keptAs` gives it. The last one comes however little it
 * holds.
 * @returns whether the source came to its end; false when the signal broke it off, which loses what is in no window yet
 */
export async function* windowsOf<T>(
  events: AsyncIterable<ReadEvent> | Iterable<ReadEvent>,
  { skip, bytesRead, signal }: Windowing,
  keptAs: (record: Told) => T,
): AsyncGenerator<Window<T>, boolean, undefined> {
  let items: T[] = [];
  let told: Line[] = [];
  let linesRead = 0;
  let seen = 0;
  const close = (): Window<T> => {
    const window = { items, told, linesRead, events: seen, bytesRead: bytesRead() };
    items = [];
    told = [];
    return window;
  };
  for await (const event of events) {
    if (signal?.aborted) return false;
    if (++seen % PAUSE_EVERY === 0) await turn();
    if (event.line !== undefined && event.line > linesRead) linesRead = event.line;
    const found = checked(event);
    if ('told' in found) items.push(keptAs(found));
    else told.push(found);
    if (items.length >= WINDOW || told.length >= MOST_TOLD || seen === skip) yield close();
  }
  if (signal?.aborted) return false;
  yield close();
  return true;
}

/** Bytes read at once: small pieces make the disk wait for us and us for the disk. */
const PIECE = 1024 * 1024;

/** The file's bytes, counted. */
async function* bytesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    onBytes(piece.length);
    yield piece;
  }
}

/**
 * Reads and checks a file, a window of records at a time, each as `keptAs` gives it.
 * @returns as `windowsOf`
 * @throws NotThisFormat, and when the file cannot be read
 */
export const readWindows = <T>(
  { path, format, markets, skip }: ReadingTask,
  signal: AbortSignal | undefined,
  keptAs: (record: Told) => T,
): AsyncGenerator<Window<T>, boolean, undefined> => {
  let read = 0;
  const events = readerOf(format).read(
    bytesOf(path, (count) => {
      read += count;
    }),
  );
  const placed = markets.length > 0 ? soldIn(markets, events) : events;
  return windowsOf(placed, { skip, bytesRead: () => read, signal }, keptAs);
};
