import type { Transaction } from '../../db/index.ts';
import type { Ways } from './deps.ts';

/** An order or a payment as it stands, locked: whether it is left to people still, and what becomes of it. */
export interface LockedMatter {
  way: keyof Ways;
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
  /** Puts it back on its way. */
  putBack(tx: Transaction, id: string): Promise<void>;
  seeTo(tx: Transaction, id: string, seen: SeenTo): Promise<void>;
}
