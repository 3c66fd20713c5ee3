/** Placing orders, also by card; finding, exporting and repeating them; returns. */
export { type OrderDeps, openOrderArea, orderRoutes } from './area.ts';
export type { CardDeps, CardPayments } from './card/card-deps.ts';
export { CARD_ORDER_CRON, cardOrderTasks, recordPayment, wakeCardOrders } from './card/payment-events.ts';
export { type LinesToPlace, type LineToPlace } from './commands/lines-cart.ts';
export { MOST_PLACED_LINES, type PlaceLinesDeps, placeLines, placeOrder } from './commands/place-order.ts';
export { type OrderFilesDeps, type OrderPdfDeps, orderPdf, registerOrderFiles } from './export/order-files.ts';
export { FOLLOW_CRON, type FollowDeps, followOrders, followReturns, followTasks } from './follow/follow-tasks.ts';
export { outgoingOrder } from './queries/outgoing-order.ts';
export { type LineRefusal, OrderRefused, refusalMessage } from './refusals.ts';
export { type OutgoingReturn, outgoingReturn } from './returns/present-return.ts';
export type { PlacedOrder } from './wanted-order.ts';
