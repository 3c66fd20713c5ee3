/** Loaded by every page only while an assortment administrator sees the shop as a customer. */
export { loadSeenAsBar } from './see-as/load-seen-as-bar.ts';
