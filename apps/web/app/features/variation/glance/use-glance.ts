import { getPrice, type VariationDetails } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { presetQuantityOf } from '../../cart/index.ts';

/** Milliseconds a price is good for while the page stays. */
const FRESH = 60_000;

/** The price and stock of the least quantity that is sold without being cut. [erp-01] */
export const useGlance = (variation: VariationDetails) => {
  const quantity = quantityToNumber(presetQuantityOf(variation));
  const { ItemSAPMaterialNumber: MaterialNo, OnClearanceSale } = variation;
  const { data, isError, refetch } = useOperationQuery(
    getPrice,
    { body: [{ MaterialNo, Quantity: quantity, OnClearanceSale }] },
    { staleTime: FRESH },
  );
  return {
    /** Undefined until it is known; null where the market has none. */
    entry: data && (data[0] ?? null),
    quantity,
    isUnavailable: isError && data === undefined,
    tryAgain: (): void => void refetch(),
  };
};
