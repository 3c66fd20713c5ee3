import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/index.ts';

/** Receives counts of collected events and of records forwarded to other systems. */
export interface AnalyticsWatch {
  collected(counts: { stored: number; repeated: number; refused: number }): void;
  forwarded(result: 'sent' | 'failed' | 'given-up', records: number): void;
}

/** Ignores all counts. */
export const UNWATCHED: AnalyticsWatch = { collected: () => undefined, forwarded: () => undefined };

/** Counts events and forwarded records, and measures the forwarder's queue when the metrics are read. */
export const watchAnalytics = (registry: Registry, db: Database): AnalyticsWatch => {
  const events = new Counter({
    name: 'grossist_analytics_events_total',
    help: 'Events that were sent to the collector',
    labelNames: ['result'],
    registers: [registry],
  });
  const forwarded = new Counter({
    name: 'grossist_analytics_forwarded_total',
    help: 'Events and updates by what came of forwarding them; failed ones are sent again',
    labelNames: ['result'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'grossist_analytics_forwards_waiting',
    help: 'Events and updates that wait to be forwarded, counted to 100,000',
    registers: [registry],
    collect: async () => {
      const counted = sql<{ waiting: number }>`
        select count(*)::float8 as waiting from (select from analytics_forwards limit 100000) f`.execute(db);
      // Without a database the other metrics are still served.
      waiting.set(
        await counted.then(
          ({ rows }) => rows[0]?.waiting ?? 0,
          () => Number.NaN,
        ),
      );
    },
  });
  return {
    collected: (counts) => {
      for (const [result, count] of Object.entries(counts)) if (count > 0) events.inc({ result }, count);
    },
    forwarded: (result, records) => forwarded.inc({ result }, records),
  };
};
