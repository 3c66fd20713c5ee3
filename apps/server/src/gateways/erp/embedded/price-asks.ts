import { NO_QUANTITY, quantityOf, remnantKey } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Alternative, PriceAsk, PricedMaterial } from '../port.ts';
import { type CartBundle, lowerByBundles } from './cart-bundles.ts';
import type { ConfirmedAsk } from './confirm-asks.ts';
import { materialStock } from './material-stock.ts';
import { priceMaterial } from './price-material.ts';
import type { Situation } from './situation.ts';
import { conceptSavingOf, readSuggested, suggestedProduct, suggestionsOf } from './suggestions.ts';

const ONE = quantityOf(1);

/** Price and stock of the alternatives that were asked for; those that the market does not have are left out. */
const alternativesOf = (
  { customer, house, materials }: Pick<Situation, 'customer' | 'house' | 'materials'>,
  { alternatives = [] }: Pick<PriceAsk, 'alternatives'>,
): readonly Alternative[] =>
  alternatives.flatMap((sapMaterialNumber) => {
    const row = materials.get(sapMaterialNumber);
    if (row === undefined || !row.sold_here) return [];
    const price = priceMaterial(customer, { quantity: ONE, isOnClearanceSale: false, isCableCut: false }, row, house);
    return [{ sapMaterialNumber, unitPrice: price?.buildUp.unitPrice, atp: quantityOf(row.atp ?? 0) }];
  });

const remnantPercent = (situation: Situation, ask: PriceAsk): string | undefined =>
  ask.remnantLength === undefined
    ? undefined
    : (situation.elsewhere.remnants.get(remnantKey(ask.sapMaterialNumber, ask.remnantLength))?.discountPercent ?? '0');

/** That the asks are the lines of one cart. */
export interface OneCart {
  /** Of which the cart holds every material. */
  bundles: readonly CartBundle[];
  /** Whether it is only looked at, so that something else may be suggested. */
  wantsSuggestions: boolean;
}

/**
 * Price and stock of what was asked, in its order; where they are lines of one cart, bundles that they make lower their
 * prices. One more statement where suggestions are to be priced.
 */
export const priceAsks = async (
  db: Database,
  situation: Situation,
  confirmed: readonly ConfirmedAsk[],
  cart: OneCart | undefined,
): Promise<readonly PricedMaterial[]> => {
  const { customer, house, elsewhere, supplies, terms } = situation;
  const suggested = cart?.wantsSuggestions === false ? undefined : await readSuggested(db, situation, confirmed);
  const alone = confirmed.map(({ ask, row }) => ({
    ask,
    price: priceMaterial(customer, ask, row, house, remnantPercent(situation, ask)),
  }));
  const prices = lowerByBundles(customer, alone, cart?.bundles ?? []);
  return confirmed.flatMap(({ ask, row, line }, index) => {
    const supply = supplies.materials.get(ask.sapMaterialNumber);
    if (supply === undefined) return [];
    const price = prices[index];
    const suggestions =
      price === undefined || suggested === undefined ? [] : suggestionsOf(situation, suggested, ask, row, price);
    const pickup = terms.isFromCenter ? (elsewhere.center.get(ask.sapMaterialNumber) ?? NO_QUANTITY) : undefined;
    return {
      key: ask.key,
      sapMaterialNumber: ask.sapMaterialNumber,
      quantity: ask.quantity,
      salesUnit: row.sales_unit,
      price: price && suggestions.length > 0 ? { ...price, conceptSaving: conceptSavingOf(suggestions) } : price,
      stock: materialStock(
        { row, supply, wanted: ask.quantity, confirmed: line, pickup },
        terms,
        house.specialOrderDays,
      ),
      suggestedProduct: suggestedProduct(ask, row),
      suggestions,
      alternativeProducts: row.alternatives ?? [],
      alternatives: alternativesOf(situation, ask),
      isBulky: row.is_bulky ?? false,
      smallBoxPackages: house.smallBoxPackages ?? undefined,
    };
  });
};
