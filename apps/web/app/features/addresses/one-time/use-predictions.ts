import { type AddressPrediction, getAddressPredictions } from '@grossist/contracts';
import { useEffect, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';

/** Milliseconds of rest after which the shop is asked. */
const REST = 150;
const FRESH = 60_000;
/** Of fewer letters anything may come. */
export const FEWEST = 2;

export interface Predictions {
  found: readonly AddressPrediction[];
  /** Whether `found` is the answer to what was typed. */
  isAnswered: boolean;
  /** One word for all that is asked while this address is typed. */
  session: string;
}

/** What the address that is being typed may become. What nobody waits for any more is aborted. [own-adr-01] */
export const usePredictions = (typed: string, countryCode: string): Predictions => {
  const session = useId();
  const wanted = typed.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isWanted = wanted.length >= FEWEST && rested.length >= FEWEST;
  const { data, isPlaceholderData } = useOperationQuery(
    getAddressPredictions,
    { query: { query: rested, session, ...(countryCode !== '' && { countryCode }) } },
    { enabled: isWanted, staleTime: FRESH, keepPrevious: true },
  );
  return {
    found: isWanted ? (data ?? []) : [],
    isAnswered: isWanted && rested === wanted && data !== undefined && !isPlaceholderData,
    session,
  };
};
