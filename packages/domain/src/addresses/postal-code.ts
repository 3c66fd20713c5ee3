import type { Market } from '../markets.ts';

interface PostalCodes {
  /** Digits of every code of the country. */
  digits: number;
  first: number;
  last: number;
  /** What may follow the digits. */
  suffix: RegExp;
}

const NOTHING = /^$/;

/** As the postal services number them: DK from Scanning 0555 on, SE from 100 00, NL 1000 AA and so on. */
const POSTAL_CODES: Record<Market, PostalCodes> = {
  DK: { digits: 4, first: 555, last: 9990, suffix: NOTHING },
  DE: { digits: 5, first: 1001, last: 99_998, suffix: NOTHING },
  SE: { digits: 5, first: 10_000, last: 98_499, suffix: NOTHING },
  NL: { digits: 4, first: 1000, last: 9999, suffix: /^([A-Z]{2})?$/ },
  NO: { digits: 4, first: 1, last: 9991, suffix: NOTHING },
};

/** Without spaces and signs, in capitals, and without the country's letters before it. */
const bareCode = (market: Market, text: string): string => {
  const key = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return key.startsWith(market) ? key.slice(market.length) : key;
};

/** Returns true if a country can have a postal code: of its form and in its numbers, however it is spaced. */
export const isPostalCode = (market: Market, text: string): boolean => {
  const { digits, first, last, suffix } = POSTAL_CODES[market];
  const code = bareCode(market, text);
  const number = code.slice(0, digits);
  if (!/^[0-9]+$/.test(number) || number.length < digits || !suffix.test(code.slice(digits))) return false;
  return Number(number) >= first && Number(number) <= last;
};

/** Returns true if a text is long enough to be a postal code, and can't be one. */
export const isWrongPostalCode = (market: Market, text: string): boolean =>
  bareCode(market, text).length >= POSTAL_CODES[market].digits && !isPostalCode(market, text);
