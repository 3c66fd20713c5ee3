/** Ordering by card: what is paid becomes one order or none. */
export type { CardDeps, CardPayments } from './card-deps.ts';
export { CARD_ORDER_CRON, cardOrderTasks, recordPayment, wakeCardOrders } from './payment-events.ts';
export { cardRoutes } from './routes.ts';
