/** Ordering by card: what is paid becomes one order or none. */
export type { CardDeps, CardPayments } from './card-deps.ts';
export { hearPayment } from './hear.ts';
export { CARD_ORDER_CRON, cardOrderTasks, wakeCardOrders } from './look-after.ts';
export { cardRoutes } from './routes.ts';
