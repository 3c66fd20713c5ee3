import { setImmediate as letOthers } from 'node:timers/promises';

/** As many as take a few milliseconds. */
const AT_ONCE = 500;

/** Does work for each of thousands, and lets others be answered in between. */
export const eachInTurn = async <Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    if (start > 0) await letOthers();
    for (const each of all.slice(start, start + AT_ONCE)) results.push(work(each));
  }
  return results;
};
