import { getPrice, type PriceEntry } from '@grossist/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Milliseconds a price is good for while the page stays. */
const FRESH = 60_000;

/** What is known of one material's price and stock. */
export interface KnownPrice {
  /** Undefined while it is asked for, null when it can't be had. */
  entry: PriceEntry | null | undefined;
  /** The ERP did not answer. */
  isUnavailable: boolean;
}

interface PriceAnswer {
  entries: ReadonlyMap<string, PriceEntry> | undefined;
  isUnavailable: boolean;
}

const Prices = createContext<PriceAnswer | undefined>(undefined);

/** Signed in for a customer's company: who has prices, a cart and orders. The house's own people have none. */
export const useIsBuyer = (): boolean => (useSignedInUser()?.companyNumber ?? '') !== '';

const useAnswer = (numbers: readonly string[], isWanted: boolean): PriceAnswer => {
  const { data, isError } = useOperationQuery(
    getPrice,
    { body: numbers.map((MaterialNo) => ({ MaterialNo })) },
    { enabled: isWanted && numbers.length > 0, staleTime: FRESH },
  );
  return useMemo(
    () => ({
      entries: data && new Map(data.map((entry) => [entry.MaterialNo, entry])),
      isUnavailable: isError,
    }),
    [data, isError],
  );
};

/**
 * Asks once for the prices and stock of all materials of a list (SAP numbers, at most 2,000); what stands below reads
 * its own by PriceAndStock. Nothing is asked for signed-out visitors. [erp-01]
 */
export const PriceList = ({ numbers, children }: { numbers: readonly string[]; children: ReactNode }) => {
  const answer = useAnswer(numbers, useIsBuyer());
  return <Prices value={answer}>{children}</Prices>;
};

/** A material's price and stock: from the list around it, else asked for alone. */
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
