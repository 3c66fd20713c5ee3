import { createOrder, getOrder, orderSents } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { translatedTexts } from '../translations/index.ts';
import { placeOrder } from './commands/place-order.ts';
import { OrderRefused } from './order-refused.ts';
import { presentOrderDetails, presentOrderSummary, presentPlaced, presentRefused } from './presenter.ts';
import { findOrder } from './queries/find-order.ts';
import { listOrders } from './queries/list-orders.ts';

export interface OrderDeps {
  db: Database;
  erp: Erp;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

export const orderRoutes = ({ db, erp, now }: OrderDeps): readonly Answer[] => {
  const place = placeOrder(db, erp, now);
  const ordersOf = listOrders(db);
  const orderOf = findOrder(db);
  const wordsOf = translatedTexts(db, 'sap-error');

  return [
    answerBuyer(createOrder, async ({ body }, buyer) => {
      const { Details: details, RcsToken: token } = body;
      try {
        const placed = await place(buyer, {
          cartId: details.CartId,
          cartVersion: details.CartVersion,
          deliveryDate: details.DeliveryDate ?? undefined,
          isPickup: details.IsPickup,
          customerReference: details.CustomerReference,
        });
        return presentPlaced(placed, token);
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error;
        const words = await wordsOf(error.lines.map(({ code }) => code));
        return presentRefused(error.lines, buyer.locale, token, words);
      }
    }),
    answerBuyer(orderSents, async ({ body }, buyer) => {
      const chosen = (key: string) => body.SelectedFacets.find((facet) => facet.Key === key)?.Values ?? [];
      const found = await ordersOf(buyer, {
        query: body.Query,
        page: body.Page,
        pageSize: body.PageSize,
        soldTos: chosen('soldTo'),
        orderedBy: chosen('orderedBy'),
      });
      const values = (all: typeof found.soldTos) =>
        all.map(({ value, name, count }) => ({ Value: value, Name: name, Count: count }));
      return {
        SentOrders: found.orders.map((order) => presentOrderSummary(order, buyer)),
        SentTotalPageAmount: Math.ceil(found.total / body.PageSize),
        SentTotalNumber: found.total,
        Facets: [
          { Key: 'soldTo', Values: values(found.soldTos) },
          { Key: 'orderedBy', Values: values(found.orderedBy) },
        ],
      };
    }),
    answerBuyer(getOrder, async ({ params }, buyer) => {
      const { order, lines } = await orderOf(buyer, params.orderId);
      return presentOrderDetails(order, lines, buyer);
    }),
  ];
};
