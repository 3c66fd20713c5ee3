import { calendarDate, moneyOf, quantityOf } from '@grossist/domain';
import { type StoredRefusal, transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { translatedTexts } from '../../translations/index.ts';
import { prepareOrder } from '../commands/prepare-order.ts';
import { takePreparedOrder } from '../commands/take-prepared-order.ts';
import { presentRefusal } from '../placing-presenter.ts';
import { OrderRefused, type RefusalText, refusalText } from '../refusals.ts';
import type { OrderOrigin, WantedOrder } from '../wanted-order.ts';
import { type Attempt, confirmAttempt, endAttempt } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';

/** No order comes of what was paid. */
class NotOrdered extends Error {
  override name = 'NotOrdered';
  constructor(readonly text: RefusalText) {
    super(text);
  }
}

/** The attempt was ended by somebody else at the same time: nothing of this order may stay. */
class AttemptOver extends Error {
  override name = 'AttemptOver';
}

const SERVER_ERROR = 500;
const CHANGED_MEANWHILE = 409;
const NOT_FOUND = 404;

/** Exactly what the buyer went to pay for, whatever anybody says by now. */
const wantedOf = (attempt: Attempt, cartId: string): WantedOrder => {
  const { deliveryDate, isPickup, pickupAt, customerReference, lines } = attempt.wanted;
  return {
    cartId,
    cartVersion: attempt.cart_version,
    deliveryDate,
    isPickup,
    pickupAt,
    customerReference: customerReference ?? undefined,
    idempotencyKey: attempt.idempotency_key ?? undefined,
    shown: {
      isNotedByShop: true,
      total: moneyOf(attempt.amount),
      lines: lines.map((line) => ({
        lineId: line.lineId,
        sapMaterialNumber: '',
        quantity: undefined,
        netAmount: moneyOf(line.netAmount),
        confirmed: quantityOf(line.confirmed),
        deliveryDate: line.deliveryDate === undefined ? undefined : calendarDate(line.deliveryDate),
      })),
    },
  };
};

const mayOrder = (buyer: Buyer): boolean => buyer.ableToCreateOrders && buyer.role !== 'punchout';

const place = async ({ db, erp, now }: CardDeps, attempt: Attempt, buyer: Buyer): Promise<void> => {
  if (attempt.cart_id === null) throw new NotOrdered('cart-changed');
  const wanted = wantedOf(attempt, attempt.cart_id);
  const origin: OrderOrigin = { source: 'card', paymentId: attempt.payment_id };
  const prepared = await prepareOrder({ db, erp, now }, buyer, wanted);
  await askErp(() =>
    transaction(db, async (tx) => {
      const placed = 'orderId' in prepared ? prepared : await takePreparedOrder(tx, erp, wanted, prepared, origin);
      if (placed === undefined) throw new NotOrdered('cart-changed');
      if (placed.paymentId !== attempt.payment_id) throw new NotOrdered('already-ordered');
      if (!(await confirmAttempt(tx, attempt.id))) throw new AttemptOver();
    }),
  );
};

const textOf = (error: unknown): RefusalText | undefined => {
  if (error instanceof NotOrdered) return error.text;
  if (!(error instanceof Failure) || error.status >= SERVER_ERROR) return undefined;
  return error.status === CHANGED_MEANWHILE || error.status === NOT_FOUND ? 'cart-changed' : 'not-ordered';
};

const refusalOf = async ({ db }: CardDeps, error: unknown, buyer: Buyer): Promise<StoredRefusal | undefined> => {
  if (error instanceof OrderRefused) {
    const words = await translatedTexts(db, 'sap-error')(error.lines.map(({ code }) => code));
    const { ErrorMessages: errorMessages, OrderValidationInfo: validationInfo } = presentRefusal(error, buyer, words);
    return { errorMessages, validationInfo };
  }
  const text = textOf(error);
  return text && { errorMessages: [refusalText(text, buyer.locale)], validationInfo: null };
};

/**
 * Orders what is paid, exactly once: the order, its stock and the attempt's end are one transaction. What can't be
 * ordered as it was paid for is refused, with the reason in the buyer's language, and its money is released.
 * @throws Failure 503 when the ERP does not answer: the attempt goes on then
 */
export const placePaid = async (deps: CardDeps, attempt: Attempt): Promise<void> => {
  const buyer = await buyerOf(deps.db)(attempt.contact_id, attempt.account_id);
  if (buyer === undefined) return endAttempt(deps.db, attempt.id, 'refused');
  try {
    if (!mayOrder(buyer)) throw new NotOrdered('not-ordered');
    await place(deps, attempt, buyer);
  } catch (error) {
    if (error instanceof AttemptOver) return;
    const refusal = await refusalOf(deps, error, buyer);
    if (refusal === undefined) throw error;
    await endAttempt(deps.db, attempt.id, 'refused', refusal);
  }
};
