import { type Currency, type Market, type Money, moneyOf } from '@grossist/domain';

/** What the wholesaler charges beside the goods, in each currency. */
export interface Terms {
  cableCutFee: Money;
  freight: Money;
  freeFreightFrom: Money;
}

const TERMS: Record<Currency, Terms> = {
  DKK: { cableCutFee: moneyOf('49'), freight: moneyOf('79'), freeFreightFrom: moneyOf('1500') },
  EUR: { cableCutFee: moneyOf('6.50'), freight: moneyOf('10.90'), freeFreightFrom: moneyOf('200') },
  SEK: { cableCutFee: moneyOf('75'), freight: moneyOf('119'), freeFreightFrom: moneyOf('2250') },
  NOK: { cableCutFee: moneyOf('75'), freight: moneyOf('119'), freeFreightFrom: moneyOf('2250') },
};

export const termsOf = (currency: Currency): Terms => TERMS[currency];

/** Percent off the list price for what is sold out on clearance. */
export const CLEARANCE_PERCENT = '40';

export const routeOf = (market: Market, plant: string): string => `${market}-${plant}`;

/** SAP's shipping conditions beside the one for what is picked up. */
export const SHIPPING_CONDITIONS = { route: 'ZN', fastbox: 'ZF' } as const;

/** The material group of what stands for a packed kit. */
export const KIT_HEADERS = 'KITHDR';
