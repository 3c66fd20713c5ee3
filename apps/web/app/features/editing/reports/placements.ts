import type { EventPlacement } from '@grossist/contracts';

/** Every placement of materials in the shop, in the order in which they are offered. */
export const PLACEMENTS: readonly EventPlacement[] = [
  'search',
  'suggestion',
  'catalog',
  'product',
  'home',
  'landing-page',
  'vendor',
  'list',
  'kit',
  'pdf-catalog',
  'order-lines',
  'reorder',
  'recommendation-home',
  'recommendation-product',
  'recommendation-cart',
  'cart',
  'other',
];
