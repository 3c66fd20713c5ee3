import type { ListPrice } from '@grossist/catalogue-formats';
import { type Currency, MARKETS, type Market, marketFacts } from '@grossist/domain';
import type { CompiledClass, Version } from './compiled-class.ts';
import { PURPOSE, unit } from './random.ts';

/** Minor units (øre, cent) as an exact decimal: 60700 → "607.00". Non-negative whole numbers only. */
export const money = (minorUnits: number): string => {
  const whole = Math.floor(minorUnits / 100);
  const rest = minorUnits - whole * 100;
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`;
};

/** What one Danish krone is in the other currencies. */
const PER_KRONE: Record<Currency, number> = { DKK: 1, EUR: 1 / 7.46, SEK: 1.53, NOK: 1.57 };

/** Below this many øre a piece, prices are quoted per hundred. */
const PER_HUNDRED_BELOW = 200;

interface Quote {
  market: Market;
  currency: Currency;
  minorUnits: number;
  perQuantity: 1 | 100;
}

/** List price of a version in a series, in every one of the markets. */
export const quotes = (
  ofClass: CompiledClass,
  series: number,
  version: Version,
  markets: readonly Market[],
): Quote[] => {
  const brand = 0.88 + unit(series * 211 + ofClass.position, PURPOSE.brandPrice) * 0.3;
  const kroner = version.price * brand;
  const perQuantity = kroner < PER_HUNDRED_BELOW ? 100 : 1;
  return markets.map((market) => {
    const { currency } = marketFacts(market);
    const place = 0.96 + unit(ofClass.position * 7 + MARKETS.indexOf(market), PURPOSE.marketPrice) * 0.08;
    const minorUnits = Math.max(1, Math.round(kroner * perQuantity * PER_KRONE[currency] * place));
    return { market, currency, minorUnits, perQuantity };
  });
};

export const listPrices = (of: readonly Quote[], validFrom: string): ListPrice[] =>
  of.map(({ market, currency, minorUnits, perQuantity }) => ({
    market,
    currency,
    amount: money(minorUnits),
    perQuantity: perQuantity === 1 ? '1' : '100',
    validFrom,
  }));

/** Kilograms of copper in a metre of one mm², and what one costs above the price base, in øre. */
const KG_PER_SQUARE_METRE = 0.0089;
const SURCHARGE_PER_KG = 1_450;

/** Copper surcharge per metre. */
export const copperDuties = (squareMillimetres: number): Record<Currency, string> => {
  const ore = squareMillimetres * KG_PER_SQUARE_METRE * SURCHARGE_PER_KG;
  const inCurrency = (currency: Currency): string => money(Math.max(1, Math.round(ore * PER_KRONE[currency])));
  return { DKK: inCurrency('DKK'), EUR: inCurrency('EUR'), SEK: inCurrency('SEK'), NOK: inCurrency('NOK') };
};
