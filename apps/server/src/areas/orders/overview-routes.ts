import * as calls from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import type { Buyer } from '../identity/index.ts';
import type { ListLimits } from '../lists/index.ts';
import { presentOrderDetails } from './details/present-details.ts';
import { requestProgress } from './details/progress.ts';
import { readOrder } from './details/read-order.ts';
import { presentKit, stockOfKit } from './kits/present-kit.ts';
import { readKitOfCart, readKitOfOrder } from './kits/read-kit.ts';
import { readBuyerDesk } from './overview/buyer-desk.ts';
import { presentFacets } from './overview/facets.ts';
import { listDraftOrders } from './overview/list-draft-orders.ts';
import { listOrders } from './overview/list-orders.ts';
import {
  chosenOf,
  FACET_KEYS,
  type OrderListKind,
  type OrderSortKey,
  type SelectedFacet,
} from './overview/orders-wanted.ts';
import { presentOrderSummary } from './presenter.ts';
import { addOrderToFavorites } from './reorder/add-to-favorites.ts';
import { previewReorder } from './reorder/preview-reorder.ts';
import { reorder } from './reorder/reorder.ts';
import { giveBack } from './returns/give-back.ts';
import { presentReturn, presentReturnSummary } from './returns/present-return.ts';
import { listReturns, RETURN_KEYS, readReturn } from './returns/read-returns.ts';

export interface OverviewDeps {
  db: Database;
  erp: Erp;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
  /** How many lines the favorites may have. */
  listLimits?: ListLimits;
}

const pagesOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

interface AskedList<SortKey> {
  Query: string;
  SelectedFacets: readonly SelectedFacet[];
  SortKey: SortKey;
  Page: number;
  PageSize: number;
}

const wantedOf = <SortKey>({ Query, SelectedFacets, SortKey: sortKey, Page, PageSize }: AskedList<SortKey>) => ({
  query: Query,
  chosen: chosenOf(SelectedFacets),
  sortKey,
  page: Page,
  pageSize: PageSize,
});

const lists = ({ db, now = Date.now }: OverviewDeps): readonly Answer[] => {
  const ordersOf = listOrders(db);
  const draftsOf = listDraftOrders(db);
  const returnsOf = listReturns(db);
  const deskOf = readBuyerDesk(db, now);
  const ordersIn = async (list: OrderListKind, body: AskedList<OrderSortKey>, buyer: Buyer) => {
    const wanted = wantedOf(body);
    const { orders, total, isMoreFound, facets } = await ordersOf(buyer, { list, ...wanted });
    return {
      orders: orders.map((order) => presentOrderSummary(order, buyer)),
      pages: pagesOf(total, wanted.pageSize),
      total,
      counted: { IsMoreFound: isMoreFound, Facets: presentFacets(FACET_KEYS, facets, wanted.chosen) },
    };
  };

  return [
    answerBuyer(calls.getBuyerDesk, (_, buyer) => deskOf(buyer)),
    answerBuyer(calls.orderDrafts, async ({ body }, buyer) => {
      const wanted = wantedOf(body);
      const { drafts, total, facets } = await draftsOf(buyer, wanted);
      return {
        DraftOrders: drafts,
        DraftTotalPageAmount: pagesOf(total, wanted.pageSize),
        DraftTotalNumber: total,
        Facets: presentFacets(['soldTo', 'project', 'deliveryType'], facets, wanted.chosen),
      };
    }),
    answerBuyer(calls.orderSents, async ({ body }, buyer) => {
      const { orders, pages, total, counted } = await ordersIn('history', body, buyer);
      return { SentOrders: orders, SentTotalPageAmount: pages, SentTotalNumber: total, ...counted };
    }),
    answerBuyer(calls.backSents, async ({ body }, buyer) => {
      const { orders, pages, total, counted } = await ordersIn('backorder', body, buyer);
      return { BackOrders: orders, BackTotalPageAmount: pages, BackTotalNumber: total, ...counted };
    }),
    answerBuyer(calls.returnOrders, async ({ body }, buyer) => {
      const wanted = wantedOf(body);
      const { returns, total, facets } = await returnsOf(buyer, wanted);
      return {
        ReturnOrders: returns.map((row) => presentReturnSummary(row, buyer)),
        ReturnTotalPageAmount: pagesOf(total, wanted.pageSize),
        ReturnTotalNumber: total,
        Facets: presentFacets(RETURN_KEYS, facets, wanted.chosen),
      };
    }),
  ];
};

const oneOrder = ({ db, erp, now = Date.now, listLimits }: OverviewDeps): readonly Answer[] => {
  const orderOf = readOrder(db);
  const progressOf = requestProgress(db, erp, now);
  const back = giveBack({ db, erp, now });
  const returnOf = readReturn(db);
  const again = reorder(db, erp);
  const couldAgain = previewReorder(db, erp);
  const favourites = addOrderToFavorites(db, listLimits);

  return [
    answerBuyer(calls.getOrderAgain, ({ params }, buyer) => couldAgain(buyer, params.orderId)),
    answerBuyer(calls.orderAgain, async ({ params, body }, buyer) => {
      const lines = body.Lines?.map(({ LineNumber, Quantity }) => ({ lineNumber: LineNumber, quantity: Quantity }));
      return again(buyer, params.orderId, lines);
    }),
    answerBuyer(calls.orderIntoFavourites, async ({ params, body }, buyer) =>
      favourites(
        buyer,
        params.orderId,
        body.Lines?.map(({ LineNumber }) => LineNumber),
      ),
    ),
    answerBuyer(calls.getOrder, async ({ params }, buyer, { signal }) => {
      const read = await orderOf(buyer, params.orderId);
      return presentOrderDetails(read, await progressOf(read, signal), buyer);
    }),
    answerBuyer(calls.returnOrder, async ({ params, body }, buyer, { signal }) => {
      const wanted = {
        orderId: params.orderId,
        idempotencyKey: body.IdempotencyKey,
        note: body.Note,
        lines: body.Lines.map((line) => ({
          lineNumber: line.LineNumber,
          quantity: line.Quantity,
          reason: line.Reason,
          note: line.Note,
        })),
      };
      const { head, lines } = await returnOf(buyer, await back(buyer, wanted, signal));
      return presentReturn(head, lines, buyer);
    }),
    answerBuyer(calls.getReturnOrder, async ({ params }, buyer) => {
      const { head, lines } = await returnOf(buyer, params.returnOrderId);
      return presentReturn(head, lines, buyer);
    }),
  ];
};

const kits = ({ db, erp }: OverviewDeps): readonly Answer[] => {
  const ofOrder = readKitOfOrder(db);
  const ofCart = readKitOfCart(db);
  const stockIn = stockOfKit(db, erp);

  return [
    answerBuyer(calls.kitOrderDetails, async ({ query }, buyer) =>
      presentKit(await ofOrder(buyer, query.orderId, query.kitId), query.loadOrderItems, buyer),
    ),
    answerBuyer(calls.kitCartDetails, async ({ query }, buyer) => {
      const kit = await ofCart(buyer, query.cartId, query.kitId);
      return presentKit(kit, true, buyer, await stockIn(buyer, query.cartId, kit));
    }),
  ];
};

/** Looking at what was ordered, saved and given back. */
export const overviewRoutes = (deps: OverviewDeps): readonly Answer[] => [
  ...lists(deps),
  ...oneOrder(deps),
  ...kits(deps),
];
