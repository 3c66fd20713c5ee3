import {
  type Quantity,
  quantityFromInput,
  quantityOf,
  quantityOfThousandths,
  quantityToNumber,
} from '@grossist/domain';

/** The largest quantity that a call takes. */
const MOST = 9_999_999_000;

/** A typed factor, such as "2" or "0,5"; undefined when it is none above 0. */
export const factorIn = (typed: string): Quantity | undefined => {
  const factor = quantityFromInput(typed);
  return factor > 0 ? factor : undefined;
};

/** So many times a quantity of the wire, rounded to thousandths; undefined when it is too large, or nothing. */
export const times = (quantity: number, factor: Quantity): number | undefined => {
  const product = (BigInt(quantityOf(quantity)) * BigInt(factor) + 500n) / 1000n;
  return product < 1n || product > BigInt(MOST) ? undefined : quantityToNumber(quantityOfThousandths(Number(product)));
};
