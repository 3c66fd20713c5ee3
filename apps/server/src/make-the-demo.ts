import { makeDemoAnalytics } from './areas/analytics/index.ts';
import type { HashEmail } from './areas/audit/index.ts';
import { openCatalogueCache } from './areas/catalogue/index.ts';
import { makeDemoCatalogues } from './areas/catalogues/index.ts';
import { makeDemoContent, makeDemoShowcase } from './areas/content/index.ts';
import { makeDemo, makeDemoOrders, progressText } from './areas/imports/index.ts';
import { makeDemoKits } from './areas/kits/index.ts';
import { makeDemoLists } from './areas/lists/index.ts';
import { followOrders } from './areas/orders/index.ts';
import type { Database } from './db/index.ts';
import type { Erp } from './gateways/erp/port.ts';
import { processTerminal, progressLine } from './terminal.ts';

export interface TheDemoDeps {
  db: Database;
  /** By what somebody who was erased is known again. */
  hashEmail: HashEmail;
  erp: Erp;
  /** Aborted when the shop is stopped while it starts. */
  signal: AbortSignal;
}

/** Makes what is missing of the demo wholesaler, telling people at the terminal how far it is. */
export const makeTheDemo =
  ({ db, hashEmail, erp, signal }: TheDemoDeps) =>
  async (size: { materials: number; buyers: number }): Promise<void> => {
    const progress = progressLine(processTerminal());
    const today = new Date().toISOString().slice(0, 10);
    await makeDemo({
      db,
      hashEmail,
      signal,
      onProgress: (counts) => progress.show(`Making the demo wholesaler: ${progressText(counts)}`),
    })({ ...size, today }).finally(progress.end);
    await makeDemoContent(db)();
    await makeDemoShowcase({ db, catalogue: openCatalogueCache(db) }, erp)();
    // They stand in every state at once, not when the background has come to them.
    if (await makeDemoOrders(db)()) await followOrders({ db, erp })();
    await makeDemoAnalytics(db)(today);
    await makeDemoKits({ db, erp })();
    await makeDemoLists(db)();
    await makeDemoCatalogues(db)();
  };
