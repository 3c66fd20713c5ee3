import { type CartPriceInfo, getDeliveryDates } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { type Month, monthAfter } from './month.ts';

const FRESH = 60_000;

export interface PossibleDates {
  has: (date: string) => boolean;
  isLoading: boolean;
  isUnavailable: boolean;
  tryAgain: () => void;
}

/**
 * The days of a month, and of the next one, on which the cart can be delivered. Turning the page breaks the asking off.
 * [erp-10]
 */
export const usePossibleDates = (shown: Month, sums: CartPriceInfo | undefined): PossibleDates => {
  const end = monthAfter(shown, 1);
  const { data, isFetching, isError, refetch } = useOperationQuery(
    getDeliveryDates,
    {
      body: {
        Route: sums?.Route ?? '',
        PlantId: sums?.Plant ?? '',
        ShippingCondition: sums?.ShippingCondition ?? '',
        ShipTo: sums?.ShipTo ?? '',
        StartMonth: shown.month,
        StartYear: shown.year,
        EndMonth: end.month,
        EndYear: end.year,
      },
    },
    { staleTime: FRESH, keepPrevious: true },
  );
  const known = new Set(data?.DeliveryDates);
  return {
    has: (date) => known.has(date),
    isLoading: isFetching && data === undefined,
    isUnavailable: isError,
    tryAgain: () => void refetch(),
  };
};
