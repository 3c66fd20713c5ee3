import { getPrice } from '@grossist/contracts';
import { type CutWays, quantityToNumber } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useIsBuyer } from '../../prices/index.ts';

/** What both ways to get a length cost; '' while it is not known, and for who may not see net prices. */
export interface CutSums {
  cut: string;
  whole: string;
}

export interface CutMaterial {
  sapMaterialNumber: string;
  isOnClearanceSale: boolean;
  ways: CutWays;
}

const FRESH = 60_000;
const UNKNOWN: CutSums = { cut: '', whole: '' };

/** Returns what both ways of each material cost, as the server prices them; in one request. [erp-01] */
export const useCutSums = (materials: readonly CutMaterial[]): readonly CutSums[] => {
  const isBuyer = useIsBuyer();
  const body = materials.flatMap(({ sapMaterialNumber, isOnClearanceSale, ways }) =>
    [ways.cut, ways.whole].map((quantity) => ({
      MaterialNo: sapMaterialNumber,
      Quantity: quantityToNumber(quantity),
      OnClearanceSale: isOnClearanceSale,
    })),
  );
  const { data } = useOperationQuery(getPrice, { body }, { enabled: isBuyer && body.length > 0, staleTime: FRESH });
  // What the market does not have is left out: then an answer can't be told by its place.
  if (data?.length !== body.length) return materials.map(() => UNKNOWN);
  return materials.map((_, place) => ({
    cut: data[place * 2]?.Prices?.NetPriceStr ?? '',
    whole: data[place * 2 + 1]?.Prices?.NetPriceStr ?? '',
  }));
};
