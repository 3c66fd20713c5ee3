import { setImmediate as turn } from 'node:timers/promises';
import type { ReadEvent } from '@grossist/catalogue-formats';
import { checkRecord } from '../checks/index.ts';
import { type Item, itemOf } from '../item.ts';
import type { Tally } from '../report.ts';
import type { WriteContext } from '../writers/writer.ts';
import type { Attempt } from './attempt.ts';
import { writeWindow } from './write-window.ts';

const WINDOW = 2000;
/** Events after which others get their turn; a source that is ready at once would never pause. */
const PAUSE_EVERY = 20;

export interface RunThrough {
  attempt: Attempt;
  context: WriteContext;
  tally: Tally;
  signal: AbortSignal | undefined;
  /** Called as often as anything was counted. */
  onCount(): void;
}

/** The record of an event when it can be written as far as it tells by itself; everything else is counted. */
const recordOf = (event: ReadEvent, tally: Tally): Item | undefined => {
  if (event.line !== undefined) tally.read(event.line);
  if (event.type === 'note') {
    tally.note(event.line, event.code, event.text);
    return undefined;
  }
  if (event.type === 'refused') {
    tally.refuse(event.line, event.code, event.reason);
    return undefined;
  }
  const problem = checkRecord(event.record);
  if (problem !== undefined) {
    tally.settle(event.record.kind, event.line, { code: 'bad-value', reason: problem });
    return undefined;
  }
  const item = itemOf(event.line, event.record);
  if ('hash' in item) return item;
  tally.settle(event.record.kind, event.line, item);
  return undefined;
};

/**
 * Reads all events and writes their records in windows of 2,000, the next one read while the last is being written.
 * Answers false when the signal stopped it before the end.
 */
export const runThrough = async (
  events: AsyncIterable<ReadEvent> | Iterable<ReadEvent>,
  { attempt, context, tally, signal, onCount }: RunThrough,
): Promise<boolean> => {
  const write = async (items: readonly Item[]): Promise<void> => {
    for (const [item, outcome] of await writeWindow(attempt, items, context)) {
      tally.settle(item.record.kind, item.line, outcome);
    }
    onCount();
  };
  let writing: Promise<void> = Promise.resolve();
  let window: Item[] = [];
  let seen = 0;
  try {
    for await (const event of events) {
      if (signal?.aborted) return false;
      if (++seen % PAUSE_EVERY === 0) await turn();
      const item = recordOf(event, tally);
      if (item) window.push(item);
      if (window.length < WINDOW) continue;
      await writing;
      writing = write(window);
      // Thrown where it is awaited; until then it is nobody's.
      writing.catch(() => undefined);
      window = [];
    }
    await writing;
    if (signal?.aborted) return false;
    await write(window);
    return true;
  } finally {
    // What is under way ends before anybody closes its transaction.
    await writing.catch(() => undefined);
  }
};
