export { type CartRow } from './lock-active-cart.ts';
export { presentDeliveryType } from './presenter.ts';
export { type CartLineRow, cartLines } from './queries/cart-lines.ts';
export { cartMaterials } from './queries/cart-materials.ts';
export { cartAskOf } from './queries/price-cart.ts';
export { type CartDeps, cartRoutes } from './routes.ts';
