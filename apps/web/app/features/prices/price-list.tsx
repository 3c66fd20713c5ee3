import type { PriceEntry } from '@grossist/contracts';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSignedInUser } from '../../visitor.ts';

/** Prices that a list requested in one call. */
export interface PriceAnswer {
  /** By SAP number; undefined while they are requested. */
  entries: ReadonlyMap<string, PriceEntry> | undefined;
  isUnavailable: boolean;
}

interface AnswerFor {
  numbers: string;
  answer: PriceAnswer;
}

const REQUESTED: PriceAnswer = { entries: undefined, isUnavailable: false };

export const Prices = createContext<PriceAnswer | undefined>(undefined);

// Not part of a signed-out visitor's first visit, nor is the query library that comes with it.
const PriceRequest = lazy(async () => ({ default: (await import('./known-price.ts')).PriceRequest }));

/**
 * Returns true for contacts of a customer, who have prices, a cart and orders; employees of the wholesaler have none.
 */
export const useIsBuyer = (): boolean => (useSignedInUser()?.companyNumber ?? '') !== '';

/**
 * Requests the prices and stock of all materials of a list (SAP numbers, at most 2,000) in one call, for
 * `PriceAndStock` of each material inside. Requests nothing for signed-out visitors. [erp-01]
 */
export const PriceList = ({ numbers, children }: { numbers: readonly string[]; children: ReactNode }) => {
  const isBuyer = useIsBuyer();
  const [received, setReceived] = useState<AnswerFor>();
  const wanted = numbers.join(' ');
  // Ignores a response for other numbers, for instance while the next page of a list is loading.
  const answer = received?.numbers === wanted ? received.answer : REQUESTED;
  const receive = useCallback((next: PriceAnswer) => setReceived({ numbers: wanted, answer: next }), [wanted]);
  return (
    <Prices value={answer}>
      {isBuyer && (
        <Suspense>
          <PriceRequest numbers={numbers} onAnswer={receive} />
        </Suspense>
      )}
      {children}
    </Prices>
  );
};
