import { NO_QUANTITY } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { PriceAsk, PricedMaterial } from '../port.ts';
import { alternativesOf } from './alternatives.ts';
import { type CartBundle, lowerByBundles } from './cart-bundles.ts';
import { materialStock } from './material-stock.ts';
import { type Drawing, remnantKey } from './piles.ts';
import { priceMaterial } from './price-material.ts';
import type { ConditionRow } from './read-conditions.ts';
import { type Share, shareAlone, shareOut } from './share-out.ts';
import type { Situation } from './situation.ts';
import { conceptSavingOf, readSuggested, suggestionsOf } from './suggestions.ts';

/** An ask of a material that is known. */
interface Known {
  ask: PriceAsk;
  row: ConditionRow;
}

const knownOf = (asks: readonly PriceAsk[], materials: Situation['materials']): readonly Known[] =>
  asks.flatMap((ask) => {
    const row = materials.get(ask.sapMaterialNumber);
    return row === undefined ? [] : [{ ask, row }];
  });

const drawingOf = ({ ask, row }: Known): Drawing => ({
  sapMaterialNumber: ask.sapMaterialNumber,
  quantity: ask.quantity,
  isOnClearanceSale: ask.isOnClearanceSale,
  isPhasedOut: row.status === '33',
  ...(ask.remnantLength === undefined ? {} : { remnantLength: ask.remnantLength }),
});

const remnantPercent = (situation: Situation, ask: PriceAsk): string | undefined =>
  ask.remnantLength === undefined
    ? undefined
    : (situation.elsewhere.remnants.get(remnantKey(ask.sapMaterialNumber, ask.remnantLength))?.discountPercent ?? '0');

const sharesOf = (situation: Situation, known: readonly Known[], isShared: boolean): readonly Share[] => {
  const { leaving, materials, elsewhere } = situation;
  if (isShared) return shareOut(leaving, known.map(drawingOf), materials, elsewhere).shares;
  return known.map((each) => shareAlone(leaving, drawingOf(each), each.row, elsewhere));
};

/** That the asks are the lines of one cart. */
export interface OneCart {
  /** Of which the cart holds every material. */
  bundles: readonly CartBundle[];
  /** Whether it is only looked at, so that something else may be suggested. */
  wantsSuggestions: boolean;
}

/**
 * Price and stock of what was asked, in its order; where they are lines of one cart, what they share of one stock is
 * given out in their order, and bundles that they make lower their prices. One more statement where suggestions are to
 * be priced.
 */
export const priceAsks = async (
  db: Database,
  situation: Situation,
  asks: readonly PriceAsk[],
  cart: OneCart | undefined,
): Promise<readonly PricedMaterial[]> => {
  const { customer, house, elsewhere, leaving, dates } = situation;
  const known = knownOf(asks, situation.materials);
  const shares = sharesOf(situation, known, cart !== undefined);
  const rows = known.map(({ row }) => row);
  const suggested = cart?.wantsSuggestions === false ? undefined : await readSuggested(db, situation, rows);
  const alone = known.map(({ ask, row }) => ({
    ask,
    price: priceMaterial(customer, ask, row, house, remnantPercent(situation, ask)),
  }));
  const prices = lowerByBundles(customer, alone, cart?.bundles ?? []);
  return known.flatMap(({ ask, row }, index) => {
    const share = shares[index];
    if (share === undefined) return [];
    const price = prices[index];
    const suggestions =
      price === undefined || suggested === undefined ? [] : suggestionsOf(situation, suggested, ask, row, price);
    const pickup = leaving.isFromCenter ? (elsewhere.center.get(ask.sapMaterialNumber) ?? NO_QUANTITY) : undefined;
    return [
      {
        key: ask.key,
        sapMaterialNumber: ask.sapMaterialNumber,
        quantity: ask.quantity,
        salesUnit: row.sales_unit,
        price: price && suggestions.length > 0 ? { ...price, conceptSaving: conceptSavingOf(suggestions) } : price,
        stock: materialStock(row, ask.quantity, share, dates, pickup),
        suggestedProduct: row.zcon ?? undefined,
        suggestions,
        alternativeProducts: row.alternatives ?? [],
        alternatives: alternativesOf(situation, ask),
        isBulky: row.is_bulky ?? false,
      },
    ];
  });
};
