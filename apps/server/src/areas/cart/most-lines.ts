import { type Quantity, quantityOf } from '@grossist/domain';
import { breaksRule, type Failure } from '../../http/failure.ts';

/** Lines of the largest cart. */
export const MOST_LINES = 2000;

/** The most that one line holds: as much as a call can name. */
export const MOST_OF_A_LINE: Quantity = quantityOf(9_999_999);

export const cartFull = (): Failure => breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);
