import { errorCode } from '../../../db/error-code.ts';
import { type Item, type Outcome, refuse } from '../item.ts';
import type { WriteContext } from '../writers/writer.ts';
import type { Attempt } from './attempt.ts';
import { STEPS } from './steps.ts';

/** Errors that the data are to blame for: wrong data, a constraint, a row too large. */
const isOfTheData = (error: unknown): boolean => /^(22|23|54)/.test(errorCode(error) ?? '');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Writes a window of records, each kind after those it may name. When the database refuses any of them, the window is
 * halved until the one record stands alone, which is then refused.
 */
export const writeWindow = async (
  attempt: Attempt,
  items: readonly Item[],
  context: WriteContext,
): Promise<ReadonlyMap<Item, Outcome>> => {
  const [only] = items;
  if (!only) return new Map();
  try {
    return await attempt(async (tx) => {
      const outcomes = new Map<Item, Outcome>();
      for (const write of STEPS)
        for (const [item, outcome] of await write(tx, items, context)) outcomes.set(item, outcome);
      return outcomes;
    });
  } catch (error) {
    if (!isOfTheData(error)) throw error;
    if (items.length === 1) return new Map([[only, refuse('not-stored', reasonOf(error))]]);
    const middle = Math.ceil(items.length / 2);
    const firstHalf = await writeWindow(attempt, items.slice(0, middle), context);
    return new Map([...firstHalf, ...(await writeWindow(attempt, items.slice(middle), context))]);
  }
};
