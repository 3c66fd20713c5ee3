import type { MatterKind } from '@grossist/contracts';
import type { Transaction } from '../../db/index.ts';
import type { Ways } from './deps.ts';

/** An order or a payment as it stands, locked: whether it is left to people still, and what becomes of it. */
export interface LockedMatter {
  isLeft: boolean;
  seenAt: Date | null;
  seenBy: string | null;
  remark: string;
  orderId: string | null;
  salesOrderId: string;
}

/** What a person says of a matter. */
export interface SeenTo {
  contactId: string;
  remark: string;
}

/** Orders or payments that are left to people. */
export interface Source {
  /** Undefined when there is none such. */
  lock(tx: Transaction, id: string): Promise<LockedMatter | undefined>;
  way: keyof Ways;
  kinds: readonly MatterKind[];
  /** Puts them back on their way. */
  putBack(tx: Transaction, ids: readonly string[]): Promise<void>;
  /** Locks the oldest that nobody has seen to, of a kind or of all; those that somebody else is at are passed over. */
  lockOpen(tx: Transaction, wanted: { kind: MatterKind | undefined; most: number }): Promise<readonly string[]>;
  seeTo(tx: Transaction, id: string, seen: SeenTo): Promise<void>;
}
