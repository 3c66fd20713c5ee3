import { existsSync, readFileSync } from 'node:fs';

/** The kernel's times of the process's main thread, whose id is the process's: nanoseconds computed, waited, and turns. */
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;
const hasSchedstat = existsSync(SCHEDSTAT);

/**
 * Returns the milliseconds that the main thread has computed. Unlike the clock's they don't grow while the machine runs
 * something else; where the kernel doesn't count them, they are the clock's.
 */
export const mainThreadMs = (): number =>
  hasSchedstat ? Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e6 : performance.now();
