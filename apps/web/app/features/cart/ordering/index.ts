/**
 * Ordering the cart and paying for it: `useOrdering` sends it and knows what came of it, `ChangesBar`, `LineChanges` and
 * `UnansweredBar` say so, `PayButtons` begin it. The page of a payment by card is `card/card-route.tsx`.
 */
export { AcceptanceContext } from './acceptance.ts';
export { ChangesBar, LineChanges } from './lazy-changes.tsx';
export type { OrderWay } from './order-intent.ts';
export { type LineChange, type OpenChanges, openChangesOf } from './order-refusal.ts';
export { PayButtons } from './pay-buttons.tsx';
export { UnansweredBar } from './unanswered-bar.tsx';
export { useNextChange } from './use-next-change.ts';
export { type Ordering, useOrdering } from './use-ordering.ts';
