import {
  cancelCreditCardOrder,
  createCreditCardOrder,
  creditCardOrderStatus,
  getPaymentMethods,
  type OperationOutput,
} from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type BegunPayment, PaymentDoesNotAnswer } from '../../../gateways/payment/port.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { translatedTexts } from '../../translations/index.ts';
import { type PresentedRefusal, presentRefusal } from '../placing-presenter.ts';
import { OrderRefused } from '../refusals.ts';
import { type PickupPlace, type PlacedOrder, readWanted } from '../wanted-order.ts';
import { type Attempt, findOwnAttempt } from './attempts.ts';
import { beginCardOrder } from './begin-card-order.ts';
import type { CardDeps } from './card-deps.ts';
import { type CarryOn, carryOn } from './carry-on.ts';

type Begun = OperationOutput<typeof createCreditCardOrder>;
type Status = OperationOutput<typeof creditCardOrderStatus>;

const NOTHING: Begun = {
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [],
  OrderValidationInfo: null,
  NetsRedirectUrl: null,
  PaymentId: null,
};

const presentBegun = (answer: PlacedOrder | BegunPayment): Begun =>
  'orderId' in answer
    ? { ...NOTHING, SalesOrderId: answer.salesOrderId, OrderId: answer.orderId }
    : { ...NOTHING, NetsRedirectUrl: answer.redirectUrl, PaymentId: answer.paymentId };

const presentNotBegun = (refusal: PresentedRefusal): Begun => ({ ...NOTHING, ...refusal });

/** A blank message means that the page shows its own text. Section 4, "Credit card order". */
const NOT_FOUND: Status = {
  Status: 'not-found',
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [''],
  OrderValidationInfo: null,
  CartId: null,
  NetsRedirectUrl: null,
};

const presentAttempt = (attempt: Attempt, order: PlacedOrder | undefined): Status => ({
  Status: attempt.status,
  SalesOrderId: order?.salesOrderId ?? null,
  OrderId: order?.orderId ?? null,
  ErrorMessages: [...(attempt.refusal?.errorMessages ?? [])],
  OrderValidationInfo: attempt.refusal?.validationInfo ?? null,
  CartId: attempt.cart_id,
  NetsRedirectUrl: attempt.status === 'pending' ? attempt.redirect_url : null,
});

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

/** Ordering by card; absent deps: no payment service is configured, and no payment was ever begun. [ord-01] [ord-03] */
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
