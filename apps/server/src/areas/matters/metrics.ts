import { MatterKind } from '@grossist/contracts';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/index.ts';
import { countOpen } from './queries/count-open.ts';

/** How many matters wait for somebody, by kind; asked of the database when somebody looks. */
export const watchMatters = (registry: Registry, db: Database): void => {
  const gauge: Gauge = new Gauge({
    name: 'grossist_matters_open',
    help: 'Orders and payments that need a person',
    labelNames: ['kind'],
    registers: [],
    collect: async () => {
      // Without a database the other metrics still tell.
      const counts = await countOpen(db).catch(() => undefined);
      gauge.reset();
      if (counts === undefined) return;
      for (const kind of MatterKind.options) gauge.set({ kind }, counts.get(kind) ?? 0);
    },
  });
  registry.registerMetric(gauge);
};
