import { getCartDetails } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { useIsBuyer } from '../../prices/index.ts';

/** The number of lines in the cart; undefined while it is not known, and for who can't buy. */
export const useCartCount = (): number | undefined => {
  const isBuyer = useIsBuyer();
  const isHydrating = useIsHydrating();
  const { data } = useOperationQuery(getCartDetails, {}, { enabled: isBuyer, staleTime: 30_000 });
  return isHydrating ? undefined : data?.ItemCount;
};
