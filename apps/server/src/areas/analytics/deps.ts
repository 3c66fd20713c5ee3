import type { Market } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import type { AnalyticsWatch } from './metrics.ts';

export interface AnalyticsDeps {
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Markets in which analytics is on. */
  markets: ReadonlySet<Market>;
  /** Days for which events are stored. */
  retentionDays: number;
  /** Whether what is collected is also queued for the forwarder. */
  isForwarded: boolean;
  watch: AnalyticsWatch;
}
