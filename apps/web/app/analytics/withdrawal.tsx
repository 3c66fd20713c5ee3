import { useEffect } from 'react';
import { withdrawConsent } from './withdraw-consent.ts';

/** Withdraws the consent of a browser that asks not to be tracked since. A deletion that fails is left to the retention. */
export const Withdrawal = () => {
  useEffect(() => {
    withdrawConsent().deleted.catch(() => undefined);
  }, []);
  return null;
};
