/** What was ordered: how an order stands, and ordering it once more. */
export { AgainButton } from './again/again-button.tsx';
export { OrderStanding } from './order-standing.tsx';
export { DELIVERY_TYPES } from './order-words.ts';
