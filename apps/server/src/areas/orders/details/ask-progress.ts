import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderProgress } from '../../../gateways/erp/port.ts';
import { keepProgress } from './keep-progress.ts';
import type { ReadOrder } from './read-order.ts';

/** Who looks at an order is not kept waiting for a slow ERP: what it told last is shown instead. */
const PATIENCE_MS = 1500;

export interface Told {
  progress: OrderProgress | undefined;
  /** When the ERP told it first; undefined when it told nothing yet. */
  toldAt: Date | undefined;
  /** The ERP does not answer: it is what it told last. */
  isStale: boolean;
}

/** Where an order stands by the ERP; kept when it is news. What the ERP told of a finished order stays as it is. */
export const askProgress =
  (db: Database, erp: Pick<Erp, 'orderProgress'>, now: () => number) =>
  async ({ order, ordered, customer, kept }: ReadOrder, signal: AbortSignal): Promise<Told> => {
    if (kept?.progress.isFinished) return { progress: kept.progress, toldAt: kept.toldAt, isStale: false };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const [progress] = await erp.orderProgress(customer, [order.sales_order_id], inTime);
      if (progress === undefined) return { progress: kept?.progress, toldAt: kept?.toldAt, isStale: false };
      const at = now();
      const isNews = !isDeepStrictEqual(JSON.parse(JSON.stringify(progress)), kept?.asKept);
      if (isNews) await keepProgress(db, [{ orderId: order.id, lines: ordered, progress }], at);
      return { progress, toldAt: isNews ? new Date(at) : kept?.toldAt, isStale: false };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ErpDoesNotAnswer) && !inTime.aborted) throw error;
      return { progress: kept?.progress, toldAt: kept?.toldAt, isStale: true };
    }
  };
