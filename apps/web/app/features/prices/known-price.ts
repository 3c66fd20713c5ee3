import { getPrice, type PriceEntry } from '@grossist/contracts';
import { useContext, useLayoutEffect, useMemo } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { type PriceAnswer, Prices, useIsBuyer } from './price-list.tsx';

/** Milliseconds a price is good for while the page stays. */
const STALE_MS = 60_000;

/** What is known of one material's price and stock. */
export interface KnownPrice {
  /** Undefined while it is loading, null when it is unavailable. */
  entry: PriceEntry | null | undefined;
  /** The ERP did not answer. */
  isUnavailable: boolean;
}

const useAnswer = (numbers: readonly string[], isWanted: boolean): PriceAnswer => {
  const { data, isError } = useOperationQuery(
    getPrice,
    { body: numbers.map((MaterialNo) => ({ MaterialNo })) },
    { enabled: isWanted && numbers.length > 0, staleTime: STALE_MS },
  );
  return useMemo(
    () => ({
      entries: data && new Map(data.map((entry) => [entry.MaterialNo, entry])),
      isUnavailable: isError,
    }),
    [data, isError],
  );
};

/** Requests the prices of a `PriceList` and passes them to it before they are painted. */
export const PriceRequest = ({
  numbers,
  onAnswer,
}: {
  numbers: readonly string[];
  onAnswer: (answer: PriceAnswer) => void;
}) => {
  const answer = useAnswer(numbers, true);
  useLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
};

/** Returns a material's price and stock: from the surrounding `PriceList`, else by a request of its own. */
export const useKnownPrice = (sapMaterialNumber: string): KnownPrice => {
  const isBuyer = useIsBuyer();
  const isHydrating = useIsHydrating();
  const list = useContext(Prices);
  const alone = useAnswer([sapMaterialNumber], isBuyer && list === undefined);
  const { entries, isUnavailable } = list ?? alone;
  if (isHydrating) return { entry: undefined, isUnavailable: false };
  if (isUnavailable && entries === undefined) return { entry: null, isUnavailable: true };
  return { entry: entries && (entries.get(sapMaterialNumber) ?? null), isUnavailable: false };
};
