import { getServiceCenters, getStockForServiceCenters, type ServiceCenter } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';

const FRESH = 60_000;
const FRESH_CENTERS = 300_000;

export interface StockedCenter {
  center: ServiceCenter;
  /** As the user writes it: "12 m"; undefined where it has none. */
  amount: string | undefined;
}

/** What each center of the market has of a material: the preferred one first, then the fullest. [svc-03, erp-05] */
export const useCenterStock = (sapMaterialNumber: string) => {
  const all = useOperationQuery(getServiceCenters, {}, { staleTime: FRESH_CENTERS });
  const stock = useOperationQuery(getStockForServiceCenters, { body: [sapMaterialNumber] }, { staleTime: FRESH });
  const { data } = stock;
  const quantityAt = (center: ServiceCenter) =>
    data?.[center.ServiceCenterId]?.find(({ MaterialNo }) => MaterialNo === sapMaterialNumber);
  const centers =
    data &&
    all.data
      ?.map((center) => ({ center, there: quantityAt(center) }))
      .toSorted(
        (one, other) =>
          Number(other.center.IsPreferred) - Number(one.center.IsPreferred) ||
          (other.there?.AtpQuantity ?? 0) - (one.there?.AtpQuantity ?? 0),
      )
      .map(
        ({ center, there }): StockedCenter => ({
          center,
          amount: there?.IsInStock ? there.AtpQuantityStr : undefined,
        }),
      );
  return {
    centers,
    isUnavailable: all.isError || stock.isError,
    tryAgain: (): void => {
      if (all.isError) void all.refetch();
      if (stock.isError) void stock.refetch();
    },
  };
};
