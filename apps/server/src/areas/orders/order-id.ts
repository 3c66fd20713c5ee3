import { createHash } from 'node:crypto';

/**
 * The id of the order of one version of a cart, the same whenever it is asked for: an ERP that took the order, and whose
 * answer was lost, knows it again. A UUID of version 7 with the cart's own time.
 */
export const orderIdOf = (cartId: string, version: number): string => {
  const cart = cartId.replaceAll('-', '').toLowerCase();
  const digest = createHash('sha256').update(`order ${cart} ${version}`).digest('hex');
  const variant = ((Number.parseInt(digest.slice(0, 1), 16) & 3) | 8).toString(16);
  return [
    cart.slice(0, 8),
    cart.slice(8, 12),
    `7${digest.slice(1, 4)}`,
    `${variant}${digest.slice(4, 7)}`,
    digest.slice(7, 19),
  ].join('-');
};
