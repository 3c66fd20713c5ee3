/** What lines get of the wholesaler's stock, and when: the same for what is shown and what is ordered. Decision 0042. */
export * from './confirm-lines.ts';
export * from './piles.ts';
export * from './supply-clock.ts';
