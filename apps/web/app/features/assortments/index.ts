/** Loaded by every page while an assortment administrator sees the shop as a customer, and by nobody else. */
export { loadSeenAsBar } from './see-as/load-seen-as-bar.ts';
