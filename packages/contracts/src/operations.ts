import { getUserAddresses } from './addresses/index.ts';
import { signIn, signOut } from './auth/index.ts';
import {
  addToCart,
  changeNote,
  changeQuantity,
  emptyCart,
  getCart,
  getCartDetails,
  getCartItems,
  pagedCartItems,
  removeFromCart,
  removeItemsFromCart,
  restoreRemovedLines,
  saveCartDetails,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
  updateDeliveryDate,
} from './cart/index.ts';
import { getNode, getVariationDetails } from './catalogue/index.ts';
import { getAccounts, getContext } from './context/index.ts';
import { getBasicPriceAndStock, getCartPrice, getPrice } from './erp/index.ts';
import type { Operation } from './operation.ts';
import { createOrder, getOrder, orderSents } from './orders/index.ts';
import {
  basicCommerceSearch,
  bulkCommerceSearch,
  commerceSearch,
  commerceSearchByAddress,
  facetCommerceSearch,
} from './search/index.ts';

/** Every call of the shop: what the OpenAPI document and the contract test go through. */
export const operations: readonly Operation[] = [
  signIn,
  signOut,
  getContext,
  getAccounts,
  getNode,
  getVariationDetails,
  basicCommerceSearch,
  commerceSearch,
  commerceSearchByAddress,
  facetCommerceSearch,
  bulkCommerceSearch,
  getPrice,
  getBasicPriceAndStock,
  getCartPrice,
  getCart,
  getCartItems,
  getCartDetails,
  pagedCartItems,
  addToCart,
  changeQuantity,
  removeFromCart,
  removeItemsFromCart,
  restoreRemovedLines,
  emptyCart,
  changeNote,
  saveCartDetails,
  updateCartProject,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateDeliveryDate,
  getUserAddresses,
  createOrder,
  orderSents,
  getOrder,
];
