/** Of a process that is asked for answers more than half of its time. */
const BUSY = 0.5;
const TIMES_AS_LONG = 4;
const LONGEST_MS = 500;

/**
 * Milliseconds to rest after a message that took `tookMs`: none while the process has time, several times as long while
 * it is busy answering, since people wait for answers and nobody for a mail.
 * @param utilization of the event loop meanwhile, from 0 to 1
 */
export const restAfter = (utilization: number, tookMs: number): number =>
  utilization > BUSY ? Math.min(tookMs * TIMES_AS_LONG, LONGEST_MS) : 0;
