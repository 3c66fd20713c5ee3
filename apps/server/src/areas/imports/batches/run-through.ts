import type { ImportLine } from '../../../db/index.ts';
import { settled, type Tally, type Window } from '../report.ts';
import type { Tx, WriteContext } from '../writers/writer.ts';
import type { Attempt } from './attempt.ts';
import { recallWindow, writeWindow } from './write-window.ts';

export interface RunThrough {
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
