import {
  conceptSaving,
  type Money,
  maxMoney,
  NO_MONEY,
  type Quantity,
  quantityOf,
  quantityOfThousandths,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { MaterialPrice, PriceAsk, Suggestion, SuggestionKind } from '../port.ts';
import { priceMaterial } from './price-material.ts';
import { type ConditionRow, readConditions } from './read-conditions.ts';
import type { Situation } from './situation.ts';

type Materials = Situation['materials'];

/** Conditions of what the materials suggest and was not read already; no statement where that is nothing. */
export const readSuggested = async (
  db: Database,
  { customer, today, materials }: Pick<Situation, 'customer' | 'today' | 'materials'>,
  rows: readonly ConditionRow[],
): Promise<Materials> => {
  const missing = new Set<string>();
  for (const { zcon, zcon2 } of rows) {
    if (zcon !== null && !materials.has(zcon)) missing.add(zcon);
    if (zcon2 !== null && !materials.has(zcon2)) missing.add(zcon2);
  }
  if (missing.size === 0) return materials;
  const { market, currency, plant } = customer;
  const read = await readConditions(db, customer, [...missing], { market, currency, plant, today });
  return new Map([...materials, ...read.materials]);
};

/** The least quantity of the suggested material that is sold and is not less than what was asked. */
const quantityFor = (row: ConditionRow, wanted: Quantity, least: Quantity): Quantity => {
  const step = quantityOf(row.multiplum);
  const floor = Math.max(wanted, least, quantityOf(row.min_quantity));
  return quantityOfThousandths(step <= 0 || floor % step === 0 ? floor : floor - (floor % step) + step);
};

/** What the wholesaler would rather sell, priced for the same customer. */
export const suggestionsOf = (
  { customer, house }: Pick<Situation, 'customer' | 'house'>,
  materials: Materials,
  ask: PriceAsk,
  row: ConditionRow,
  price: MaterialPrice,
): readonly Suggestion[] => {
  const named: readonly [SuggestionKind, string | null, string | null][] = [
    ['ZCON', row.zcon, row.zcon_min],
    ['ZCON2', row.zcon2, row.zcon2_min],
  ];
  return named.flatMap(([kind, number, least]) => {
    const other = number === null ? undefined : materials.get(number);
    if (number === null || other === undefined) return [];
    const minQuantity = quantityOf(least ?? other.min_quantity);
    const quantity = quantityFor(other, ask.quantity, minQuantity);
    const found = priceMaterial(customer, { quantity, isOnClearanceSale: false, isCableCut: false }, other, house);
    if (found === undefined) return [];
    const { unitPrice, lineTotal: amount } = found.buildUp;
    const saving = conceptSaving(price.buildUp, found.buildUp);
    return [
      {
        kind,
        sapMaterialNumber: number,
        quantity,
        minQuantity,
        unitPrice,
        amount,
        saving,
        atp: quantityOf(other.atp ?? 0),
      },
    ];
  });
};

/** What the better of the suggestions saves, since only one can take the line's place. */
export const conceptSavingOf = (suggestions: readonly Suggestion[]): Money =>
  suggestions.reduce((best, { saving }) => maxMoney(best, saving), NO_MONEY);
