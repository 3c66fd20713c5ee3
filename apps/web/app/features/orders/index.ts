/** The status of an order, and reordering it. */
export { AgainButton } from './again/again-button.tsx';
export { OrderStatusLine } from './order-status-line.tsx';
export { DELIVERY_TYPES } from './order-words.ts';
