export {
  CARD_ORDER_CRON,
  type CardDeps,
  type CardPayments,
  cardOrderTasks,
  hearPayment,
  wakeCardOrders,
} from './card/index.ts';
export { type LinesToPlace, type LineToPlace } from './commands/lines-cart.ts';
export { MOST_PLACED_LINES, type PlaceLinesDeps, placeLines } from './commands/place-lines.ts';
export { placeOrder } from './commands/place-order.ts';
export { type FollowDeps, followOrders } from './details/follow-orders.ts';
export * from './export/index.ts';
export { FOLLOW_CRON, followTasks } from './follow-tasks.ts';
export { refusalMessage } from './messages.ts';
export { type LineRefusal, OrderRefused } from './order-refused.ts';
export { outgoingOrder } from './queries/outgoing-order.ts';
export { followReturns } from './returns/follow-returns.ts';
export { type OutgoingReturn, outgoingReturn } from './returns/outgoing-return.ts';
export { type OrderDeps, orderRoutes } from './routes.ts';
export type { PlacedOrder } from './wanted-order.ts';
