export type { BreakerState } from './circuit-breaker.ts';
export { type ErpMetrics, erpMetrics } from './metrics.ts';
export {
  openResilientErp,
  RESILIENCE_DEFAULTS,
  type ResilienceOptions,
  type ResilienceSettings,
  type ResilientErp,
} from './open-resilient-erp.ts';
export { type DemoOutage, type OutageMode, openDemoOutage, withSimulatedOutage } from './simulated-outage.ts';
export type { Clock } from './timeout.ts';
