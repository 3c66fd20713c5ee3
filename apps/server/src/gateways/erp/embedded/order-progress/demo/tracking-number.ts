import type { Market } from '@grossist/domain';
import { chanceOf } from './chance.ts';

/** The first digits of a shipping unit's number: extension and a GS1 prefix of the market. */
const PREFIXES: Record<Market, string> = { DK: '357', DE: '340', SE: '373', NL: '387', NO: '370' };

/** Weights 3 and 1 in turn from the right, as in a GTIN. */
const checkDigit = (body: string): number => {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** Number of a parcel: an SSCC of 18 digits. */
export const trackingNumber = (market: Market, salesOrderId: string, place: number): string => {
  const digits = String(Math.floor(chanceOf('parcel', salesOrderId, place) * 1e14)).padStart(14, '0');
  const body = `${PREFIXES[market]}${digits}`;
  return `${body}${checkDigit(body)}`;
};
