import {
  cancelCreditCardOrder,
  createCreditCardOrder,
  creditCardOrderStatus,
  getPaymentMethods,
} from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { PaymentDoesNotAnswer } from '../../../gateways/payment/port.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { translatedTexts } from '../../translations/index.ts';
import { OrderRefused } from '../order-refused.ts';
import { presentRefusal } from '../placing-presenter.ts';
import { type PickupPlace, readWanted } from '../read-wanted.ts';
import type { PlacedOrder } from '../wanted-order.ts';
import { type Attempt, findOwnAttempt } from './attempts.ts';
import { beginCardOrder } from './begin-card-order.ts';
import type { CardDeps } from './card-deps.ts';
import { type CarryOn, carryOn } from './carry-on.ts';
import { NOT_FOUND, presentAttempt, presentBegun, presentNotBegun } from './presenter.ts';

const orderOf = async (db: Database, { status, payment_id: paymentId }: Attempt): Promise<PlacedOrder | undefined> => {
  if (status !== 'confirmed') return undefined;
  const row = await db
    .selectFrom('orders')
    .select(['id', 'sales_order_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && { orderId: row.id, salesOrderId: row.sales_order_id };
};

/** While payment service or ERP do not answer, nothing is known that is not known already. */
const asFarAsItGoes = async (deps: CardDeps, attempt: Attempt, how: CarryOn): Promise<Attempt> => {
  try {
    return (await carryOn(deps, attempt.id, how)) ?? attempt;
  } catch (error) {
    const isPassing = error instanceof PaymentDoesNotAnswer || (error instanceof Failure && error.status === 503);
    if (!isPassing) throw error;
    deps.log.warn({ attempt: attempt.id, err: error }, 'a card order could not be carried on');
    return attempt;
  }
};

const notTaken = () => breaksRule('no-cards', 'Cards are not taken here');

/** Ordering by card; absent deps: nobody takes cards, and nothing was ever begun. [ord-01] [ord-03] */
export const cardRoutes = (db: Database, deps: CardDeps | undefined, placeOf: PickupPlace): readonly Answer[] => {
  const read = readWanted(placeOf);
  const wordsOf = translatedTexts(db, 'sap-error');

  const lookAt = async (buyer: Buyer, paymentId: string, how: CarryOn) => {
    const attempt = deps && (await findOwnAttempt(db, buyer.contactId, paymentId));
    if (deps === undefined || attempt === undefined) return NOT_FOUND;
    const now = await asFarAsItGoes(deps, attempt, how);
    return presentAttempt(now, await orderOf(db, now));
  };

  return [
    answerBuyer(createCreditCardOrder, async ({ body }, buyer, { signal }) => {
      if (deps === undefined) throw notTaken();
      try {
        return presentBegun(await beginCardOrder(deps)(buyer, await read(buyer, body, signal)));
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error;
        return presentNotBegun(presentRefusal(error, buyer, await wordsOf(error.lines.map(({ code }) => code))));
      }
    }),
    answerBuyer(creditCardOrderStatus, ({ query }, buyer) => lookAt(buyer, query.paymentId, { isBack: true })),
    answerBuyer(cancelCreditCardOrder, ({ body }, buyer) => lookAt(buyer, body.PaymentId, { givesUp: true })),
    answerBuyer(getPaymentMethods, async (_, buyer) => {
      const mayOrder = buyer.ableToCreateOrders && buyer.role !== 'punchout';
      return { Invoice: mayOrder, Card: mayOrder && deps !== undefined };
    }),
  ];
};
