/** What was ordered: how an order stands, and ordering it once more. */
export { AgainDialog } from './again/again-dialog.tsx';
export { OrderStanding } from './order-standing.tsx';
export { DELIVERY_TYPES } from './order-words.ts';
