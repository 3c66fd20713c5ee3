export { openOrderArea } from './area.ts';
export {
  CARD_ORDER_CRON,
  type CardDeps,
  type CardPayments,
  cardOrderTasks,
  recordPayment,
  wakeCardOrders,
} from './card/index.ts';
export { type LinesToPlace, type LineToPlace } from './commands/lines-cart.ts';
export { MOST_PLACED_LINES, type PlaceLinesDeps, placeLines } from './commands/place-lines.ts';
export { placeOrder } from './commands/place-order.ts';
export * from './export/index.ts';
export { FOLLOW_CRON, type FollowDeps, followOrders, followReturns, followTasks } from './follow/follow-tasks.ts';
export { outgoingOrder } from './queries/outgoing-order.ts';
export { type LineRefusal, OrderRefused, refusalMessage } from './refusals.ts';
export { type OutgoingReturn, outgoingReturn } from './returns/present-return.ts';
export { type OrderDeps, orderRoutes } from './routes.ts';
export type { PlacedOrder } from './wanted-order.ts';
