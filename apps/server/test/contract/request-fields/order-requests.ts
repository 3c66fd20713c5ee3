import * as calls from '@grossist/contracts';
import type { Json } from '../request-values.ts';
import { type Prepare, type Requests } from './prepare.ts';

const anOrderAsShown: Prepare = async ({ cart }, client) => {
  const { Docs, CartPriceInfo } = await client.answer(calls.getCartPrice, { body: {} });
  return {
    body: {
      Details: { CartId: cart.id, SeenTotal: CartPriceInfo.Total },
      Items: Docs.map(({ MaterialNo, ItemId, Quantity, Prices }) => ({
        MaterialNo,
        CartItemId: ItemId,
        Quantity,
        NetPrice: Prices?.NetPrice ?? null,
      })),
    },
  };
};

/** More than there is, shown as if all of it came at once. */
const anOrderShownOtherwise =
  (shown: { [field: string]: Json }): Prepare =>
  async (scene, client) => {
    const { cart, line } = scene;
    await client.answer(calls.changeQuantity, { body: { CartItemId: line.id, Quantity: 1500 } });
    return {
      body: {
        Details: { CartId: cart.id },
        Items: cart.lines.map(({ id, material }) => ({
          MaterialNo: material.sapMaterialNumber,
          CartItemId: id,
          ...(id === line.id ? shown : {}),
        })),
      },
    };
  };

/** Accepts what the answer to the same order names as changed. */
const anAcceptedOrder: Prepare = async (scene, client, editor) => {
  const refused = await anOrderShownOtherwise({ ConfirmedQuantity: 1500 })(scene, client, editor);
  const { Details, Items } = calls.createOrder.body.parse(Object(refused).body);
  const { OrderValidationInfo } = await client.answer(calls.createOrder, { body: { Details, Items } });
  const AcceptedChanges = OrderValidationInfo?.Lines.flatMap(({ ChangeToken }) => ChangeToken ?? []) ?? [];
  return JSON.parse(JSON.stringify({ body: { Details: { ...Details, AcceptedChanges }, Items } }));
};

/** Requests about orders. */
export const orderRequests: Requests = {
  createOrder: [
    anOrderAsShown,
    anOrderShownOtherwise({ ConfirmedQuantity: 1000 }),
    anOrderShownOtherwise({ DeliveryDate: '2099-12-01' }),
    anAcceptedOrder,
  ],
  createCreditCardOrder: [
    anOrderAsShown,
    anOrderShownOtherwise({ ConfirmedQuantity: 1000 }),
    anOrderShownOtherwise({ DeliveryDate: '2099-12-01' }),
    anAcceptedOrder,
  ],
  orderSents: [() => ({ body: { SelectedFacets: [{ Key: 'soldTo', Values: ['none'] }] } })],
  orderDrafts: [() => ({ body: { SelectedFacets: [{ Key: 'soldTo', Values: ['none'] }] } })],
  backSents: [() => ({ body: {} }), () => ({ body: { SelectedFacets: [{ Key: 'soldTo', Values: ['none'] }] } })],
  returnOrders: [() => ({ body: {} }), () => ({ body: { SelectedFacets: [{ Key: 'soldTo', Values: ['none'] }] } })],
  orderAgain: [
    ({ deliveredOrder }) => ({
      params: { orderId: deliveredOrder.id },
      body: { Lines: [{ LineNumber: 10, Quantity: 1 }] },
    }),
  ],
};
