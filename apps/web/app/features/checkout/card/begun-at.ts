import type { TabMemory } from '../ordering/tab-memory.ts';

const nameOf = (paymentId: string): string => `grossist.card-order.${paymentId}`;

/**
 * When this tab first asked about a payment (milliseconds since 1970), so that a page which is loaded anew goes on
 * waiting where it was. A time to come, of a clock that was set back, counts as none.
 */
export const begunAt = (memory: TabMemory, paymentId: string, now: number): number => {
  const kept = Number(memory.getItem(nameOf(paymentId)) ?? Number.NaN);
  if (Number.isFinite(kept) && kept > 0 && kept <= now) return kept;
  memory.setItem(nameOf(paymentId), String(now));
  return now;
};

/** The waiting is over, or begins anew. */
export const forgetBegun = (memory: TabMemory, paymentId: string): void => memory.removeItem(nameOf(paymentId));
