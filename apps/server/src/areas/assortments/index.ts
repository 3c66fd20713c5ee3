/** Which customer sees which materials. */

export { listVisible } from './queries/list-visible.ts';
export { scopeKey } from './scope-key.ts';
export { type VisibleTo, visibleMaterial } from './visible-material.ts';
