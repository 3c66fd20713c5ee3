/** Sent orders. Its screens are routes; other features link to them. */
export { useSeesOrders } from './use-sees-orders.ts';
