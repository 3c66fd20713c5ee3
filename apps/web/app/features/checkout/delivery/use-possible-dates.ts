import { type DeliveryOption, getDeliveryDates } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { type Month, monthAfter } from './month.ts';

const STALE_MS = 60_000;

export interface PossibleDates {
  has: (date: string) => boolean;
  isLoading: boolean;
  isUnavailable: boolean;
  tryAgain: () => void;
}

/** Route, plant and shipping condition for the request; undefined until loaded. */
export type Way = Pick<DeliveryOption['Standard'], 'Route' | 'Plant' | 'ShippingCondition'> | undefined;

/**
 * Loads the delivery days of a month and the next one. Showing another month aborts the request. [erp-10]
 */
export const usePossibleDates = (shown: Month, way: Way): PossibleDates => {
  const end = monthAfter(shown, 1);
  const { data, isFetching, isError, refetch } = useOperationQuery(
    getDeliveryDates,
    {
      body: {
        Route: way?.Route ?? '',
        PlantId: way?.Plant ?? '',
        ShippingCondition: way?.ShippingCondition ?? '',
        StartMonth: shown.month,
        StartYear: shown.year,
        EndMonth: end.month,
        EndYear: end.year,
      },
    },
    { staleTime: STALE_MS, keepPrevious: true, enabled: way !== undefined },
  );
  const known = new Set(data?.DeliveryDates);
  return {
    has: (date) => known.has(date),
    isLoading: (way === undefined || isFetching) && data === undefined,
    isUnavailable: isError,
    tryAgain: () => void refetch(),
  };
};
