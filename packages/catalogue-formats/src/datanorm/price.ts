import { isExactWith, readImplied, withPlaces, writeDecimal } from '../decimals/index.ts';
import { importMessage } from '../import-messages/index.ts';
import { Refusal, shown } from '../refusal.ts';
import { QUANTITY_UNITS, type QuantityUnit } from './data/units.ts';
import type { Version } from './head.ts';
import type { DatanormNotes } from './notes.ts';

/** The format says 8 digits of which two are cents. */
const PRICE_DIGITS = 10;
const AMOUNT_PLACES = 4;

/** Preiseinheit of version 4 is a code. */
const PRICE_UNITS: Readonly<Record<string, bigint>> = { '0': 1n, '1': 10n, '2': 100n, '3': 1000n };
const WRITTEN_PRICE_UNITS: ReadonlySet<string> = new Set(['10', '100', '1000']);

/** How many quantity units a price is for. @throws Refusal when it cannot be told */
export const readPriceUnit = (text: string, version: Version, line: number, notes: DatanormNotes): bigint => {
  if (text === '' || (version === 5 && /^0+$/.test(text))) {
    notes.add('no-price-unit', line);
    return 1n;
  }
  if (version === 5) {
    if (/^0*[23]$/.test(text)) notes.add('odd-price-unit', line);
    if (/^\d{1,6}$/.test(text)) return BigInt(text);
    throw new Refusal(
      'price-unit',
      importMessage`${'Preiseinheit'} ${shown(text)} is not a whole number`,
      'Preiseinheit',
    );
  }
  const coded = Object.hasOwn(PRICE_UNITS, text) ? PRICE_UNITS[text] : undefined;
  if (coded !== undefined) return coded;
  if (!WRITTEN_PRICE_UNITS.has(text)) {
    throw new Refusal('price-unit', importMessage`Preiseinheit ${shown(text)} is not 0, 1, 2 or 3`, 'Preiseinheit');
  }
  notes.add('written-price-unit', line);
  return BigInt(text);
};

const PIECE: QuantityUnit = { unit: 'PCE', covers: 1 };

/** @throws Refusal for a unit that the shop does not sell in, as square metres */
export const readUnit = (text: string, line: number, notes: DatanormNotes): QuantityUnit => {
  if (text === '') {
    notes.add('no-unit', line);
    return PIECE;
  }
  const unit = QUANTITY_UNITS.get(text.toUpperCase().replace(/\.$/, ''));
  if (unit) return unit;
  throw new Refusal(
    'unit',
    importMessage`${'Mengeneinheit'} ${shown(text)} is not a sales unit of the shop`,
    'Mengeneinheit',
  );
};

/**
 * The amount of a list price, of cents. Preiskennzeichen 1 is gross, the list price; 2 is net, what the buyer of the
 * file pays, and 9 is on request: neither is a price that the shop could show, so there is none.
 * @throws Refusal for an unknown mark or a price that is no number
 */
export const readListAmount = (mark: string, text: string, line: number, notes: DatanormNotes): string | undefined => {
  const price = readImplied(text === '' ? '0' : text, 2, PRICE_DIGITS);
  if (!price) throw new Refusal('price', importMessage`${'Preis'} ${shown(text)} is not a price in cents`, 'Preis');
  if (mark === '2') notes.add('net-price', line);
  else if (mark === '9') notes.add('price-on-request', line);
  if (mark === '2' || mark === '9') return undefined;
  if (price.units === 0n) {
    notes.add('no-price', line);
    return undefined;
  }
  if (mark !== '1')
    throw new Refusal('price-mark', importMessage`${'Preiskennzeichen'} ${shown(mark)} is unknown`, 'Preiskennzeichen');
  if (price.places > 2) notes.add('fraction-of-a-cent', line);
  if (!isExactWith(price, AMOUNT_PLACES)) notes.add('price-rounded', line);
  return writeDecimal(withPlaces(price, AMOUNT_PLACES), 2);
};
