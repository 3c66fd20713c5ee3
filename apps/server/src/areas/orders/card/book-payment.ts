import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { Payments } from '../../../gateways/payment/port.ts';

/** Writes what bookkeeping needs of a charged attempt to its order: the attempt itself is tidied away some day. */
export const bookPayment = async (
  tx: Transaction,
  attemptId: string,
  provider: Payments['provider'],
): Promise<void> => {
  // An attempt's id is the reference of its payment.
  await sql`
    insert into order_payments (order_id, provider, payment_id, payment_reference, amount, currency, charged_at)
    select o.id, ${provider}::text, c.payment_id, c.id, c.amount, c.currency, c.settled_at
    from card_orders c join orders o on o.payment_id = c.payment_id
    where c.id = ${attemptId}
    on conflict do nothing`.execute(tx);
};
