import { type Quantity, quantityOf } from '@grossist/domain';

/** Lines of the largest cart. */
export const MOST_LINES = 2000;

/** The most that one line holds: as much as a call can name. */
export const MOST_OF_A_LINE: Quantity = quantityOf(9_999_999);
