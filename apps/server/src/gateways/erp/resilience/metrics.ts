import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseLog } from '../../../db/index.ts';
import type { BreakerState, Outcome } from './circuit-breaker.ts';

export interface ErpMetrics {
  /** Records a call; `rejected`: by the circuit breaker or the full bulkhead. */
  called(call: string, outcome: Outcome | 'rejected', milliseconds: number): void;
  retried(call: string): void;
  breakerChanged(state: BreakerState): void;
}

const LEVELS: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** Registers the metrics of calls to the ERP, and logs each change of the circuit breaker. */
export const erpMetrics = (log: DatabaseLog, registry: Registry): ErpMetrics => {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'grossist_erp_seconds',
    help: 'Duration of calls to the ERP, by outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const retries = new Counter({
    name: 'grossist_erp_retries_total',
    help: 'Retries of calls to the ERP',
    labelNames: ['call'],
    registers,
  });
  const breaker = new Gauge({
    name: 'grossist_erp_breaker',
    help: 'State of the circuit breaker of the ERP: 0 closed, 1 half-open, 2 open',
    registers,
  });
  return {
    called: (call, outcome, milliseconds) => seconds.observe({ call, outcome }, milliseconds / 1000),
    retried: (call) => retries.inc({ call }),
    breakerChanged: (state) => {
      breaker.set(LEVELS[state]);
      if (state === 'open') log.warn({ breaker: state }, 'The ERP is unavailable and is not called for a while');
      if (state === 'half-open') log.info({ breaker: state }, 'One call probes whether the ERP is available again');
      if (state === 'closed') log.info({ breaker: state }, 'The ERP is available again');
    },
  };
};

export const noMetrics: ErpMetrics = {
  called: () => undefined,
  retried: () => undefined,
  breakerChanged: () => undefined,
};
