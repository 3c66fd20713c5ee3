import { importMessage } from '@grossist/catalogue-formats';
import { errorCode } from '../../../db/error-code.ts';
import type { ImportLine } from '../../../db/index.ts';
import type { Attempt } from '../import-locks.ts';
import { type Item, type Outcome, refuse } from '../item.ts';
import { settled, type Tally, type Window } from '../report.ts';
import type { Tx, WriteContext } from '../writers/writer.ts';
import { STEPS } from './steps.ts';

type Outcomes = ReadonlyMap<Item, Outcome>;

/** Errors that the data are to blame for: wrong data, a constraint, a row too large. */
const isOfTheData = (error: unknown): boolean => /^(22|23|54)/.test(errorCode(error) ?? '');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const writeAll = async (tx: Tx, items: readonly Item[], context: WriteContext): Promise<Outcomes> => {
  const outcomes = new Map<Item, Outcome>();
  for (const { write } of STEPS)
    for (const [item, outcome] of await write(tx, items, context)) outcomes.set(item, outcome);
  // A kind that nobody writes is told, not lost.
  for (const item of items)
    if (!outcomes.has(item))
      outcomes.set(item, refuse('not-stored', importMessage`records of type ${item.record.kind} are not stored`));
  return outcomes;
};

/** Halves the items until the one record that the database refuses stands alone. */
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
    context.told.keep();
    return outcomes;
  } catch (error) {
    context.told.drop();
    if (!isOfTheData(error)) throw error;
    if (items.length === 1)
      return new Map([[only, refuse('not-stored', importMessage`the database rejected it: ${reasonOf(error)}`)]]);
    return writeHalves(attempt, items, context);
  }
};

/**
 * Writes a window of records, each kind after those it may name, and what `settle` makes of it in the same transaction.
 * When the database refuses any of them, the window is halved until the one record stands alone, which is then refused;
 * `settle` then has a transaction of its own.
 * @returns what `settle` answered
 */
const writeWindow = async <T>(
  attempt: Attempt,
  items: readonly Item[],
  context: WriteContext,
  settle: (tx: Tx, outcomes: Outcomes) => Promise<T>,
): Promise<T> => {
  try {
    const result = await attempt(async (tx) => settle(tx, await writeAll(tx, items, context)));
    context.told.keep();
    return result;
  } catch (error) {
    context.told.drop();
    if (!isOfTheData(error) || items.length === 0) throw error;
    const outcomes = await writePart(attempt, items, context);
    return attempt((tx) => settle(tx, outcomes));
  }
};

/** Remembers what a window said that was written before. */
const recallWindow = async (attempt: Attempt, items: readonly Item[], context: WriteContext): Promise<void> => {
  await attempt(async (tx) => {
    for (const { recall } of STEPS) await recall(tx, items, context);
  });
  context.told.keep();
};

interface RunThrough {
  attempt: Attempt;
  context: WriteContext;
  /** Where the run stands. */
  from: Tally;
  /**
   * Notes where the run stands now, in the transaction of what was written.
   * @returns false when the run is to go no further
   */
  save(tx: Tx, tally: Tally, lines: readonly ImportLine[]): Promise<boolean>;
  /** Called after each window. */
  onWritten(tally: Tally, lines: readonly ImportLine[]): void;
}

/**
 * Writes windows one after the other, the next one being read while the last is written.
 * Answers whether all of them were: false when the source was broken off or `save` said so.
 */
export const runThrough = async (
  windows: AsyncGenerator<Window, boolean, undefined>,
  { attempt, context, from, save, onWritten }: RunThrough,
): Promise<boolean> => {
  let tally = from;
  const write = async (window: Window): Promise<boolean> => {
    if (window.events <= from.events) {
      // Written before the run was taken up again: what it said is still not to be contradicted.
      await recallWindow(attempt, window.items, context);
      return true;
    }
    let next = { tally, lines: [] as readonly ImportLine[] };
    const goesOn = await writeWindow(attempt, window.items, context, (tx, outcomes) => {
      next = settled(tally, window, outcomes);
      return save(tx, next.tally, next.lines);
    });
    tally = next.tally;
    onWritten(next.tally, next.lines);
    return goesOn;
  };
  let writing: Promise<boolean> = Promise.resolve(true);
  try {
    for (;;) {
      const step = await windows.next();
      if (!(await writing)) return false;
      if (step.done) return step.value;
      writing = write(step.value);
      // Thrown where it is awaited; until then it is nobody's.
      writing.catch(() => undefined);
    }
  } finally {
    // What is under way ends before anybody closes its transaction; the source is let go.
    await writing.catch(() => undefined);
    await windows.return(false);
  }
};
