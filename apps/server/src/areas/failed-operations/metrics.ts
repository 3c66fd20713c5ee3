import { MatterKind } from '@grossist/contracts';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/index.ts';
import { countOpen } from './queries/failed-operations-table.ts';

/** Registers the gauge of open failed operations by kind, which is counted in the database on each scrape. */
export const watchFailedOperations = (registry: Registry, db: Database): void => {
  const gauge: Gauge = new Gauge({
    name: 'grossist_failed_operations_open',
    help: 'Orders and payments that need a person',
    labelNames: ['kind'],
    registers: [],
    collect: async () => {
      // The other metrics must not fail with the database.
      const counts = await countOpen(db).catch(() => undefined);
      gauge.reset();
      if (counts === undefined) return;
      for (const kind of MatterKind.options) gauge.set({ kind }, counts.get(kind) ?? 0);
    },
  });
  registry.registerMetric(gauge);
};
