import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { type Answer, answer } from '../../../http/answer.ts';
import { notFound } from '../../../http/failure.ts';
import type { PricingDeps, SimulatedOutage } from '../pricing-deps.ts';

const present = (outage: SimulatedOutage) => ({
  Weather: outage.now(),
  Until: outage.until()?.toISOString() ?? null,
  Breaker: outage.breakerState(),
});

/** How the ERP of a demo is; a shop that is no demo has no such thing. */
export const simulatedOutageRoutes = ({ outage }: Pick<PricingDeps, 'outage'>): readonly Answer[] => {
  const ofDemo = (): SimulatedOutage => {
    if (outage === undefined) throw notFound('outage: this is no demo');
    return outage;
  };
  return [
    answer(getDemoWeather, async () => present(ofDemo())),
    answer(setDemoWeather, async ({ body }) => {
      const demo = ofDemo();
      await demo.set(body.Weather);
      return present(demo);
    }),
  ];
};
