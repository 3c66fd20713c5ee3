import type { PricingDeps } from '../../src/areas/pricing/index.ts';

type Weathering = NonNullable<PricingDeps['weather']>;

/** The weather of a demo that nothing follows. */
export const aWeather = (): Weathering => {
  let weather: ReturnType<Weathering['now']> = 'fine';
  return {
    now: () => weather,
    until: () => undefined,
    set: async (next) => {
      weather = next;
    },
    breakerState: () => 'closed',
  };
};
