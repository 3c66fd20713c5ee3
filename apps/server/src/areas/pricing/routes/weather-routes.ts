import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { type Answer, answer } from '../../../http/answer.ts';
import { notFound } from '../../../http/failure.ts';
import type { PricingDeps, Weathering } from '../pricing-deps.ts';

const present = (weather: Weathering) => ({
  Weather: weather.now(),
  Until: weather.until()?.toISOString() ?? null,
  Breaker: weather.breakerState(),
});

/** How the ERP of a demo is; a shop that is no demo has no such thing. */
export const weatherRoutes = ({ weather }: Pick<PricingDeps, 'weather'>): readonly Answer[] => {
  const ofDemo = (): Weathering => {
    if (weather === undefined) throw notFound('weather: this is no demo');
    return weather;
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
