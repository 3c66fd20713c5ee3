/** The markets of the shop: country, currency, VAT and the languages spoken there. Decisions, "Demo data". */
export const MARKETS = ['DK', 'DE', 'SE', 'NL', 'NO'] as const;
export type Market = (typeof MARKETS)[number];

/** The seven locales of the shop. Decisions, "Names". */
export const LOCALES = ['en-US', 'nl-NL', 'sv-SE', 'da-DK', 'nb-NO', 'fo-FO', 'de-DE'] as const;
export type Locale = (typeof LOCALES)[number];

/** The languages catalogue texts are written in: the first part of each locale. */
export const LANGUAGES = ['en', 'nl', 'sv', 'da', 'nb', 'fo', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Currency = 'DKK' | 'EUR' | 'SEK' | 'NOK';

/** A text in some of the languages. */
export type Texts = Partial<Record<Language, string>>;

export interface MarketFacts {
  market: Market;
  currency: Currency;
  /** VAT in percent. */
  vatPercent: number;
  timeZone: string;
  /** The locale a visitor of this market sees unless another is chosen. */
  locale: Locale;
}

const FACTS: Record<Market, MarketFacts> = {
  DK: { market: 'DK', currency: 'DKK', vatPercent: 25, timeZone: 'Europe/Copenhagen', locale: 'da-DK' },
  DE: { market: 'DE', currency: 'EUR', vatPercent: 19, timeZone: 'Europe/Berlin', locale: 'de-DE' },
  SE: { market: 'SE', currency: 'SEK', vatPercent: 25, timeZone: 'Europe/Stockholm', locale: 'sv-SE' },
  NL: { market: 'NL', currency: 'EUR', vatPercent: 21, timeZone: 'Europe/Amsterdam', locale: 'nl-NL' },
  NO: { market: 'NO', currency: 'NOK', vatPercent: 25, timeZone: 'Europe/Oslo', locale: 'nb-NO' },
};

export const marketFacts = (market: Market): MarketFacts => FACTS[market];

/** The storefront of an anonymous visitor, by language; English and Faroese read the Danish one. */
export const marketOfLocale = (locale: Locale): Market =>
  MARKETS.find((market) => FACTS[market].locale === locale) ?? 'DK';

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language;

/** Returns the language that a language or a locale names. */
export const languageNamed = (code: Language | Locale): Language => (isLocale(code) ? languageOf(code) : code);

/** Returns the locale that a locale names, or a language by the only locale it has here. */
export const localeNamed = (code: Language | Locale): Locale =>
  LOCALES.find((locale) => locale === code || languageOf(locale) === code) ?? 'en-US';

const FALLBACKS: Record<Language, readonly Language[]> = {
  en: ['en'],
  da: ['da', 'en'],
  de: ['de', 'en'],
  sv: ['sv', 'en'],
  nl: ['nl', 'en'],
  nb: ['nb', 'da', 'en'],
  fo: ['fo', 'da', 'en'],
};

const orderFor = (language: Language): readonly Language[] => [...new Set([...FALLBACKS[language], ...LANGUAGES])];

// Asked for once for every text that is shown.
const ORDERS: Record<Language, readonly Language[]> = {
  en: orderFor('en'),
  da: orderFor('da'),
  de: orderFor('de'),
  sv: orderFor('sv'),
  nl: orderFor('nl'),
  nb: orderFor('nb'),
  fo: orderFor('fo'),
};

/** All languages in the order in which a reader's texts fall back. Decisions, "Names". */
export const languagesFor = (language: Language): readonly Language[] => ORDERS[language];

/**
 * The text to show and the language it is in: the reader's own, else along the stated order
 * (fo → da → en; nb → da → en; others → en), else whichever there is. Decisions, "Names".
 */
export const textIn = (texts: Texts, language: Language): { text: string; language: Language } | undefined => {
  for (const wanted of languagesFor(language)) {
    const text = texts[wanted];
    if (text !== undefined && text !== '') return { text, language: wanted };
  }
  return undefined;
};
