import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addToCart,
  createCreditCardOrder,
  createOrder,
  creditCardOrderStatus,
  emptyCart,
  getCart,
} from '@grossist/contracts';
import type { Client } from '../running-shop/client.ts';

/** Responses to the buyers, which the shop has to honor. */
export interface Outcomes {
  /** Sales orders by the cart that was ordered. */
  acknowledged: Map<string, string>;
  /** Carts that were refused. */
  refused: Set<string>;
  /** Answers thrown away, and asked for again. */
  lost: number;
}

export interface BuyerDeps {
  base: string;
  codes: readonly string[];
  outcomes: Outcomes;
  /** Once it says so nothing is begun any more. */
  isOver(): boolean;
  /** Timeout for a response. */
  atMost: number;
}

const chance = (share: number): boolean => Math.random() < share;
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

/** A refusal is an answer; everything else (no connection, 5xx, too busy) is asked again. */
const refusalOf = (error: unknown): number | undefined => {
  const status = Number(/: (\d{3}) /.exec(error instanceof Error ? error.message : '')?.[1]);
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? status : undefined;
};

const asking = async <T>(atMost: number, ask: () => Promise<T>): Promise<T | 'refused'> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (refusalOf(error) !== undefined) return 'refused';
      if (Date.now() > atMost) throw error;
      await pause(50 + Math.random() * 200);
    }
  }
};

/** Sends an order and hangs up before the answer, as a phone in a lift does. */
const askAndHangUp = (base: string, client: Client, body: string): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(`${base}${createOrder.path}`, {
      method: 'POST',
      headers: { ...client.headers(), 'content-type': 'application/json' },
    });
    sent.once('error', () => resolve());
    sent.once('close', () => resolve());
    sent.end(body);
    setTimeout(() => sent.destroy(), Math.random() * 40);
  });

const byInvoice = async ({ base, outcomes, atMost }: BuyerDeps, client: Client, cartId: string): Promise<void> => {
  const body = { Details: { CartId: cartId, IdempotencyKey: randomUUID() } };
  if (chance(0.25)) {
    await askAndHangUp(base, client, JSON.stringify(body));
    outcomes.lost += 1;
  }
  const answer = await asking(atMost, () => client.call(createOrder, { body }));
  if (answer !== 'refused' && answer.SalesOrderId !== null) outcomes.acknowledged.set(cartId, answer.SalesOrderId);
  else outcomes.refused.add(cartId);
};

const ACTS = [
  'pay',
  'pay',
  'pay',
  'pay-and-tell-twice',
  'pay-and-tell-twice',
  'pay-and-tell-never',
  'decline',
  'abandon',
];

/** Presses a button of the sandbox's page; what goes wrong shows when the shop is asked. */
const press = (page: string): Promise<unknown> =>
  fetch(`${page}/${ACTS[upTo(ACTS.length) - 1]}`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);

const byCard = async ({ outcomes, atMost }: BuyerDeps, client: Client, cartId: string): Promise<void> => {
  const body = { Details: { CartId: cartId } };
  const begun = await asking(atMost, () => client.call(createCreditCardOrder, { body }));
  if (begun === 'refused' || begun.NetsRedirectUrl === null || begun.PaymentId === null) return;
  await press(begun.NetsRedirectUrl);
  const paymentId = begun.PaymentId;
  for (let asked = 0; asked < 20; asked += 1) {
    const status = await asking(atMost, () => client.call(creditCardOrderStatus, { query: { paymentId } }));
    if (status === 'refused') return;
    if (status.Status === 'confirmed' && status.SalesOrderId !== null) {
      outcomes.acknowledged.set(cartId, status.SalesOrderId);
      return;
    }
    if (status.Status !== 'pending') {
      outcomes.refused.add(cartId);
      return;
    }
    await pause(150);
  }
};

/** A buyer who fills carts and orders them, by invoice and by card, until the time is over. */
export const buy = async (client: Client, deps: BuyerDeps): Promise<void> => {
  const { codes, isOver, atMost } = deps;
  while (!isOver()) {
    await asking(atMost, () => client.call(emptyCart, {}));
    for (let line = upTo(4); line > 0; line -= 1) {
      const Code = codes[upTo(codes.length) - 1] ?? '';
      await asking(atMost, () => client.call(addToCart, { body: { Code, Quantity: upTo(3) } }));
    }
    const cart = await asking(atMost, () => client.call(getCart, {}));
    if (cart === 'refused' || cart.ItemCount === 0) continue;
    await (chance(0.35) ? byCard : byInvoice)(deps, client, cart.CartId);
  }
};
