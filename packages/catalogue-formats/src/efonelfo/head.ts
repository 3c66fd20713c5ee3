import { type Currency, type Language, languageOf, MARKETS, type Market, marketFacts } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import { NotThisFormat } from '../reader.ts';
import { supplierCodeOf } from '../records/catalogue.ts';
import { readDate } from './price.ts';

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Wrapped in quotes from the first to the last character, a doubled quote standing for one. */
const quotedAt = (line: string, start: number): { value: string; next: number } | undefined => {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return undefined;
    value += line.slice(at, quote);
    const after = line[quote + 1];
    if (after === undefined || after === ';') return { value, next: quote + 1 };
    // Otherwise it is an inch sign at the front of a field that is not wrapped at all.
    if (after !== '"') return undefined;
    value += '"';
    at = quote + 2;
  }
};

/**
 * The fields of a line, trimmed. The format has no quoting, yet some sellers wrap fields in quotes.
 * @throws Refusal for control characters and others that no name of an article has
 */
export const splitFields = (line: string): string[] => {
  const text = line.replaceAll('\t', ' ');
  if (CONTROL.test(text)) throw new Refusal('control-character', importMessage`the line contains control characters`);
  if (!text.includes('"')) return text.split(';').map((field) => field.trim());
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : undefined;
    const end = quoted?.next ?? text.indexOf(';', at);
    fields.push((quoted?.value ?? text.slice(at, end < 0 ? undefined : end)).trim());
    if (end < 0 || end >= text.length) return fields;
    at = end + 1;
  }
};

/** A text with its runs of spaces made one. */
export const tidy = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

export { supplierCodeOf };

export interface Head {
  kind: 'prices' | 'discounts';
  seller: { code: string; name: string };
  /** Set in a file that was made for one customer. */
  customer: string | undefined;
  market: Market;
  currency: Currency;
  language: Language;
  from: string | undefined;
  to: string | undefined;
  /** What a line's blank PrisType means. */
  netPrices: boolean;
}

/** Where the two kinds of head keep their fields; they part after KundeNr. */
const PLACES = {
  VH: { from: 6, to: 7, currency: 8, name: 10, country: 15, priceType: 16 },
  RH: { from: 7, to: 8, currency: 9, name: 11, country: 16, priceType: 99 },
} as const;

const marketOf = (currency: string, country: string): Market | undefined => {
  const byCountry = MARKETS.find((market) => market === country);
  if (currency === '' || currency === 'EUR') {
    return byCountry && (currency === '' || marketFacts(byCountry).currency === currency) ? byCountry : undefined;
  }
  return MARKETS.find((market) => marketFacts(market).currency === currency);
};

const dateOrNone = (text: string | undefined): string | undefined => {
  try {
    return readDate(text, 'date');
  } catch (error) {
    // A head is not given up for a date that no record depends on.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * Reads the first line of a file.
 * @param fields its fields, trimmed
 * @throws NotThisFormat when it is no head of EFONELFO 4.0, or one the shop has no market for
 */
export const readHead = (fields: readonly string[]): Head => {
  const [type = '', format = '', version = '', sellerId = '', , customer = ''] = fields;
  if (format.toUpperCase() !== 'EFONELFO')
    throw new NotThisFormat(importMessage`The first line is not the header of an EFONELFO file.`);
  const kind = type.toUpperCase();
  if (kind !== 'VH' && kind !== 'RH') {
    throw new NotThisFormat(
      importMessage`This is an EFONELFO file of type ${shown(type)}. Only price files (VH) and discounts (RH) can be imported.`,
    );
  }
  if (!/^4([.,]0*)?$/.test(version)) {
    throw new NotThisFormat(importMessage`EFONELFO version ${shown(version)} is not supported. Use version 4.0.`);
  }
  const places = PLACES[kind];
  const at = (place: number): string => tidy(fields[place]);
  const currency = at(places.currency).toUpperCase();
  const country = at(places.country).toUpperCase();
  const market = marketOf(currency, country);
  if (!market) {
    throw new NotThisFormat(
      importMessage`The header names currency ${shown(currency)} and country ${shown(country)}, which match no market of the shop.`,
    );
  }
  const name = at(places.name) || sellerId;
  if (name === '') throw new NotThisFormat(importMessage`The header names no seller.`);
  const facts = marketFacts(market);
  return {
    kind: kind === 'VH' ? 'prices' : 'discounts',
    seller: { code: sellerId || supplierCodeOf(name), name },
    customer: customer || undefined,
    market,
    currency: facts.currency,
    language: languageOf(facts.locale),
    from: dateOrNone(fields[places.from]),
    to: dateOrNone(fields[places.to]),
    netPrices: at(places.priceType).toUpperCase() === 'N',
  };
};
