import { convertQuantity, type Money, type Quantity, readUnit } from '@grossist/domain';
import { tidy } from './clean-text.ts';

const LONGEST_UNIT = 40;

/** The shop's unit that a text means; an unknown text stays as it is written, and is then a difference. */
const unitOf = (text: string | undefined): string | undefined => {
  const written = tidy(text).slice(0, LONGEST_UNIT);
  return written === '' ? undefined : (readUnit(written)?.unit ?? written);
};

/** A quantity in the shop's unit for its own; undefined where it can't be counted in it exactly. */
const converted = (quantity: Quantity, text: string | undefined): Quantity | undefined => {
  const unit = unitOf(text);
  if (text === undefined || unit === undefined || readUnit(text) === undefined) return quantity;
  const found = convertQuantity(quantity, text, unit);
  return found?.isExact ? found.quantity : undefined;
};

interface WrittenQuantity {
  quantity: Quantity;
  /** As the document writes it: a code of recommendation 20 or a word. */
  unit: string | undefined;
  unitPrice?: Money | undefined;
  perQuantity?: Quantity | undefined;
  /** The unit that the price is for, where the document names one. */
  perUnit?: string | undefined;
}

interface ShopQuantity {
  quantity: Quantity;
  unit: string | undefined;
  unitPrice?: Money;
  perQuantity?: Quantity;
  perUnit?: string;
}

/**
 * Converts what a line orders, and what its price is for, to the shop's units: 1 KMT is 1,000 MTR, 2 DZN are 24 PCE. What
 * can't be counted exactly (0.5 µm) and unknown units stay as they are written.
 */
export const inShopUnits = ({ quantity, unit, unitPrice, perQuantity, perUnit }: WrittenQuantity): ShopQuantity => {
  const counted = converted(quantity, unit);
  const isPriced = unitPrice !== undefined && perQuantity !== undefined;
  // A price that names no unit is for the unit of the quantity.
  const per = isPriced ? converted(perQuantity, perUnit ?? unit) : undefined;
  const isCountable = counted !== undefined && (!isPriced || per !== undefined);
  const shopUnit = isCountable ? unitOf(unit) : tidy(unit).slice(0, LONGEST_UNIT) || undefined;
  const priceUnit = isCountable ? unitOf(perUnit) : tidy(perUnit).slice(0, LONGEST_UNIT) || undefined;
  return {
    quantity: isCountable ? counted : quantity,
    unit: shopUnit,
    ...(isPriced && {
      unitPrice,
      perQuantity: (isCountable ? per : undefined) ?? perQuantity,
      ...(priceUnit !== undefined && priceUnit !== shopUnit && { perUnit: priceUnit }),
    }),
  };
};

/** A sales unit of the shop as the formats write it. Which codes mean it when they are read, the domain knows. */
interface UnitCodes {
  unit: string;
  /** UN/ECE recommendation 20; packings of recommendation 21 with an X before them. */
  rec20: string;
  /** The same of three letters at most, for formats that know no X: EDIFACT, EFONELFO, cXML, OCI. */
  plain: string;
}

const UNITS: readonly UnitCodes[] = [
  { unit: 'PCE', rec20: 'H87', plain: 'PCE' },
  { unit: 'MTR', rec20: 'MTR', plain: 'MTR' },
  { unit: 'ROL', rec20: 'XRO', plain: 'RO' },
  { unit: 'PAK', rec20: 'XPK', plain: 'PK' },
  { unit: 'BOX', rec20: 'XBX', plain: 'BX' },
  { unit: 'SET', rec20: 'SET', plain: 'SET' },
  { unit: 'PAR', rec20: 'PR', plain: 'PR' },
  { unit: 'BDL', rec20: 'XBE', plain: 'BE' },
  { unit: 'KGM', rec20: 'KGM', plain: 'KGM' },
  { unit: 'LTR', rec20: 'LTR', plain: 'LTR' },
  { unit: 'MTK', rec20: 'MTK', plain: 'MTK' },
  { unit: 'MTQ', rec20: 'MTQ', plain: 'MTQ' },
  { unit: 'HUR', rec20: 'HUR', plain: 'HUR' },
];

const BY_UNIT = new Map(UNITS.map((codes) => [codes.unit, codes]));

/** The code of recommendation 20 for "mutually agreed". */
const AGREED = 'ZZ';

/** A sales unit by UN/ECE recommendation 20, as Peppol has it; ZZ for one that the recommendation has no code for. */
export const toRec20 = (unit: string): string => BY_UNIT.get(unit.trim().toUpperCase())?.rec20 ?? AGREED;

/** A sales unit in three letters at most; one that the shop does not know stays as it is, cut. */
export const toPlainUnit = (unit: string): string => {
  const bare = unit.trim().toUpperCase();
  return BY_UNIT.get(bare)?.plain ?? bare.slice(0, 3);
};
