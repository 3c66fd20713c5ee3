/** From the cart to the order: details, delivery, sums and savings, sending the order and paying by card. */
export { ModeStrip, PunchoutBlock } from './delivery/lazy-dialogs.tsx';
export { CartHead } from './details/cart-head.tsx';
export { useTimeLeft } from './express-box/use-time-left.ts';
export { ChangesBar, UnansweredBar } from './ordering/order-bars.tsx';
export { openChangesOf, useNextChange } from './ordering/order-refusal.ts';
export { type Ordering, useOrdering } from './ordering/use-ordering.ts';
export { OrderPanel } from './panel/order-panel.tsx';
