import { type Quantity, quantityOfThousandths } from '@grossist/domain';

/**
 * A quantity as it came over the wire: the form has checked that it is within a hair of three decimals, and the hair
 * (1.0000000001 of a sum in floats) is taken off.
 */
export const quantityOfWire = (sent: number): Quantity => quantityOfThousandths(Math.round(sent * 1000));
