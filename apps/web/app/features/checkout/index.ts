/** From the cart to the order: details, delivery, sums and savings, sending the order and paying by card. */
export { ModeStrip, PunchoutBlock } from './delivery/lazy-dialogs.tsx';
export { CartHead } from './details/cart-head.tsx';
export { useTimeLeft } from './express-box/use-time-left.ts';
export { ChangesBar } from './ordering/lazy-changes.tsx';
export { openChangesOf } from './ordering/order-refusal.ts';
export { UnansweredBar } from './ordering/unanswered-bar.tsx';
export { useNextChange } from './ordering/use-next-change.ts';
export { type Ordering, useOrdering } from './ordering/use-ordering.ts';
export { OrderPanel } from './panel/order-panel.tsx';
