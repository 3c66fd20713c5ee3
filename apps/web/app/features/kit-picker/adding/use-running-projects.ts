import { getCartDetails, getRecentSmartKits, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';

/** Projects that are offered; the others are found by changing them once. */
const OFFERED = 50;

export type RecentSmartKit = OperationOutput<typeof getRecentSmartKits>['pageItems'][number];

/** Loads the caller's projects that are not ordered yet, that of the active cart first, then those changed last. */
export const useRunningProjects = () => {
  const { data, error, refetch } = useOperationQuery(getRecentSmartKits, {
    query: { PageNumber: 1, PageSize: OFFERED },
  });
  const cart = useOperationQuery(getCartDetails, {});
  const running = data?.pageItems.filter(({ isOrdered }) => !isOrdered);
  const cartId = cart.data?.CartId;
  return {
    // The choice of the project waits for the cart, else it would change under the reader's eyes.
    projects: cart.isPending
      ? undefined
      : running?.toSorted((one, other) => Number(other.cartId === cartId) - Number(one.cartId === cartId)),
    problem: data ? null : error,
    tryAgain: () => void refetch(),
  };
};
