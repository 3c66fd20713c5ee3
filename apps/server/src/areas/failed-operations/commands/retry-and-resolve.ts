/** Retries and resolves failed operations. */

import type { MatterKind } from '@grossist/contracts';
import { type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import {
  type FailedOperationsDeps,
  type FailureSource,
  failedOrders,
  failedPayments,
  type LockedOperation,
  type Resolution,
  type RetryQueues,
} from '../failure-sources.ts';
import { countOpen } from '../queries/failed-operations.ts';

const SOURCES: readonly FailureSource[] = [failedOrders, failedPayments];

/** Locks a failed operation, whichever table it is in. @throws Failure 404 when no table has the id */
const lockOperation = async (
  tx: Transaction,
  id: string,
): Promise<{ operation: LockedOperation; source: FailureSource }> => {
  for (const source of SOURCES) {
    const operation = await source.lock(tx, id);
    if (operation !== undefined) return { operation, source };
  }
  throw notFound('failed operation');
};

/** Operations that are requeued in one transaction. */
const MOST_AT_ONCE = 500;
const MOST_COUNTED = 10_000;

const noQueue = () => breaksRule('nobody-takes-it', 'This can no longer be retried here');

/**
 * Requeues one failed operation. Idempotent, also for concurrent calls. [own-mat-02]
 * @throws Failure 404; 409 when it was resolved, unless the caller knows; 422 when no job handles such operations
 */
export const retryOperation =
  ({ db, queues }: FailedOperationsDeps) =>
  async (id: string, { isSeenKnown }: { isSeenKnown: boolean }): Promise<LockedOperation> => {
    const requeued = await transaction(db, async (tx) => {
      const { operation, source } = await lockOperation(tx, id);
      if (!operation.isFailed) return { operation, queue: undefined };
      if (operation.resolvedAt !== null && !isSeenKnown) throw changedMeanwhile('Somebody has seen to this');
      if (queues[source.queue] === undefined) throw noQueue();
      await source.requeue(tx, [id]);
      return { operation, queue: source.queue };
    });
    // If the process dies before this, the job polls the queue within a minute.
    if (requeued.queue !== undefined) await queues[requeued.queue]?.();
    return requeued.operation;
  };

/**
 * Requeues the open failed operations of one kind or of all, oldest first, at most 500, and skips those that somebody
 * else has locked. [own-mat-04]
 * @throws Failure 422 when no job handles such operations
 */
export const retryAll =
  ({ db, queues }: FailedOperationsDeps) =>
  async (kind: MatterKind | undefined): Promise<{ ids: readonly string[]; left: number }> => {
    const sources = SOURCES.filter(
      ({ queue, kinds }) => queues[queue] !== undefined && (kind === undefined || kinds.includes(kind)),
    );
    if (sources.length === 0) throw noQueue();
    const requeued = await transaction(db, async (tx) => {
      const ids: string[] = [];
      const toWake = new Set<keyof RetryQueues>();
      for (const source of sources) {
        const open = await source.lockOpen(tx, { kind, most: MOST_AT_ONCE - ids.length });
        if (open.length === 0) continue;
        await source.requeue(tx, open);
        ids.push(...open);
        toWake.add(source.queue);
      }
      return { ids, toWake };
    });
    await Promise.all([...requeued.toWake].flatMap((queue) => queues[queue]?.() ?? []));
    const counts = await countOpen(db);
    const kinds = kind === undefined ? [...counts.keys()] : [kind];
    const left = kinds.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
    return { ids: requeued.ids, left: Math.min(left, MOST_COUNTED) };
  };

/**
 * Records that a person resolved a failed operation, and how. Idempotent for the same person and remark. [own-mat-03]
 * @throws Failure 404; 409 when somebody else resolved it or retried it
 */
export const resolveOperation =
  ({ db }: Pick<FailedOperationsDeps, 'db'>) =>
  (id: string, resolution: Resolution): Promise<LockedOperation> =>
    transaction(db, async (tx) => {
      const { operation, source } = await lockOperation(tx, id);
      if (!operation.isFailed) throw changedMeanwhile('This is being tried again, or was done');
      if (operation.resolvedAt === null) await source.resolve(tx, id, resolution);
      else if (operation.resolvedBy !== resolution.contactId || operation.remark !== resolution.remark)
        throw changedMeanwhile('Somebody has seen to this');
      return operation;
    });
