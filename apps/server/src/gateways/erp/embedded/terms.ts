import { type Currency, type Market, type Money, moneyOf } from '@grossist/domain';

/** What the wholesaler charges beside the goods, in each currency. */
export interface Terms {
  freight: Money;
  freeFreightFrom: Money;
}

const TERMS: Record<Currency, Terms> = {
  DKK: { freight: moneyOf('79'), freeFreightFrom: moneyOf('1500') },
  EUR: { freight: moneyOf('10.90'), freeFreightFrom: moneyOf('200') },
  SEK: { freight: moneyOf('119'), freeFreightFrom: moneyOf('2250') },
  NOK: { freight: moneyOf('119'), freeFreightFrom: moneyOf('2250') },
};

export const termsOf = (currency: Currency): Terms => TERMS[currency];

export const routeOf = (market: Market, plant: string): string => `${market}-${plant}`;

/** SAP's shipping conditions beside the one for what is picked up. */
export const SHIPPING_CONDITIONS = { route: 'ZN', fastbox: 'ZF' } as const;

/** The material group of what stands for a packed kit. */
export const KIT_HEADERS = 'KITHDR';
