import type { Cart } from '@grossist/contracts';
import { useEffect, useMemo } from 'react';
import type { CartPrices } from '../use-cart.ts';
import { useStandProposals } from './proposals.tsx';
import { standingProposals } from './standing-proposals.ts';

/** Keeps the proposals for lines as they stand up to date. Of stock that is stale nothing is said. */
export const useStandingProposals = (cart: Cart, { lines, isStale }: CartPrices): void => {
  const stand = useStandProposals();
  const known = isStale ? undefined : lines;
  const standing = useMemo(() => standingProposals(cart, known), [cart, known]);
  useEffect(() => stand(standing), [stand, standing]);
};
