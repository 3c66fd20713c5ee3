import {
  type ConfirmedLine,
  type DeliveryTerms,
  deliveryColorOf,
  type MaterialSupply,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  remnantKey,
  type SpecialOrderDays,
  subtractQuantity,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Alternative, MaterialStock, PriceAsk, PricedMaterial } from '../port.ts';
import { type CartBundle, lowerByBundles } from './cart-bundles.ts';
import type { ConfirmedAsk } from './confirm-asks.ts';
import { priceMaterial } from './price-material.ts';
import type { ConditionRow } from './read-conditions.ts';
import type { Situation } from './situation.ts';
import { conceptSavingOf, readSuggested, suggestedProduct, suggestionsOf } from './suggestions.ts';

/** At most so many are listed; later ones are too far off. */
const MOST_ARRIVALS = 10;

/** A material's stock where a line draws on it. */
interface StockOfLine {
  row: ConditionRow;
  supply: MaterialSupply;
  wanted: Quantity;
  confirmed: ConfirmedLine;
  /** At the branch where it is picked up. */
  pickup: Quantity | undefined;
}

/** Section 3, "Per-line pricing and stock". */
const materialStock = (
  { row, supply, wanted, confirmed: line, pickup }: StockOfLine,
  { clock, inStock }: DeliveryTerms,
  specialOrderDays: SpecialOrderDays,
): MaterialStock => {
  const { atp, clearance, fastbox } = supply;
  const isDirect = line.pile === 'supplier';
  const supplyStatus = supply.supplyStatus ?? (isDirect ? '11' : undefined);
  const endsWithStock = supply.isPhasedOut && !isDirect;
  return {
    atp,
    total: quantityOf(row.total ?? 0),
    clearance,
    fastbox,
    pickup,
    confirmed: line.confirmed,
    exceeded: subtractQuantity(wanted, line.confirmed),
    refused: line.refused,
    deliveryDate: line.date,
    ...deliveryColorOf(atp, supplyStatus),
    isStocked: row.is_stocked,
    isProjectProduct: row.is_project_product,
    blueDeliveryDays: supplyStatus === undefined ? 0 : (specialOrderDays[supplyStatus] ?? 0),
    firstDate: inStock,
    // What is phased out is sold while it lies there, and not beyond.
    incoming: endsWithStock || isDirect ? [] : clock.arrivals(supply.incoming).slice(0, MOST_ARRIVALS),
    anyQuantityFrom: endsWithStock ? undefined : clock.onOrder(supplyStatus),
  };
};

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
interface OneCart {
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
