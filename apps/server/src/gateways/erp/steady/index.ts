export type { BreakerState } from './breaker.ts';
export type { Clock } from './clock.ts';
export { type DemoWeather, openDemoWeather } from './demo-weather.ts';
export {
  openSteadyErp,
  STEADY_PRESETS,
  type SteadyErp,
  type SteadyOptions,
  type SteadySettings,
} from './open-steady-erp.ts';
export { type SteadyWatch, watchErp } from './watch.ts';
export { erpInWeather, type Weather } from './weather.ts';
