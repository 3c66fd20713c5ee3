/** The status of an order, and reordering it. */
export { AgainButton } from './again/again-button.tsx';
export { OrderStanding } from './order-standing.tsx';
export { DELIVERY_TYPES } from './order-words.ts';
