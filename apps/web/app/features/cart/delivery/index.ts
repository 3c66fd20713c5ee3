/** How, when and for whom the cart is delivered. Section 4, "Delivery modes". */
export { inOneLine } from './address-line.ts';
export { dateOfLine } from './arrivals-of.ts';
export { DeliveryBar } from './delivery-bar.tsx';
export { nameOfChoice, nameOfType } from './delivery-modes.ts';
export { EndUser } from './end-user.tsx';
export { ModeStrip, PunchoutBlock } from './lazy-dialogs.tsx';
export { OrderOptions } from './order-options.tsx';
export { useEndUserGaps } from './use-end-user-gaps.ts';
export { type FastboxTime, isOver, useFastboxTime } from './use-fastbox-time.ts';
