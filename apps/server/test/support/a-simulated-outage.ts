import type { PricingDeps } from '../../src/areas/pricing/index.ts';

type SimulatedOutage = NonNullable<PricingDeps['outage']>;

/** A simulated outage that affects no ERP. */
export const aSimulatedOutage = (): SimulatedOutage => {
  let outage: ReturnType<SimulatedOutage['now']> = 'fine';
  return {
    now: () => outage,
    until: () => undefined,
    set: async (next) => {
      outage = next;
    },
    breakerState: () => 'closed',
  };
};
