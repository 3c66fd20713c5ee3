import { type Quantity, quantityOfThousandths } from '@grossist/domain';

/**
 * Returns a quantity of a request, rounded to three decimals: the schema allows a floating-point error (1.0000000001, a sum
 * of floats).
 */
export const quantityOfWire = (sent: number): Quantity => quantityOfThousandths(Math.round(sent * 1000));
