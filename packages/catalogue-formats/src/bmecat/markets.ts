import { type Currency, type Language, MARKETS, type Market, marketFacts } from '@grossist/domain';

/** Where a language is at home; English is spoken in every market and tells none. */
const HOMES: Readonly<Record<Language, readonly Market[]>> = {
  da: ['DK'],
  fo: ['DK'],
  de: ['DE'],
  sv: ['SE'],
  nb: ['NO'],
  nl: ['NL'],
  en: [],
};

const CURRENCIES: ReadonlySet<string> = new Set(MARKETS.map((market) => marketFacts(market).currency));

export const isCurrency = (code: string): code is Currency => CURRENCIES.has(code);

export const marketsOfCurrency = (currency: Currency): Market[] =>
  MARKETS.filter((market) => marketFacts(market).currency === currency);

/** The market of a territory ("DE", "de", "DE-NRW"); Faroese materials are sold from Denmark. */
export const marketOfTerritory = (territory: string): Market | undefined => {
  const country = territory.trim().slice(0, 2).toUpperCase();
  return MARKETS.find((market) => market === (country === 'FO' ? 'DK' : country));
};

/**
 * Where a file's products are sold: in its territories; when it names none that is a market of the shop, in the
 * markets of its currency, of those only the homes of its languages when there are any; without either in the homes
 * of its languages; else everywhere.
 */
export const marketsOfFile = (
  territories: readonly string[],
  currency: Currency | undefined,
  languages: readonly Language[],
): readonly Market[] => {
  const named = new Set(territories.map(marketOfTerritory));
  if (MARKETS.some((market) => named.has(market))) return MARKETS.filter((market) => named.has(market));
  const homes = MARKETS.filter((market) => languages.some((language) => HOMES[language].includes(market)));
  const paid = currency === undefined ? [...MARKETS] : marketsOfCurrency(currency);
  const both = paid.filter((market) => homes.includes(market));
  return both.length > 0 ? both : paid;
};
