/** Which customer sees which materials. */

export { listVisible } from './queries/list-visible.ts';
export { type VisibleTo, visibleMaterial } from './visible-material.ts';
