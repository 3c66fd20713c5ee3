import { setImmediate as turn } from 'node:timers/promises';
import { type ImportMessage, inEnglish, type ReadEvent } from '@grossist/catalogue-formats';
import { checkRecord } from '../checks/index.ts';
import { type Told, toldOf } from '../item.ts';
import type { Window } from '../report.ts';
import { storedMessage } from '../stored-message.ts';

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

export interface Windowing {
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
