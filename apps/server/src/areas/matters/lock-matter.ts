import type { Transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import { failedPayments } from './failed-payments.ts';
import { givenUpOrders } from './given-up-orders.ts';
import type { LockedMatter, Source } from './matter.ts';

export const SOURCES: readonly Source[] = [givenUpOrders, failedPayments];

/** A matter behind its lock, and where it is from. @throws Failure 404 when there is none such */
export const lockMatter = async (tx: Transaction, id: string): Promise<{ matter: LockedMatter; source: Source }> => {
  for (const source of SOURCES) {
    const matter = await source.lock(tx, id);
    if (matter !== undefined) return { matter, source };
  }
  throw notFound('matter');
};
