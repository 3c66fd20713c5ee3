import { moneyToDecimal, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type StoredLineToPay, type StoredWish, type Transaction, transaction } from '../../../db/index.ts';
import { keyUsed, orderBefore } from '../commands/orders-before.ts';
import { cartOf, checkCart, type PreparedOrder } from '../commands/prepare-order.ts';
import type { TakenOrder } from '../commands/take-prepared-order.ts';
import type { PlacedOrder, WantedOrder } from '../wanted-order.ts';
import { type Attempt, endAttempt, PAYING_MINUTES } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';

const MINUTE = 60_000;

const wishOf = (
  { customerReference, isPickup, pickupAt }: WantedOrder,
  prepared: PreparedOrder,
  taken: TakenOrder,
): StoredWish => {
  const pricedById = new Map(prepared.priced.lines.map((line) => [line.key, line]));
  return {
    deliveryDate: prepared.deliveryDate,
    isPickup,
    ...(pickupAt === undefined ? {} : { pickupAt }),
    customerReference: customerReference ?? null,
    lines: prepared.lines.flatMap((line, index): StoredLineToPay[] => {
      const price = pricedById.get(line.id)?.price;
      const answer = taken.lines[index];
      if (price === undefined || answer === undefined) return [];
      return [
        {
          lineId: line.id,
          netAmount: moneyToDecimal(price.buildUp.lineTotal),
          confirmed: quantityToDecimal(answer.confirmed),
          ...(answer.backOrderDate === undefined ? {} : { deliveryDate: answer.backOrderDate }),
        },
      ];
    }),
  };
};

/** @throws Failure 422 when the key was used for another cart */
const checkKey = async (tx: Transaction, contactId: string, { cartId, idempotencyKey }: WantedOrder): Promise<void> => {
  if (idempotencyKey === undefined) return;
  const other = await tx
    .selectFrom('card_orders')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('idempotency_key', '=', idempotencyKey)
    .where('cart_id', 'is distinct from', cartId)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) throw keyUsed();
};

/**
 * Holds a cart as it is to be paid: the attempt that is open for exactly this, else a new one, which takes the place of
 * any other that is open for the cart. Undefined when the cart is no longer the one that was priced.
 * @throws Failure 409, 422 as placeOrder does
 */
export const holdAttempt = async (
  { db, now, wake }: CardDeps,
  wanted: WantedOrder,
  prepared: PreparedOrder,
  taken: TakenOrder,
): Promise<PlacedOrder | Attempt | undefined> => {
  let isReplaced = false;
  const held = await transaction(db, async (tx): Promise<PlacedOrder | Attempt | undefined> => {
    const { buyer, priced, version } = prepared;
    const cart = await cartOf(tx, buyer, wanted.cartId).forUpdate().executeTakeFirst();
    if (cart === undefined) return undefined;
    const before = await orderBefore(tx, buyer, wanted);
    if (before !== undefined) return before;
    checkCart(cart, wanted);
    if (cart.version !== version) return undefined;
    await checkKey(tx, buyer.contactId, wanted);
    const wish = JSON.stringify(wishOf(wanted, prepared, taken));
    const amount = moneyToDecimal(priced.totals.total);
    const open = await tx
      .selectFrom('card_orders')
      .selectAll()
      .select(
        sql<boolean>`cart_version = ${version} and amount = ${amount}::numeric and wanted = ${wish}::jsonb`.as(
          'is_same',
        ),
      )
      .where('cart_id', '=', cart.id)
      .where('status', '=', 'pending')
      .forUpdate()
      .executeTakeFirst();
    if (open?.is_same === true) return open;
    isReplaced = open !== undefined;
    if (open !== undefined) await endAttempt(tx, open.id, 'cancelled');
    return await tx
      .insertInto('card_orders')
      .values({
        id: uuidv7(),
        contact_id: buyer.contactId,
        account_id: buyer.account.id,
        cart_id: cart.id,
        cart_version: version,
        amount,
        currency: buyer.account.currency,
        idempotency_key: wanted.idempotencyKey ?? null,
        wanted: wish,
        ends_at: new Date(now() + PAYING_MINUTES * MINUTE),
        look_at: sql<Date>`clock_timestamp() + interval '1 minute'`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (isReplaced) await wake();
  return held;
};
