import * as calls from '@grossist/contracts';
import { example } from './example.ts';

/** Looking at what was ordered, saved and given back. */
export const overviewExamples = [
  example(calls.orderSents, () => ({ body: {} })),
  example(calls.backSents, () => ({ body: {} })),
  example(calls.getBuyerDesk, () => ({})),
  example(calls.orderDrafts, () => ({ body: {} })),
  example(calls.returnOrders, () => ({ body: {} })),
  example(calls.getOrder, ({ deliveredOrder }) => ({ params: { orderId: deliveredOrder.id } })),
  example(calls.getOrderAgain, ({ deliveredOrder }) => ({ params: { orderId: deliveredOrder.id } })),
  example(calls.orderAgain, ({ deliveredOrder }) => ({ params: { orderId: deliveredOrder.id }, body: {} })),
  example(calls.orderIntoFavourites, ({ deliveredOrder }) => ({ params: { orderId: deliveredOrder.id }, body: {} })),
  example(calls.returnOrder, ({ deliveredOrder }) => ({
    params: { orderId: deliveredOrder.id },
    body: { Lines: [{ LineNumber: 10, Quantity: 2, Reason: 'damaged' as const }] },
  })),
  example(calls.getReturnOrder, ({ returnOrder }) => ({ params: { returnOrderId: returnOrder.id } })),
  example(calls.kitOrderDetails, async ({ kit, cart }, client) => {
    await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
    const { OrderId } = await client.answer(calls.createOrder, { body: { Details: { CartId: cart.id } } });
    return { query: { orderId: OrderId ?? '', kitId: kit.id } };
  }),
  example(calls.kitCartDetails, async ({ kit, cart }, client) => {
    await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
    return { query: { cartId: cart.id, kitId: kit.id } };
  }),
];
