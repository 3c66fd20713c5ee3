import type { Currency, Language, Market } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { shown } from '../read-events.ts';
import { NotThisFormat } from '../reader.ts';
import { supplierCodeOf } from '../records/catalogue.ts';
import { readYearFirst, tidy } from './fields.ts';

/** What a company's name ends with. */
const LEGAL_FORM =
  /\b(?:g?GmbH|G?GMBH|mbH|MBH|AG|KG|KGaA|OHG|UG|SE|GbR|e\.\s?K\.|Ltd|LTD|B\.V\.|S\.A\.|Inc)(?![\p{L}\d])/u;

/** What tells that a text speaks of the contents and not of the sender. */
const CONTENTS = /artikel|preis|katalog|daten|datanorm|produkt|warengr|e-business/i;

const MARK = /^(?:\(c\)|©|copyright)\s*/i;
const CONTENTS_BEFORE_NAME = /^(?:Preisliste|Artikelstamm(?:daten)?|Produkt(?:daten|katalog)|Katalog)\s+(?=\S)/i;

/**
 * The name of the supplier among the free texts of a head. The format says which text is which, suppliers do not keep
 * to it: "Example GmbH;Produktdaten" is as common as the other way round. So a company's legal form decides, then
 * which text does not speak of contents, then the order.
 * @param texts tidy, in the order of trust
 */
const supplierNameIn = (texts: readonly string[]): string | undefined => {
  const given = texts.map((text) => text.replace(MARK, '')).filter((text) => text !== '');
  const company = given.find((text) => LEGAL_FORM.test(text));
  if (company !== undefined) return company.replace(CONTENTS_BEFORE_NAME, '');
  return given.find((text) => !CONTENTS.test(text)) ?? given[0];
};

export type Version = 4 | 5;

export interface Head {
  version: Version;
  supplier: { code: string; name: string };
  market: Market;
  currency: Currency;
  language: Language;
  /** When the file was made, where the version writes it in full. */
  made: string | undefined;
  /** The head names no currency. */
  currencyAssumed: boolean;
}

interface Written {
  version: string;
  currency: string;
  /** Free texts, the likeliest to name the supplier first. */
  texts: readonly string[];
  made: string | undefined;
}

/** Columns of version 4: day (6), three free texts (40, 40, 35), version (2), currency (3). */
const TEXTS = 8;
const SECOND_TEXT = 48;
const THIRD_TEXT = 88;
const VERSION = 123;
const FIXED = /^V .{6}/u;
/** The end of a version 4 head whose columns have shifted. */
const END = /(\d{2}) ?([A-Z]{2,3})?$/i;

const inColumns = (text: string): Written | undefined => {
  if (!FIXED.test(text)) return undefined;
  const columns = text.slice(VERSION);
  const [found, version = '', currency = ''] = /^\d{2}/.test(columns)
    ? [columns, columns.slice(0, 2), columns.slice(2, 5)]
    : (END.exec(text) ?? []);
  if (found === undefined) return undefined;
  const end = Math.min(VERSION, text.length - found.length);
  const texts = [text.slice(TEXTS, Math.min(SECOND_TEXT, end)), text.slice(SECOND_TEXT, Math.min(THIRD_TEXT, end))];
  return { version, currency, texts, made: undefined };
};

const inFields = (text: string): Written => {
  const [, version = '', , made, currency = '', contents = '', copyright = '', , creator = ''] = text.split(';');
  return {
    version: version.trim(),
    currency,
    texts: [creator, copyright, contents],
    made: readYearFirst(made?.trim()),
  };
};

const versionOf = (written: string): Version => {
  if (/^0?4$/.test(written)) return 4;
  if (/^0?50?$/.test(written)) return 5;
  throw new NotThisFormat(importMessage`DATANORM version ${shown(written)} is not supported. Use version 4 or 5.`);
};

/** Prices in marks are from before 2002 and out of use, so they are not converted. */
const checkCurrency = (currency: string): void => {
  if (currency === '' || currency === 'EUR') return;
  const reason = /^(DM|DEM)$/.test(currency)
    ? importMessage`The prices are in German marks, which ended in 2001. Ask the supplier for a file in euros.`
    : importMessage`The header names currency ${shown(currency)} and country ${'DE'}, which match no market of the shop.`;
  throw new NotThisFormat(reason);
};

/**
 * Reads the first line of a file: 128 fixed columns in version 4, fields in version 5. DATANORM is of the German trade,
 * so its market is DE; the import may be started with others.
 * @throws NotThisFormat when it is no head of DATANORM 4 or 5, or one that cannot be taken over
 */
export const readHead = (text: string): Head => {
  const written = /^V ?;/.test(text) ? inFields(text) : inColumns(text);
  if (!written) throw new NotThisFormat(importMessage`The first line is not the header (V) of a DATANORM file.`);
  const version = versionOf(written.version);
  const currency = written.currency.trim().toUpperCase();
  checkCurrency(currency);
  const name = supplierNameIn(written.texts.map((part) => tidy(part.replaceAll(/\p{Cc}/gu, ' '))));
  // Every supplier numbers from 1: numbers without a supplier would match the articles of another one.
  if (name === undefined)
    throw new NotThisFormat(importMessage`The header names no supplier, so its numbers can’t be assigned.`);
  return {
    version,
    supplier: { code: supplierCodeOf(name), name },
    market: 'DE',
    currency: 'EUR',
    language: 'de',
    made: written.made,
    currencyAssumed: currency === '',
  };
};

/** Where a version of the format keeps the fields of an article (A). -1: it has none, its Hauptsatz 2 (B) may. */
interface ArticleLayout {
  /** Fields that every article has. */
  fewest: number;
  text1: number;
  text2: number;
  priceMark: number;
  priceUnit: number;
  unit: number;
  price: number;
  discountGroup: number;
  mainGroup: number;
  group: number;
  textKey: number;
  matchcode: number;
  alternative: number;
  makerNumber: number;
  makerType: number;
  ean: number;
  pack: number;
  stock: number;
  reference: number;
}

const NONE = -1;

const VERSION_4: ArticleLayout = {
  fewest: 10,
  text1: 4,
  text2: 5,
  priceMark: 6,
  priceUnit: 7,
  unit: 8,
  price: 9,
  discountGroup: 10,
  mainGroup: 11,
  group: NONE,
  textKey: 12,
  matchcode: NONE,
  alternative: NONE,
  makerNumber: NONE,
  makerType: NONE,
  ean: NONE,
  pack: NONE,
  stock: NONE,
  reference: NONE,
};

const VERSION_5: ArticleLayout = {
  fewest: 9,
  text1: 3,
  text2: 4,
  unit: 5,
  priceMark: 6,
  priceUnit: 7,
  price: 8,
  discountGroup: 9,
  mainGroup: 10,
  group: 11,
  matchcode: 12,
  alternative: 14,
  makerNumber: 16,
  makerType: 17,
  ean: 18,
  pack: 20,
  textKey: 23,
  stock: 25,
  reference: 27,
};

export const articleLayout = (version: Version): ArticleLayout => (version === 4 ? VERSION_4 : VERSION_5);
