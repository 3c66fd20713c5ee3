import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';
import { type Example, example } from './example.ts';

const beginPaying = async ({ cart }: Scene, client: Client): Promise<string> => {
  const body = { Details: { CartId: cart.id } };
  return (await client.answer(calls.createCreditCardOrder, { body })).PaymentId ?? '';
};

/** Ordering by invoice and by card. */
export const orderingExamples: readonly Example[] = [
  example(calls.createOrder, ({ cart }) => ({
    body: {
      Details: { CartId: cart.id, IdempotencyKey: 'intent-0001', SeenTotal: 0.01 },
      // A price that was never shown: the response contains the change.
      Items: cart.lines.map(({ id, material }) => ({
        MaterialNo: material.sapMaterialNumber,
        CartItemId: id,
        NetPrice: 0.01,
      })),
    },
  })),
  example(calls.createCreditCardOrder, ({ cart }) => ({ body: { Details: { CartId: cart.id } } })),
  example(calls.creditCardOrderStatus, async (scene, client) => ({
    query: { paymentId: await beginPaying(scene, client) },
  })),
  example(calls.cancelCreditCardOrder, async (scene, client) => ({
    body: { PaymentId: await beginPaying(scene, client) },
  })),
  example(calls.getPaymentMethods, () => ({})),
];
