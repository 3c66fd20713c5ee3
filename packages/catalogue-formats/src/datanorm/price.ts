import { isExactWith, readImplied, withPlaces, writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { SalesUnit } from '../records.ts';
import type { Version } from './head.ts';
import type { DatanormNotes } from './notes.ts';

/** A quantity unit as the shop knows it: `covers` sales units of a kind. */
interface QuantityUnit {
  unit: SalesUnit;
  covers: number;
}

const each = (unit: SalesUnit, covers: number, names: string): [string, QuantityUnit][] =>
  names.split(' ').map((name) => [name, { unit, covers }]);

/**
 * Mengeneinheit, in capitals and without a full stop: the codes of version 5, the abbreviations of version 4 and those
 * that suppliers write instead, one with its umlaut lost. What is counted whole (a bar, a tin) is a piece.
 */
const QUANTITY_UNITS: ReadonlyMap<string, QuantityUnit> = new Map([
  ...each(
    'PCE',
    1,
    'PCE PC PCS C62 EA ST STK STCK STÜCK STUECK STUCK ST?CK STG STANGE DOS DOSE FL FLA FLASCHE TUB TUBE',
  ),
  ...each('PCE', 1, 'EIM EIMER PLT PLATTE TAF TAFEL BLT BLATT'),
  ...each('PCE', 12, 'DZN DTZ DUTZEND'),
  ...each('PCE', 100, 'CEN'),
  ...each('PCE', 1000, 'MIL TSD'),
  ...each('MTR', 1, 'M MTR LFM LFDM LM METER'),
  ...each('MTR', 100, 'HM HMT'),
  ...each('MTR', 1000, 'KM KMT'),
  ...each('KGM', 1, 'KG KGM'),
  ...each('KGM', 1000, 'T TO TNE'),
  ...each('LTR', 1, 'L LT LTR LITER'),
  ...each('LTR', 100, 'HL HLT'),
  ...each('ROL', 1, 'RO ROL ROLLE RL RLL RG RNG RING'),
  ...each('PAK', 1, 'PA PK PAC PAK PCK PKG PKT PACK PAKET PACKUNG VE VPE BTL BEU BEUTEL'),
  ...each('BOX', 1, 'BX BOX KT KTN KRT KARTON KI KISTE'),
  ...each('SET', 1, 'SET SA SZ SATZ GRT GAR GARNITUR'),
  ...each('PAR', 1, 'PR PAR PAA PAAR'),
  ...each('BDL', 1, 'BD BU BDL BUN BUND'),
]);

/** The format says 8 digits of which two are cents. */
const PRICE_DIGITS = 10;
const AMOUNT_PLACES = 4;

/** Preiseinheit of version 4 is a code. */
const PRICE_UNITS: Readonly<Record<string, bigint>> = { '0': 1n, '1': 10n, '2': 100n, '3': 1000n };
const WRITTEN_PRICE_UNITS: ReadonlySet<string> = new Set(['10', '100', '1000']);

/** How many quantity units a price is for. @throws Refusal when it is not known */
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
