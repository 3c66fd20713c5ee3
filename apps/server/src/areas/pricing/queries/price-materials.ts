import type { PriceRequestItem } from '@grossist/contracts';
import { NO_QUANTITY, type Quantity } from '@grossist/domain';
import type { PriceAsk } from '../../../gateways/erp/port.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf, type PricingDeps } from '../ask-erp.ts';
import type { CachedPrice } from '../price-cache/price-cache.ts';
import type { AskableMaterial } from './askable-materials.ts';

export interface PricedItem {
  item: PriceRequestItem;
  cached: CachedPrice;
}

const quantityWanted = (item: PriceRequestItem, index: number): Quantity => {
  const quantity = quantityOfWire(item.ShouldUseRequestedQuantity ? item.Quantity : 1);
  if (quantity > NO_QUANTITY) return quantity;
  throw breaksRule('quantity-not-positive', 'A quantity must be above 0', `${index}.Quantity`);
};

const isCut = ({ cableCutAllowed, packageSize }: AskableMaterial, quantity: Quantity): boolean =>
  cableCutAllowed && packageSize > NO_QUANTITY && quantity % packageSize !== 0;

type Suggested = NonNullable<PriceAsk['suggested']>;

/** What the caller wants priced as suggestions. */
const suggestedBy = ({ SuggestedProduct, SuggestedProductZCON2 }: PriceRequestItem): Suggested => ({
  ...(SuggestedProduct == null ? {} : { ZCON: SuggestedProduct }),
  ...(SuggestedProductZCON2 == null ? {} : { ZCON2: SuggestedProductZCON2 }),
});

/** What the buyer may not see is as unknown as what there is not: no material has an empty number. */
const seenOnly = (suggested: Suggested, seen: ReadonlyMap<string, unknown>): Suggested =>
  Object.fromEntries(Object.entries(suggested).map(([kind, number]) => [kind, seen.has(number) ? number : '']));

/**
 * A buyer's prices and stock for what was asked, in its order; unknown materials and those that the buyer may not see
 * are left out, also as alternatives. Dates are those of the route to the address of the buyer's active cart. Two
 * queries beside the ERP's. [erp-01]
 * @throws Failure 422 for a quantity of 0 or less, 503 when the ERP does not answer
 */
export const priceMaterials = ({
  askable,
  destinationOf,
  prices,
}: Pick<PricingDeps, 'askable' | 'destinationOf' | 'prices'>) => {
  return async (
    buyer: Buyer,
    items: readonly PriceRequestItem[],
    signal: AbortSignal,
  ): Promise<readonly PricedItem[]> => {
    const wanted = items.map((item, index) => ({ item, quantity: quantityWanted(item, index) }));
    const numbers = new Set(
      items.flatMap((item) => [item.MaterialNo, ...item.AlternativeProducts, ...Object.values(suggestedBy(item))]),
    );
    const [seen, to] = await Promise.all([askable(buyer, [...numbers]), destinationOf(buyer)]);
    const asks = wanted.flatMap(({ item, quantity }, index) => {
      const material = seen.get(item.MaterialNo);
      if (material === undefined) return [];
      const alternatives = [...new Set(item.AlternativeProducts)].filter((number) => seen.has(number));
      const suggested = seenOnly(suggestedBy(item), seen);
      return {
        key: String(index),
        sapMaterialNumber: item.MaterialNo,
        quantity,
        isOnClearanceSale: item.OnClearanceSale,
        isCableCut: isCut(material, quantity),
        ...(alternatives.length > 0 ? { alternatives } : {}),
        ...(Object.keys(suggested).length > 0 ? { suggested } : {}),
      };
    });
    if (asks.length === 0) return [];
    const priced = await askErp(() => prices.prices(customerOf(buyer), asks, { signal, ...(to && { to }) }));
    return priced.flatMap((cached) => {
      const item = items[Number(cached.key)];
      return item === undefined ? [] : [{ item, cached }];
    });
  };
};
