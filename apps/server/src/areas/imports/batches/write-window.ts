import { importMessage } from '@grossist/catalogue-formats';
import { errorCode } from '../../../db/error-code.ts';
import { type Item, type Outcome, refuse } from '../item.ts';
import type { Tx, WriteContext } from '../writers/writer.ts';
import type { Attempt } from './attempt.ts';
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
export const writeWindow = async <T>(
  attempt: Attempt,
  items: readonly Item[],
  context: WriteContext,
  settle: (tx: Tx, outcomes: Outcomes) => Promise<T>,
): Promise<T> => {
  try {
    const settled = await attempt(async (tx) => settle(tx, await writeAll(tx, items, context)));
    context.told.keep();
    return settled;
  } catch (error) {
    context.told.drop();
    if (!isOfTheData(error) || items.length === 0) throw error;
    const outcomes = await writePart(attempt, items, context);
    return attempt((tx) => settle(tx, outcomes));
  }
};

/** Remembers what a window said that was written before. */
export const recallWindow = async (attempt: Attempt, items: readonly Item[], context: WriteContext): Promise<void> => {
  await attempt(async (tx) => {
    for (const { recall } of STEPS) await recall(tx, items, context);
  });
  context.told.keep();
};
