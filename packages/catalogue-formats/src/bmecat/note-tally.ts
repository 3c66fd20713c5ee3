import { copied } from '../compact-strings.ts';
import { inEnglish } from '../import-message.ts';
import { shown } from '../read-events.ts';
import type { NoteEvent } from '../reader.ts';
import { LONGEST_DETAIL, MOST_DETAILS } from './bounds.ts';

/** Warnings of an import that refuse no product, by code: what was found and how it was read. */
const NOTES = {
  namespace: 'is not the namespace of this version; the file was still read as BMEcat',
  language: 'is not a language of the shop; texts in it were skipped',
  'no-language': 'texts name no language and the file has no default; the default language of its market was used',
  'double-escaped': 'a text is escaped twice (&amp;sup2; for ²); it was decoded',
  markup: 'a text contains markup; its words and line breaks were kept',
  'long-keyword': 'KEYWORD is longer than the format’s 50 characters and was imported in full',
  'keyword-left-out': 'KEYWORD is too long or there are too many; it was skipped',
  'name-cut': 'DESCRIPTION_SHORT is too long and was shortened',
  'name-from-elsewhere': 'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name',
  'description-cut': 'the description is too long for the catalog and was shortened',
  'order-unit-missing': 'ORDER_UNIT is missing; piece was used',
  'content-of-unit':
    'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped',
  quantity: 'a quantity is not a number above zero with at most three decimals and was skipped',
  'larger-package': 'a package larger than the smallest above one was skipped',
  'decimal-comma': 'a number has a decimal comma; it was read as a decimal point',
  'price-without-amount': 'a price has no PRICE_AMOUNT: no list price was created',
  'price-amount': 'PRICE_AMOUNT is not a number or is too large: no list price was created',
  'zero-price': 'the price is 0: the product is available on request, without a list price',
  'price-type': 'is not a list price type (for example a customer’s own or a recommended price); it was skipped',
  'tax-taken-out': 'the list price includes tax (gros_list), which was deducted',
  'tax-unknown': 'the list price includes tax (gros_list), but TAX is missing; it was skipped',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'price-currency': 'is not the currency of any of the price’s markets; it was skipped',
  'price-unit': 'PRICE_UNIT differs from the product’s sales unit; the price was skipped',
  'price-quantity': 'PRICE_QUANTITY is not a quantity; the price was skipped',
  'price-period': 'prices for another period than the catalog’s were skipped',
  'price-date': 'a validity date is not a date and was skipped',
  'price-repeated': 'a second price of the same type, market and quantity was skipped',
  'price-from-quantity': 'the lowest price applies from a larger quantity; it was read as the price from 1',
  surcharge: 'is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped',
  'daily-price': 'DAILY_PRICE: the price changes daily; it was skipped',
  'price-quantity-kept': 'a price update does not give PRICE_QUANTITY; the material’s current price unit was used',
  'no-price': 'the product has no list price: it is shown, but can’t be ordered until it has one',
  gtin: 'EAN or GTIN is invalid (length or check digit) and was skipped',
  'too-many-numbers': 'a product has too many other numbers; the rest were skipped',
  'code-too-long': 'a number has more than 100 characters and was skipped',
  'several-classes': 'another ETIM class or version of a product was skipped; the newest is used',
  'etim-class-code':
    'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text',
  'empty-value': 'a feature has no value (FVALUE is empty) and was skipped',
  'unknown-value': 'a feature’s value is unknown or not applicable; it was skipped',
  'several-values': 'an ETIM feature has several values; the first was used',
  'text-value': 'an ETIM feature has a text as its value; it was not changed',
  'repeated-feature': 'an ETIM feature is given twice; the first was used',
  variants:
    'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it',
  'no-feature-name': 'a feature has neither code nor name and was skipped',
  'media-left-out': 'a picture or document has no usable address, or there are too many; it was skipped',
  'media-not-of-product': 'is a picture that does not show the product (logo, icon); it was skipped',
  reference: 'is an unknown reference type; it was skipped',
  'reference-supplier': 'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped',
  'reference-itself': 'a product refers to itself; the reference was skipped',
  'too-many-references': 'a product has too many references; the rest were skipped',
  'second-followup': 'a product has several successors; the first was used',
  status: 'is a status with no effect on sales; the product was read as available',
  deleted: 'mode="delete": the product was read as phased out, sold while stock lasts',
  'catalogue-groups': 'groups of the supplier’s own tree were skipped: the shop keeps its own tree',
  'group-map': 'product positions in the supplier’s own tree were skipped',
  classification:
    'is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged',
} as const;

type NoteCode = keyof typeof NOTES;

interface Found {
  code: NoteCode;
  detail: string;
  times: number;
  first: number;
}

/** Counts what would otherwise be one note for every product, with the first line of each kind. */
export class NoteTally {
  readonly #found = new Map<string, Found>();
  readonly #details = new Map<NoteCode, number>();

  /** @param word a word of the file that tells notes of a kind apart; beyond a number of them they count together */
  add(code: NoteCode, line: number, word = '', times = 1): void {
    const detail = word.length > LONGEST_DETAIL ? word.slice(0, LONGEST_DETAIL) : word;
    const found = this.#found.get(`${code} ${detail}`);
    if (found) {
      found.times += times;
      return;
    }
    const details = this.#details.get(code) ?? 0;
    if (detail !== '' && details >= MOST_DETAILS) {
      this.add(code, line, '', times);
      return;
    }
    this.#details.set(code, details + 1);
    this.#found.set(`${code} ${detail}`, { code, detail: copied(detail), times, first: line });
  }

  *notes(): Generator<NoteEvent> {
    for (const { code, detail, times, first } of this.#found.values()) {
      // Those that are of a word of the file begin by what it is.
      const isOfWord = NOTES[code].startsWith('is ');
      const message = {
        says: `${isOfWord ? '{0} ' : ''}${NOTES[code]}`,
        values: isOfWord ? [shown(detail || '…')] : [],
      };
      const of = isOfWord || detail === '' ? '' : ` ${shown(detail)}`;
      yield {
        type: 'note',
        line: first,
        code,
        text: `Found ${times === 1 ? 'once' : `${times} times`}, first in line ${first}:${of} ${inEnglish(message)}.`,
        message,
        times,
      };
    }
  }
}
