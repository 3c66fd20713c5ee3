/** Writes windows of records, and isolates the records that the database refuses. */

import { importMessage } from '@grossist/catalogue-formats';
import { errorCode } from '../../../db/error-code.ts';
import type { ImportLine } from '../../../db/index.ts';
import type { Attempt } from '../import-locks.ts';
import { type Item, type Outcome, refuse } from '../item.ts';
import { settled, type Tally, type Window } from '../report.ts';
import type { Tx, WriteContext } from '../writers/writer.ts';
import { STEPS } from './steps.ts';

type Outcomes = ReadonlyMap<Item, Outcome>;

/** Returns true for errors that the data cause: wrong data, a constraint, a row too large. */
const isOfTheData = (error: unknown): boolean => /^(22|23|54)/.test(errorCode(error) ?? '');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const writeAll = async (tx: Tx, items: readonly Item[], context: WriteContext): Promise<Outcomes> => {
  const outcomes = new Map<Item, Outcome>();
  for (const { write } of STEPS)
    for (const [item, outcome] of await write(tx, items, context)) outcomes.set(item, outcome);
  // A kind without a writer is reported, not lost.
  for (const item of items)
    if (!outcomes.has(item))
      outcomes.set(item, refuse('not-stored', importMessage`records of type ${item.record.kind} are not stored`));
  return outcomes;
};

/** Halves the items until the one record that the database refuses is isolated. */
const writeHalves = async (attempt: Attempt, items: readonly Item[], context: WriteContext): Promise<Outcomes> => {
  const middle = Math.ceil(items.length / 2);
  const parts = [items.slice(0, middle), items.slice(middle)];
  const outcomes = new Map<Item, Outcome>();
  for (const part of parts)
    for (const [item, outcome] of await writePart(attempt, part, context)) outcomes.set(item, outcome);
  return outcomes;
};

const writePart = async (attempt: Attempt, items: readonly Item[], context: WriteContext): Promise<Outcomes> => {
  const [only] = items;
  if (!only) return new Map();
  try {
    const outcomes = await attempt((tx) => writeAll(tx, items, context));
    context.facts.commit();
    return outcomes;
  } catch (error) {
    context.facts.rollBack();
    if (!isOfTheData(error)) throw error;
    if (items.length === 1)
      return new Map([[only, refuse('not-stored', importMessage`the database rejected it: ${reasonOf(error)}`)]]);
    return writeHalves(attempt, items, context);
  }
};

/**
 * Writes a window of records, each kind after those it may reference, and runs `settle` in the same transaction. When the
 * database refuses any of them, the window is halved until the one record is isolated, which is then refused; `settle` then
 * has a transaction of its own.
 * @returns the result of `settle`
 */
const writeWindow = async <T>(
  attempt: Attempt,
  items: readonly Item[],
  context: WriteContext,
  settle: (tx: Tx, outcomes: Outcomes) => Promise<T>,
): Promise<T> => {
  try {
    const result = await attempt(async (tx) => settle(tx, await writeAll(tx, items, context)));
    context.facts.commit();
    return result;
  } catch (error) {
    context.facts.rollBack();
    if (!isOfTheData(error) || items.length === 0) throw error;
    const outcomes = await writePart(attempt, items, context);
    return attempt((tx) => settle(tx, outcomes));
  }
};

/** Remembers the facts of a window that was written before the run was resumed. */
const recallWindow = async (attempt: Attempt, items: readonly Item[], context: WriteContext): Promise<void> => {
  await attempt(async (tx) => {
    for (const { recall } of STEPS) await recall(tx, items, context);
  });
  context.facts.commit();
};

interface RunThrough {
  attempt: Attempt;
  context: WriteContext;
  /** Progress of the run so far. */
  from: Tally;
  /**
   * Saves the run's progress in the transaction that wrote the window.
   * @returns false when the run is to stop
   */
  save(tx: Tx, tally: Tally, lines: readonly ImportLine[]): Promise<boolean>;
  /** Called after each window. */
  onWritten(tally: Tally, lines: readonly ImportLine[]): void;
}

/**
 * Writes windows one after the other, and reads the next one while the last is written.
 * @returns true when all were written; false when the source was aborted or `save` returned false
 */
export const runThrough = async (
  windows: AsyncGenerator<Window, boolean, undefined>,
  { attempt, context, from, save, onWritten }: RunThrough,
): Promise<boolean> => {
  let tally = from;
  const write = async (window: Window): Promise<boolean> => {
    if (window.events <= from.events) {
      // Written before the run was resumed: later records may not contradict it.
      await recallWindow(attempt, window.items, context);
      return true;
    }
    let next = { tally, lines: [] as readonly ImportLine[] };
    const continues = await writeWindow(attempt, window.items, context, (tx, outcomes) => {
      next = settled(tally, window, outcomes);
      return save(tx, next.tally, next.lines);
    });
    tally = next.tally;
    onWritten(next.tally, next.lines);
    return continues;
  };
  let writing: Promise<boolean> = Promise.resolve(true);
  try {
    for (;;) {
      const step = await windows.next();
      if (!(await writing)) return false;
      if (step.done) return step.value;
      writing = write(step.value);
      // Rejects where it is awaited; until then the rejection must not count as unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    // Wait for the pending write before its transaction is closed, then release the source.
    await writing.catch(() => undefined);
    await windows.return(false);
  }
};
