import type { ClosingWindow } from './closing-window.ts';
import { fastboxObstacles } from './fastbox.ts';

/** Why the express box can't take a cart now. */
export type FastboxRefusal =
  /** The cart has no delivery address. */
  | 'no-address'
  /** The cart is picked up at a service center. */
  | 'picked-up'
  | 'not-to-this-address'
  | 'no-run-today'
  | 'closed'
  /** The goods need a larger car than drives there. */
  | 'no-room';

export interface FastboxFacts {
  hasAddress: boolean;
  isPickup: boolean;
  addressHasFastbox: boolean;
  /** Until when it can be ordered today. */
  window: ClosingWindow;
  /** The goods need the maxi box. */
  isMaxi: boolean;
  isMaxiPossible: boolean;
}

/** Returns why the express box can't take a cart; undefined when it can. */
export const fastboxRefusal = (facts: FastboxFacts): FastboxRefusal | undefined => {
  if (!facts.hasAddress) return 'no-address';
  if (facts.isPickup) return 'picked-up';
  const [obstacle] = fastboxObstacles(facts);
  if (obstacle === 'not-to-this-address') return obstacle;
  if (obstacle === 'closed') return facts.window.closesAt === undefined ? 'no-run-today' : 'closed';
  return facts.isMaxi && !facts.isMaxiPossible ? 'no-room' : undefined;
};
