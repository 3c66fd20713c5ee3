import type { Transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import type { FailureSource, LockedOperation } from './failed-operation.ts';
import { failedOrders } from './failed-orders.ts';
import { failedPayments } from './failed-payments.ts';

export const SOURCES: readonly FailureSource[] = [failedOrders, failedPayments];

/** Locks a failed operation, whichever table it is in. @throws Failure 404 when no table has the id */
export const lockOperation = async (
  tx: Transaction,
  id: string,
): Promise<{ operation: LockedOperation; source: FailureSource }> => {
  for (const source of SOURCES) {
    const operation = await source.lock(tx, id);
    if (operation !== undefined) return { operation, source };
  }
  throw notFound('failed operation');
};
