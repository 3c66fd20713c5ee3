import type { Money, Quantity } from '@grossist/domain';
import { writeQuantity } from '../numbers/index.ts';

/** A price has as many decimals, in ten-thousandths one less than the shop's. */
const PRICE_PLACES = 3;
const MONEY_PLACES = 4;
const QUANTITY_PLACES = 3;
const DIGITS_BEFORE_POINT = 11;
const MOST_PRICE_UNIT = 99_999n;

const decimal = (units: bigint, places: number, least: number): string => {
  const digits = units.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0+$/, '').padEnd(least, '0');
  const whole = digits.slice(0, cut);
  if (whole.length > DIGITS_BEFORE_POINT) throw new RangeError('a number has more digits than OCI takes');
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

/** "2.500": a point before the decimals and nothing between thousands. @throws RangeError when it is not above 0 or too large */
export const ociQuantity = (quantity: Quantity): string => {
  if (quantity <= 0) throw new RangeError('a quantity is above 0');
  decimal(BigInt(quantity), QUANTITY_PLACES, 0);
  return writeQuantity(quantity);
};

/** The nearest price for as many units as OCI can tell: exact in hundredths up to ten times as many. */
const nearestPrice = (unitPrice: Money, perQuantity: Quantity): { price: string; priceUnit: string } => {
  const ofUnit = 10n ** BigInt(QUANTITY_PLACES);
  const told = unitPrice * MOST_PRICE_UNIT * ofUnit;
  const divisor = BigInt(perQuantity) * 10n ** BigInt(MONEY_PLACES - PRICE_PLACES);
  const price = (told + divisor / 2n) / divisor;
  return { price: decimal(price, PRICE_PLACES, 2), priceUnit: MOST_PRICE_UNIT.toString() };
};

/**
 * PRICE, which has three decimals, and PRICEUNIT, a whole number. A price that these don't hold is told for ten, a
 * hundred or a thousand times as many: 0.1234 for 1 is 1.234 for 10. Where that is more than OCI can tell (the price of
 * 150,000 pieces, or of 123.456 metres) it is rounded, for the most units there are.
 * @throws RangeError for a negative price, or one of more digits than OCI takes
 */
export const ociPrice = (unitPrice: Money, perQuantity: Quantity): { price: string; priceUnit: string } => {
  if (unitPrice < 0n || perQuantity <= 0) throw new RangeError('a price is not negative, for a quantity above 0');
  for (const factor of [1n, 10n, 100n, 1000n]) {
    const price = unitPrice * factor;
    const unit = BigInt(perQuantity) * factor;
    const isExact = price % 10n ** BigInt(MONEY_PLACES - PRICE_PLACES) === 0n && unit % 1000n === 0n;
    if (isExact && unit / 1000n <= MOST_PRICE_UNIT)
      return { price: decimal(price, MONEY_PLACES, 2), priceUnit: (unit / 1000n).toString() };
  }
  return nearestPrice(unitPrice, perQuantity);
};
