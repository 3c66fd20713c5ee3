import {
  backSents,
  getBuyerDesk,
  getCart,
  getCartDetails,
  getOrder,
  getVariationList,
  getVariationListLines,
  getVariationLists,
  orderDrafts,
  orderSents,
} from '@grossist/contracts';
import type { CallDescription } from '../../../api/index.ts';

/**
 * What may be read offline: the cart, lists and orders as they were. Prices and stock, of the area "erp", are not among
 * them: what was true this morning must not be taken for an offer.
 */
const SAVED: readonly CallDescription[] = [
  getCart,
  getCartDetails,
  getVariationLists,
  getVariationList,
  getVariationListLines,
  getBuyerDesk,
  orderSents,
  backSents,
  orderDrafts,
  getOrder,
];

const NAMES = new Set(SAVED.map(({ name }) => name));

/** Whether answers of an operation are saved for times without a connection. */
export const isSaved = ({ name }: Pick<CallDescription, 'name'>): boolean => NAMES.has(name);

/** Returns by what an answer is found again: the call and what it was called with. */
export const answerName = ({ name }: Pick<CallDescription, 'name'>, input: object): string =>
  `${name} ${JSON.stringify(input)}`;
