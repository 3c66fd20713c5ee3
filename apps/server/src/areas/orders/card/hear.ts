import type { PaymentEvent } from '../../../gateways/payment/port.ts';
import { Failure } from '../../../http/failure.ts';
import { noteTold } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';

/** 503: the payment is only being begun; who tells of it is asked to tell again. */
const notYet = (): Failure => new Failure(503, 'payment-begins', 'This payment is only being begun');

/** Notes what a payment service tells by itself, and has it acted on: twice or late, it comes to the same. */
export const hearPayment =
  ({ db, wake }: Pick<CardDeps, 'db' | 'wake'>) =>
  async ({ paymentId, status }: PaymentEvent): Promise<void> => {
    const attempt = await db
      .selectFrom('card_orders')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst();
    if (attempt === undefined) throw notYet();
    await noteTold(db, attempt.id, status);
    await wake();
  };
