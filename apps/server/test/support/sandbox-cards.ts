import type { CardDeps } from '../../src/areas/orders/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { verifyPaymentAmounts } from '../../src/gateways/payment/amount-verification/verify-payment-amounts.ts';
import { openSandbox } from '../../src/gateways/payment/embedded/index.ts';
import type { Payments } from '../../src/gateways/payment/port.ts';

export const SANDBOX_SECRET = 'a-secret-of-this-data-directory';
export const SHOP_URL = 'http://shop.example';

export interface CardTraits {
  erp?: Erp;
  now?: () => number;
  /** Wraps the sandbox. */
  around?: (sandbox: Payments) => Payments;
  wake?: () => Promise<void>;
}

/** Cards taken by the sandbox, whose page and jobs are the test's business. */
export const sandboxCards = (db: Database, traits: CardTraits = {}): CardDeps => {
  const log = { warn: () => undefined, error: () => undefined };
  const sandbox = openSandbox({ db, secret: SANDBOX_SECRET, publicUrl: () => SHOP_URL, timeoutMs: 5000 });
  return {
    db,
    erp: traits.erp ?? openEmbeddedErp(db, traits.now),
    now: traits.now ?? Date.now,
    log,
    payments: verifyPaymentAmounts(traits.around?.(sandbox) ?? sandbox, { db, log }),
    publicUrl: () => SHOP_URL,
    wake: traits.wake ?? (async () => undefined),
  };
};
