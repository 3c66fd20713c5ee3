import { type ExactDecimal, withPlaces, writeDecimal } from '../decimals/index.ts';
import type { MaterialRecord } from '../records.ts';
import { child, type Element, textOf, within } from '../xml/index.ts';
import type { Catalogue } from './catalogue.ts';
import { isCurrency } from './markets.ts';
import type { NoteTally } from './note-tally.ts';
import { readDecimal, times } from './numbers.ts';
import type { OrderTerms } from './order-terms.ts';

/** What makes a surcharge depend on the day: then it has no amount that could be told. */
const MOVING = [
  'UDX.EDXF.SURCHARGE_PERCENTAGE',
  'UDX.EDXF.MATERIAL_BASIS',
  'UDX.EDXF.MATERIAL_BASIS_WEIGHT',
  'UDX.EDXF.MATERIAL_BASIS_SURCHARGE_THRESHOLD',
] as const;

/** Decimals of a duty for one unit of sale. */
const PLACES = 4;

const divided = (amount: ExactDecimal, by: ExactDecimal): ExactDecimal => {
  const more = 10n ** BigInt(PLACES + 1 + by.places);
  return withPlaces({ units: (amount.units * more) / by.units, places: amount.places + PLACES + 1 }, PLACES);
};

/**
 * Surcharges that are fixed amounts (UDX.EDXF.SURCHARGE_PRICE_AMOUNT: WEEE, batteries), which the file tells for its
 * PRICE_QUANTITY, summed for one unit of sale in the file's currency; undefined when there are none.
 */
export const readSurcharges = (
  product: Element,
  { priceQuantity, factor }: OrderTerms,
  { currency }: Catalogue,
  notes: NoteTally,
): MaterialRecord['duties'] => {
  const perQuantity = priceQuantity && times(priceQuantity, factor);
  let total: ExactDecimal = { units: 0n, places: PLACES };
  for (const surcharge of within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.SURCHARGE')) {
    const amount = readDecimal(textOf(surcharge, 'UDX.EDXF.SURCHARGE_PRICE_AMOUNT'), surcharge.line, notes);
    const isMoving = MOVING.some((name) => textOf(surcharge, name) !== '');
    if (amount === undefined || isMoving || perQuantity === undefined)
      notes.add('surcharge', surcharge.line, textOf(surcharge, 'UDX.EDXF.SURCHARGE_TYPE'));
    else total = { units: total.units + divided(amount, perQuantity).units, places: PLACES };
  }
  if (total.units === 0n || currency === undefined || !isCurrency(currency)) return undefined;
  return { [currency]: writeDecimal(total, 2) };
};
