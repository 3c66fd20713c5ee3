import type { Database } from '../db/index.ts';
import { openSandbox, openSandboxSecret, type SandboxDeps } from '../gateways/payment/embedded/index.ts';
import { openNexi } from '../gateways/payment/nexi/index.ts';
import type { Payments } from '../gateways/payment/port.ts';
import type { Settings } from '../settings.ts';

/** Who takes money by card, if anybody does; the sandbox has a page and work of its own. */
export interface CardService {
  payments: Payments | undefined;
  sandbox: SandboxDeps | undefined;
}

/** @param publicUrl where the shop is, which is known once it listens */
export const chosenCardService = async (
  db: Database,
  { payment, dataDirectory }: Settings,
  publicUrl: () => string,
): Promise<CardService> => {
  if (payment?.service === 'sandbox') {
    const { timeoutMs } = payment;
    const sandbox = { db, secret: await openSandboxSecret(dataDirectory), publicUrl, timeoutMs };
    return { payments: openSandbox(sandbox), sandbox };
  }
  return { payments: payment && openNexi({ ...payment, fetch }), sandbox: undefined };
};
