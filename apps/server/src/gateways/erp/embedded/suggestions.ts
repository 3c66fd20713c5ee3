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

interface Named {
  kind: SuggestionKind;
  number: string;
  /** The least quantity of it that is suggested; null: the least that is sold. */
  least: string | null;
}

/** What is suggested instead of a material: what the caller named, else what the wholesaler suggests. */
const namedBy = ({ suggested }: Pick<PriceAsk, 'suggested'>, row: ConditionRow): readonly Named[] => {
  const own: readonly { kind: SuggestionKind; number: string | null; least: string | null }[] = [
    { kind: 'ZCON', number: row.zcon, least: row.zcon_min },
    { kind: 'ZCON2', number: row.zcon2, least: row.zcon2_min },
  ];
  return own.flatMap(({ kind, number, least }): Named[] => {
    const named = suggested?.[kind];
    if (named !== undefined) return [{ kind, number: named, least: null }];
    return number === null ? [] : [{ kind, number, least }];
  });
};

/** The number of the wholesaler's own choice, or of what the caller named in its place. */
export const suggestedProduct = (ask: PriceAsk, row: ConditionRow): string | undefined =>
  namedBy(ask, row).find(({ kind, number }) => kind === 'ZCON' && number !== '')?.number;

/** Conditions of what the materials suggest and was not read already; no statement where that is nothing. */
export const readSuggested = async (
  db: Database,
  { customer, today, materials }: Pick<Situation, 'customer' | 'today' | 'materials'>,
  asked: readonly { ask: PriceAsk; row: ConditionRow }[],
): Promise<Materials> => {
  const missing = new Set<string>();
  for (const { ask, row } of asked) {
    for (const { number } of namedBy(ask, row)) if (!materials.has(number)) missing.add(number);
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
  return namedBy(ask, row).flatMap(({ kind, number, least }) => {
    const other = materials.get(number);
    if (other === undefined) return [];
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
