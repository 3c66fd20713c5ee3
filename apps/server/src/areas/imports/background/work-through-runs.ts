import { rm } from 'node:fs/promises';
import { alone } from './alone.ts';
import { type CarryOutDeps, carryOut } from './carry-out.ts';
import { nextRun } from './next-run.ts';

export interface WorkThroughDeps extends CarryOutDeps {
  /** Where uploaded files lie. */
  folder: string;
}

/**
 * Imports the uploaded files that wait, one after the other, the oldest first. Whoever is told to while another does
 * it, returns at once: the other looks for more before it ends.
 */
export const workThroughRuns = async (deps: WorkThroughDeps): Promise<void> => {
  const { db, folder, signal } = deps;
  const carry = carryOut(deps);
  for (;;) {
    const found = await alone(db, async () => {
      let count = 0;
      for (;;) {
        const next = signal.aborted ? undefined : await nextRun(db, folder);
        if (next === undefined) return count;
        await carry(next.run, next.path);
        if (next.isCopy) await rm(next.path, { force: true });
        count += 1;
      }
    });
    // One that came while the last look was over and the door still closed is looked for once more.
    if (found === undefined || found === 0) return;
  }
};
