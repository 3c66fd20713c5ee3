import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseLog } from '../../../db/index.ts';
import type { BreakerState, Outcome } from './breaker.ts';

/** Who wants to know how the ERP is. */
export interface SteadyWatch {
  /** `not-asked`: the breaker or too many others stood before it. */
  asked(call: string, outcome: Outcome | 'not-asked', milliseconds: number): void;
  askedAgain(call: string): void;
  breakerChanged(state: BreakerState): void;
}

const LEVELS: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** Lines in the log when the shop begins and ceases to trust the ERP, and numbers for Prometheus. */
export const watchErp = (log: DatabaseLog, registry: Registry): SteadyWatch => {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'grossist_erp_seconds',
    help: 'Time until the ERP answered, or was no longer waited for',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const again = new Counter({
    name: 'grossist_erp_retries_total',
    help: 'Questions that the ERP was asked once more',
    labelNames: ['call'],
    registers,
  });
  const breaker = new Gauge({
    name: 'grossist_erp_breaker',
    help: 'Whether the ERP is asked: 0 yes, 1 one question tries, 2 no',
    registers,
  });
  return {
    asked: (call, outcome, milliseconds) => seconds.observe({ call, outcome }, milliseconds / 1000),
    askedAgain: (call) => again.inc({ call }),
    breakerChanged: (state) => {
      breaker.set(LEVELS[state]);
      if (state === 'open') log.warn({ breaker: state }, 'The ERP does not answer and is not asked for a while');
      if (state === 'half-open') log.info({ breaker: state }, 'One question tries whether the ERP answers again');
      if (state === 'closed') log.info({ breaker: state }, 'The ERP answers again');
    },
  };
};

export const unwatched: SteadyWatch = {
  asked: () => undefined,
  askedAgain: () => undefined,
  breakerChanged: () => undefined,
};
