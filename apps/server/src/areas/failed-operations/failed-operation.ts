import type { MatterKind } from '@grossist/contracts';
import type { Database, Transaction } from '../../db/index.ts';

/** Wakes the job that sends orders or settles payments. */
export type Wake = () => Promise<void>;

/** The jobs that retry; undefined where this shop has no ERP or card service for them. */
export interface RetryQueues {
  order: Wake | undefined;
  payment: Wake | undefined;
}

export interface FailedOperationsDeps {
  db: Database;
  queues: RetryQueues;
}

/** An order or a payment behind its row lock. */
export interface LockedOperation {
  /** False when it is being retried or was done. */
  isFailed: boolean;
  resolvedAt: Date | null;
  /** Id of the contact who resolved it. */
  resolvedBy: string | null;
  remark: string;
  orderId: string | null;
  salesOrderId: string;
}

/** Who resolved a failed operation by hand, and how. */
export interface Resolution {
  contactId: string;
  remark: string;
}

/** A table of operations that can fail for good. */
export interface FailureSource {
  queue: keyof RetryQueues;
  kinds: readonly MatterKind[];
  /** Locks one row; undefined when there is none with this id. */
  lock(tx: Transaction, id: string): Promise<LockedOperation | undefined>;
  /** Locks the oldest unresolved failures, of a kind or of all, and skips rows that others have locked. */
  lockOpen(tx: Transaction, wanted: { kind: MatterKind | undefined; most: number }): Promise<readonly string[]>;
  /** Puts operations back into their queue, due now. */
  requeue(tx: Transaction, ids: readonly string[]): Promise<void>;
  resolve(tx: Transaction, id: string, resolution: Resolution): Promise<void>;
}
