import { getServiceCenters, getServiceCentersByZip, type ServiceCenter } from '@grossist/contracts';
import { isPostalCode, isWrongPostalCode } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Debounce of the typed postcode in milliseconds. */
const DEBOUNCE_MS = 250;
const STALE_MS = 300_000;

export interface Centers {
  /** Undefined while they are loaded for the first time. */
  centers: readonly ServiceCenter[] | undefined;
  /** True while the centers are still those of the previous postcode. */
  isLate: boolean;
  /** The market can't have such a postcode. */
  isWrong: boolean;
  isUnavailable: boolean;
  tryAgain: () => void;
}

/** The market's service centers: nearest to a postcode first, else the preferred one first. [svc-03, svc-04] */
export const useCenters = (zip: string): Centers => {
  const wanted = zip.trim();
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const market = useSignedInUser()?.market ?? 'DK';
  // While a postcode is being typed, there is nothing to be near to.
  const isNear = isPostalCode(market, rested);
  const all = useOperationQuery(getServiceCenters, {}, { enabled: !isNear, staleTime: STALE_MS });
  const near = useOperationQuery(
    getServiceCentersByZip,
    { query: { zipcode: rested } },
    { enabled: isNear, staleTime: STALE_MS, keepPrevious: true },
  );
  const answer = isNear ? near : all;
  return {
    centers: answer.data,
    isLate: rested !== wanted || answer.isPlaceholderData,
    isWrong: isWrongPostalCode(market, rested),
    isUnavailable: answer.isError,
    tryAgain: () => void answer.refetch(),
  };
};
