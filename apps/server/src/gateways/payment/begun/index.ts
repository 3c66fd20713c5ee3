/** What was begun is remembered, and what a payment service says later is held against it. */
export { type HeldToDeps, heldToWhatWasBegun } from './held-to-what-was-begun.ts';
