import type { Logger } from 'pino';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Payments } from '../../../gateways/payment/port.ts';

/** Who takes money by card, and where the shop is found by them. */
export interface CardPayments {
  payments: Payments;
  /** Where people find the shop: "https://shop.example". */
  publicUrl: () => string;
  /** Has what is due looked after soon, by whichever process. */
  wake: () => Promise<void>;
}

export interface CardDeps extends CardPayments {
  db: Database;
  erp: Erp;
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
}
